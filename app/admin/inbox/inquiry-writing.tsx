import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { mailTo } from '~/lib/mail-to';
import { Button } from '~/ui/button';
import { useChanges } from '../editor/use-changes';
import { TextareaField, TextField } from '../fields/text-field';
import { answeredField, type FormAnswer } from '../form-answer';
import { EnterSendsNothing, usePageForm } from '../page-form';
import { useFocusOnRefusal } from '../use-focus-on-refusal';
import type { InboxDeclaration } from './inbox';
import { longestNote, longestReply, startsWith } from './inquiry-forms';
import type { InquiryView } from './inquiry-view';
import { type Keeping, KeptWriting } from './kept-writing';
import { TemplateChoice, withTemplate } from './template-choice';

function useSendsTo() {
  const { pathname, search } = useLocation();
  const { state, formData } = useNavigation();
  return { action: `${pathname}${search}`, sending: state === 'submitting' ? formData?.get('intent') : null };
}

/** Ctrl or Command with Enter in a field presses the button of the form, as in programs for mail. */
function sendOnModEnter(intent: string) {
  return (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLButtonElement>(`button[name=intent][value=${intent}]`)?.click();
  };
}

interface Props {
  /** Sent twice, what is written in it counts once. */
  formKey: string;
  answer: FormAnswer | undefined;
  keeping: Keeping;
  onKeeper: ComponentProps<typeof KeptWriting>['onKeeper'];
  /** Hears whether something is written that was not sent. */
  onUnsaved: (isUnsaved: boolean) => void;
}

/** Follows a form of the page; `cameBack` is one that comes back with what was typed. */
export function useUnsaved(
  form: RefObject<HTMLFormElement | null>,
  onUnsaved: Props['onUnsaved'],
  cameBack: boolean,
): void {
  const { dirty } = useChanges(form, cameBack);
  useEffect(() => {
    onUnsaved(dirty);
    return () => onUnsaved(false);
  }, [dirty, onUnsaved]);
}

/** Whoever came by “Reply” writes at once. */
function useCaretOnReply(form: RefObject<HTMLFormElement | null>): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const body = form.current?.querySelector<HTMLTextAreaElement>('[name=body]');
    if (hash === '#reply') body?.focus({ preventScroll: true });
  }, [form, hash, key]);
}

/** Writes an answer, which leaves by e-mail and marks what it answers. */
export function ReplyForm(props: Props & { inquiry: InquiryView; inbox: InboxDeclaration }) {
  const { formKey, inquiry, answer, inbox, keeping, onKeeper, onUnsaved } = props;
  const { card, templates } = inquiry;
  const starts = startsWith(inquiry);
  const { action, sending } = useSendsTo();
  const typed = answer && withTemplate(answer, templates, starts.subject ?? '');
  const form = useFocusOnRefusal(answer);
  const pageForm = usePageForm();
  useUnsaved(form, onUnsaved, Boolean(answer?.typed.body));
  useCaretOnReply(form);
  const answered = card.status === inbox.answered ? null : inbox.statuses.find(({ key }) => key === inbox.answered);
  return (
    <section
      id="reply"
      aria-labelledby="reply-title"
      className="no-print scroll-mt-6 rounded-md border border-line bg-raised p-4 sm:p-5"
    >
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3">
        <h3 id="reply-title" className="font-sans text-base leading-6 font-semibold tracking-normal">
          Reply
        </h3>
        <p className="min-w-0 text-xs leading-6 break-words text-muted">
          To {card.email} ·{' '}
          <a href={mailTo(card.email, card.replySubject)} className="text-accent underline underline-offset-4">
            Reply by e-mail
          </a>{' '}
          from your own program
        </p>
      </div>
      <KeptWriting
        keeping={keeping}
        onKeeper={onKeeper}
        form={form}
        starts={{ subject: starts.subject ?? '', body: '' }}
        labels={{ subject: 'Subject', body: 'Answer' }}
        label="Unsaved answer"
      />
      <Form
        ref={form}
        method="post"
        action={action}
        preventScrollReset
        onKeyDown={sendOnModEnter('reply')}
        className="grid gap-4"
      >
        <EnterSendsNothing />
        <input type="hidden" name="reply_key" form={pageForm} value={formKey} />
        <input type="hidden" name="answers_seen" form={pageForm} value={answersIn(inquiry)} />
        <TemplateChoice
          templates={templates}
          first={starts.subject ?? ''}
          answer={answer}
          action={`${action}#reply`}
          form={form}
        />
        <TextField
          field={{ ...answeredField('subject', starts.subject ?? '', typed), form: pageForm }}
          label="Subject"
          required
        />
        <TextareaField
          field={{ ...answeredField('body', '', typed), form: pageForm }}
          label="Answer"
          rows={10}
          required
          help={`At most ${longestReply.toLocaleString('en-US')} characters. What they wrote is quoted below it.`}
        />
        <NotSent sentences={answer?.errors.reply} />
        <p className="flex flex-wrap items-center gap-4">
          <Button type="submit" form={pageForm} name="intent" value="reply" aria-disabled={sending === 'reply'}>
            {sending === 'reply' ? 'Sending...' : 'Send reply'}
          </Button>
          {answered && <span className="text-xs text-muted">Sending marks it as {answered.label}.</span>}
        </p>
      </Form>
    </section>
  );
}

const answersIn = ({ conversation }: InquiryView) => conversation.filter(({ kind }) => kind === 'reply').length;

/** Why the answer did not leave, though nothing is wrong with its fields. */
function NotSent({ sentences }: { sentences: string[] | undefined }) {
  if (!sentences) return null;
  return (
    <p role="alert" className="rounded-sm bg-danger-soft p-3 text-sm text-danger">
      {sentences.join(' ')}
    </p>
  );
}

/** Keeps a note among the staff. */
export function NoteForm({ formKey, answer, keeping, onKeeper, onUnsaved }: Props) {
  const { action, sending } = useSendsTo();
  const form = useFocusOnRefusal(answer);
  const pageForm = usePageForm();
  useUnsaved(form, onUnsaved, Boolean(answer?.typed.note));
  return (
    <div className="no-print mt-4">
      <KeptWriting
        keeping={keeping}
        onKeeper={onKeeper}
        form={form}
        starts={{ note: '' }}
        labels={{ note: 'Internal note' }}
        label="Unsaved note"
      />
      <Form
        ref={form}
        id="note"
        method="post"
        action={action}
        preventScrollReset
        aria-label="Note for colleagues"
        onKeyDown={sendOnModEnter('note')}
        className="grid gap-3 rounded-md border border-dashed border-line-strong p-4 sm:p-5"
      >
        <input type="hidden" name="note_key" form={pageForm} value={formKey} />
        <TextareaField
          field={{ ...answeredField('note', '', answer), form: pageForm }}
          label="Internal note"
          rows={2}
          required
          help={`For colleagues only, never sent. At most ${longestNote.toLocaleString('en-US')} characters.`}
        />
        <p>
          <Button
            type="submit"
            variant="outline"
            form={pageForm}
            name="intent"
            value="note"
            aria-disabled={sending === 'note'}
          >
            Add note
          </Button>
        </p>
      </Form>
    </div>
  );
}
