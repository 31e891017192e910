import { useForm } from '@conform-to/react';
import { type ReactNode, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { withErrorMark, withoutErrorMark } from '~/lib/error-title';
import { cookiesOffField } from '~/lib/toast';
import type { InquiryAnswer, InquiryTicket } from '~/server/inbox/inquiry-ticket';
import { Button } from '~/ui/button';
import type { FieldState } from '~/ui/field';
import { ShowToast } from '~/ui/toast';
import { useHydrated } from '~/ui/use-hydrated';
import type { inquiryChecks } from './inquiry-check';

/** What the route knows of the form: the ticket of this rendering, what the address preselects, what was answered. */
export interface InquiryState {
  ticket: InquiryTicket;
  /** What selects start with, by their names: what the address names and they offer. */
  chosen: Readonly<Record<string, string>>;
  answer?: InquiryAnswer | undefined;
}

interface Props extends InquiryState {
  id: string;
  /** Where it is sent: the page's own path. */
  path: string;
  /** Which rules it is checked with while it is filled in. */
  rules: keyof typeof inquiryChecks;
  /** The names of its fields, from top to bottom. */
  names: readonly string[];
  label: string;
  busyLabel: string;
  note: ReactNode;
  children: (field: (name: string) => { field: FieldState; first: boolean }) => ReactNode;
}

/**
 * A form that visitors write to us with. It checks while it is filled in, keeps everything, and is sent once. Where the
 * rules can't be fetched, the server alone checks what is sent.
 */
export function InquiryForm(props: Props) {
  const { id, ticket } = props;
  const shown = useRef(ticket.formKey);
  useEffect(() => {
    // The button that sent the last one is gone with it: who works by keyboard goes on at the form, not at the page's top.
    if (shown.current !== ticket.formKey) document.getElementById(id)?.focus({ preventScroll: true });
    shown.current = ticket.formKey;
  }, [id, ticket.formKey]);
  // A new ticket is a new form: what was sent is gone from it.
  return <TicketedForm key={ticket.formKey} {...props} />;
}

function TicketedForm(props: Props) {
  const { id, path, rules, names, chosen, answer, label, busyLabel, note, children } = props;
  const hydrated = useHydrated();
  const sending = useNavigation().formMethod === 'POST';
  const { check, fetchCheck, afterFetching } = useCheck(id, rules);
  const ticket = answer?.ticket ?? props.ticket;
  const [form, fields] = useForm<Record<string, unknown>>({
    id,
    defaultValue: chosen,
    lastResult: answer?.submission,
    ...(check && { onValidate: ({ formData }) => check(formData), shouldRevalidate: 'onInput' as const }),
  });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // It was disabled while the form was sent, which took the focus from it: who works by keyboard can send again at once.
    if (answer?.toast && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [answer]);
  useErrorTitle(!form.valid || answer?.toast?.variant === 'destructive');
  const errors = answer?.submission?.error ?? {};
  const firstWrong = names.find((name) => errors[name]);
  return (
    <Form
      method="post"
      action={path}
      id={form.id}
      onSubmit={afterFetching(form.onSubmit)}
      onFocus={fetchCheck}
      noValidate={form.noValidate}
      preventScrollReset
      tabIndex={-1}
      className="grid gap-6 outline-none"
    >
      {answer?.toast && <ShowToast toast={answer.toast} />}
      <input type="hidden" name="form_key" value={ticket.formKey} />
      <input type="hidden" name="opened_at" value={ticket.openedAt} />
      {hydrated && !navigator.cookieEnabled && <input type="hidden" name={cookiesOffField} value="yes" />}
      <Honeypot />
      {children((name) => ({ field: fields[name] as FieldState, first: name === firstWrong }))}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button ref={button} type="submit" size="lg" disabled={sending}>
          {sending ? busyLabel : label}
        </Button>
        <p className="max-w-[40ch] text-sm text-muted">{note}</p>
      </div>
    </Form>
  );
}

/** The title of the page says that something is wrong, as the server's does for who has no scripts. */
function useErrorTitle(isWrong: boolean) {
  useEffect(() => {
    document.title = (isWrong ? withErrorMark : withoutErrorMark)(document.title);
  }, [isWrong]);
}

type Check = (typeof inquiryChecks)[keyof typeof inquiryChecks];

/**
 * The rules, fetched when a field is in focus for the first time. Whoever sends the form sooner waits for them, so that
 * mistakes are shown without a round trip; `afterFetching` makes the handler that does.
 */
function useCheck(id: string, rules: keyof typeof inquiryChecks) {
  const [check, setCheck] = useState<Check>();
  const [isSettled, setSettled] = useState(false);
  const sender = useRef<HTMLElement | null>(null);
  const fetchCheck = useCallback(() => {
    import('./inquiry-check')
      .then(({ inquiryChecks }) => setCheck(() => inquiryChecks[rules]))
      .catch(() => undefined)
      .finally(() => setSettled(true));
  }, [rules]);
  // Scripts come with the first key or touch, so a field may have been in focus before React was there to hear of it.
  useEffect(() => {
    if (document.getElementById(id)?.contains(document.activeElement)) fetchCheck();
  }, [id, fetchCheck]);
  useEffect(() => {
    const form = document.getElementById(id);
    if (!isSettled || !sender.current || !(form instanceof HTMLFormElement)) return;
    form.requestSubmit(sender.current);
    sender.current = null;
  }, [isSettled, id]);
  const afterFetching =
    (send: (event: SubmitEvent<HTMLFormElement>) => void) => (event: SubmitEvent<HTMLFormElement>) => {
      if (isSettled) {
        send(event);
        return;
      }
      event.preventDefault();
      sender.current = event.nativeEvent.submitter;
      fetchCheck();
    };
  return { check, fetchCheck, afterFetching };
}

/** People neither see nor reach it; machines fill it in. */
function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        Leave this empty
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
