import type { ReactNode } from 'react';
import { Form, Link, useLocation, useNavigation, useSubmit } from 'react-router';
import { relativeTime } from '~/lib/dates';
import { Button } from '~/ui/button';
import { AskSubmit } from '../ask';
import { inputClass } from '../fields/field';
import { usePageForm } from '../page-form';
import { RecordState } from '../record-parts';
import { When } from '../when';
import { type Colleague, type InboxDeclaration, markSpam } from './inbox';
import { Sender } from './inquiry-item';
import type { HistoryEntry, InquiryView, OtherInquiry } from './inquiry-view';
import { putAsideUnsent } from './unsent-answer';

interface Props {
  inbox: InboxDeclaration;
  inquiry: InquiryView;
  viewer: Colleague;
  now: Date;
  /** Whether an answer is written and not sent. */
  isAnswerBegun: boolean;
}

/** Who wrote, who answers, what else they sent, and what was done. */
export function InquiryAside({ inbox, inquiry, viewer, now, isAnswerBegun }: Props) {
  const { card, others, history } = inquiry;
  return (
    <aside aria-label="About it" className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-7">
      <Part title="From">
        <p className="text-sm font-medium break-words">{card.name}</p>
        <Sender card={card} />
      </Part>
      <Part title="Assigned to">
        <Assignment inquiry={inquiry} viewer={viewer} />
      </Part>
      <Part title="Also from this address">
        {others.length === 0 ? (
          <p className="text-xs text-muted">Nothing else.</p>
        ) : (
          <Others others={others} now={now} />
        )}
      </Part>
      <Part title="History">
        {history.length === 0 ? (
          <p className="text-xs text-muted">Nothing was done yet.</p>
        ) : (
          <History history={history} now={now} />
        )}
      </Part>
      {!card.spam && <MarkAsSpam nouns={inbox.nouns} isAnswerBegun={isAnswerBegun} />}
    </aside>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2 font-sans text-xs font-medium tracking-normal text-muted">{title}</h3>
      {children}
    </section>
  );
}

function Assignment({ inquiry: { card, colleagues }, viewer }: { inquiry: InquiryView; viewer: Colleague }) {
  const { pathname, search } = useLocation();
  const submit = useSubmit();
  const form = usePageForm();
  const { formData } = useNavigation();
  const underWay = formData?.get('intent') === 'assign' ? formData.get('assignee') : null;
  const chosen = typeof underWay === 'string' ? underWay : (card.assignee?.id ?? '');
  const isGone = card.assignee && !colleagues.some(({ id }) => id === card.assignee?.id);
  return (
    <Form method="post" action={`${pathname}${search}`} preventScrollReset className="flex flex-wrap gap-2">
      <input type="hidden" name="intent" value="assign" />
      <select
        name="assignee"
        form={form}
        aria-label="Assigned to"
        value={chosen}
        onChange={({ target }) => void submit(target.form, { preventScrollReset: true })}
        className={inputClass}
      >
        <option value="">Nobody</option>
        {isGone && <option value={card.assignee?.id}>{card.assignee?.name}</option>}
        {colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {id === viewer.id ? `${name} (you)` : name}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" variant="outline" form={form} name="intent" value="assign">
          Assign
        </Button>
      </noscript>
    </Form>
  );
}

function Others({ others, now }: { others: OtherInquiry[]; now: Date }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {others.map(({ id, path, inboxLabel, status, excerpt, receivedAt }) => (
        <li key={id} className="min-w-0 text-xs">
          <p className="flex flex-wrap items-center gap-2">
            <Link to={path} className="py-0.5 text-accent underline underline-offset-4 hover:text-accent-strong">
              {inboxLabel === 'request' ? 'Demo request' : 'Message'}, {relativeTime(receivedAt, now)}
            </Link>
            <RecordState state={status} />
          </p>
          {excerpt && <p className="mt-1 line-clamp-2 break-words text-muted">{excerpt}</p>}
        </li>
      ))}
    </ul>
  );
}

function History({ history, now }: { history: HistoryEntry[]; now: Date }) {
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      {history.map(({ id, actor, at, sentences }) => (
        <li key={id} className="text-xs break-words">
          {sentences.join(' · ')}
          <span className="block text-2xs text-muted">
            {actor}, <When at={at} now={now} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function MarkAsSpam({ nouns: [one], isAnswerBegun }: Pick<InboxDeclaration, 'nouns'> & Pick<Props, 'isAnswerBegun'>) {
  const { pathname, search } = useLocation();
  const form = usePageForm();
  return (
    <Form method="post" action={`${pathname}${search}`} preventScrollReset className="no-print -ml-4">
      <AskSubmit ask={isAnswerBegun ? putAsideUnsent : null} name="to" value={markSpam} form={form} variant="quiet">
        <span className="text-muted">
          Mark as spam<span className="sr-only">{`: this ${one}`}</span>
        </span>
      </AskSubmit>
    </Form>
  );
}
