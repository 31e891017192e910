import { Reply, UserRound } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { mailTo } from '~/lib/mail-to';
import { buttonClass } from '~/ui/button';
import { CardPresence } from '../presence/card-presence';
import { RecordState, type StateBadge } from '../record-parts';
import { SelectBox } from '../record-selection';
import { When } from '../when';
import { DueTime } from './due-time';
import { type InboxDeclaration, type InboxState, type InquiryCard, inboxPath, inquiryPath } from './inbox';
import { InquiryMoves } from './inquiry-moves';
import { TakesPlace } from './takes-place';

interface Props {
  inbox: InboxDeclaration;
  card: InquiryCard;
  state: InboxState;
  now: Date;
}

/** One of those that came in: who wrote, what, how it stands, and what can be done with it. */
export function InquiryItem({ inbox, card, state, now }: Props) {
  const headingId = useId();
  const article = useFocusWhenMoved<HTMLElement>(card.status);
  const status = inbox.statuses.find(({ key }) => key === card.status);
  return (
    <li data-list-item="">
      <article
        ref={article}
        tabIndex={-1}
        aria-labelledby={headingId}
        className={`grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 rounded-md border bg-raised p-4 sm:p-5 lg:grid-cols-[17rem_minmax(0,1fr)] ${
          card.due?.overdue ? 'border-danger' : 'border-line'
        }`}
      >
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 text-xs text-muted">
            <SelectBox id={card.id} title={`what ${card.name} sent`} />
            {status && <RecordState state={status satisfies StateBadge} />}
            <When at={card.receivedAt} now={now} />
          </p>
          <h3 id={headingId} className="mt-2 font-sans text-base leading-6 font-semibold tracking-normal break-words">
            <Link
              to={inquiryPath(inbox, card.id, state)}
              className="line-clamp-3 w-fit max-w-full underline-offset-4 hover:underline"
            >
              {card.name}
            </Link>
          </h3>
          <Sender card={card} />
          <CardPresence others={card.presence} doing="answering" />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {card.spam && <SpamNotice reason={card.spam} />}
          <Message text={card.message} />
          <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
            <DueTime card={card} now={now} />
            <TakesPlace card={card} now={now} />
            {card.assignee && <Assignee name={card.assignee.name} />}
            <div className="flex flex-wrap gap-2 sm:ml-auto">
              {!card.spam && <ReplyLink inbox={inbox} card={card} state={state} describedBy={headingId} />}
              <InquiryMoves
                inbox={inbox}
                card={card}
                action={inboxPath(inbox, state)}
                describedBy={headingId}
                now={now}
              />
            </div>
          </div>
        </div>
      </article>
    </li>
  );
}

/** The button that was pressed is gone: whoever works by keyboard goes on from this element, not from the top of the page. */
export function useFocusWhenMoved<Shown extends HTMLElement>(status: string) {
  const element = useRef<Shown>(null);
  const last = useRef(status);
  useEffect(() => {
    if (last.current !== status && document.activeElement === document.body) element.current?.focus();
    last.current = status;
  }, [status]);
  return element;
}

export function SpamNotice({ reason }: { reason: string }) {
  return (
    <p className="rounded-sm bg-caution-soft px-3 py-2 text-xs text-caution">
      <strong>Looks like spam.</strong> {reason}
    </p>
  );
}

function Assignee({ name }: { name: string }) {
  return (
    <p className="flex items-center gap-1.5 text-xs text-muted">
      <UserRound size={14} aria-hidden="true" />
      <span className="sr-only">Assigned to </span>
      {name}
    </p>
  );
}

function ReplyLink({ inbox, card, state, describedBy }: Omit<Props, 'now'> & { describedBy: string }) {
  return (
    <Link
      to={`${inquiryPath(inbox, card.id, state)}#reply`}
      aria-describedby={describedBy}
      className={buttonClass('quiet', 'md', 'max-sm:-ml-4')}
    >
      <Reply size={16} aria-hidden="true" />
      Reply
    </Link>
  );
}

/** Address, company, and what was chosen from lists. */
export function Sender({ card: { email, company, facts } }: { card: InquiryCard }) {
  return (
    <>
      <p className="text-sm break-words">
        <a
          href={mailTo(email)}
          className="inline-block max-w-full text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {email}
        </a>
      </p>
      {company && <p className="text-sm break-words">{company}</p>}
      {facts.length > 0 && (
        <dl className="mt-3 grid gap-1 text-xs">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex flex-wrap gap-x-2">
              <dt className="text-muted">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

const longMessage = { characters: 700, lines: 8 };

/** A long one is cut for the eye until it is opened; whoever listens or searches the page has it whole. */
function Message({ text }: { text: string | null }) {
  if (text === null) return <p className="text-sm text-muted">No message.</p>;
  const words = 'max-w-[75ch] text-sm leading-6 break-words whitespace-pre-wrap';
  if (text.length <= longMessage.characters && text.split('\n').length <= longMessage.lines) {
    return (
      <p dir="auto" className={words}>
        {text}
      </p>
    );
  }
  return (
    <div className="group">
      <p dir="auto" className={`${words} line-clamp-[8] group-has-[details[open]]:line-clamp-none`}>
        {text}
      </p>
      <details className="mt-2">
        <summary className="w-fit cursor-pointer text-xs text-accent underline underline-offset-4">
          Whole message
        </summary>
      </details>
    </div>
  );
}
