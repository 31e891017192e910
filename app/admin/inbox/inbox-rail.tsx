import { Link } from 'react-router';
import { exactTime, relativeTime } from '~/lib/dates';
import { countText } from '../count';
import { RecordState } from '../record-parts';
import { excerptOf } from './excerpt';
import { type InboxDeclaration, type InboxView, type InquiryCard, inboxPath, inquiryPath } from './inbox';
import { TakesPlace } from './takes-place';

interface Props {
  inbox: InboxDeclaration;
  view: InboxView;
  openId: string;
  now: Date;
}

/** The list that one was opened from, to go on to the next; where the window is wide enough for both. */
export function InboxRail({ inbox, view, openId, now }: Props) {
  const { state, cards, total } = view;
  return (
    <nav aria-label={inbox.heading} className="hidden min-w-0 xl:block">
      <p className="mb-2 flex items-baseline justify-between gap-2 text-xs text-muted">
        <Link to={inboxPath(inbox, state)} className="py-1 underline underline-offset-4 hover:text-text">
          {inbox.heading}
        </Link>
        <span className="tabular-nums">{countText(total)}</span>
      </p>
      <ul className="divide-y divide-line rounded-md border border-line bg-raised">
        {cards.map((card) => (
          <li key={card.id}>
            <RailEntry
              inbox={inbox}
              card={card}
              to={inquiryPath(inbox, card.id, state)}
              open={card.id === openId}
              now={now}
            />
          </li>
        ))}
        {cards.length === 0 && (
          <li className="px-3 py-6 text-center text-xs text-muted">Nothing else is in this list.</li>
        )}
      </ul>
      {total.rows > cards.length && (
        <p className="mt-2 text-xs text-muted">
          <Link to={inboxPath(inbox, state)} className="py-1 underline underline-offset-4 hover:text-text">
            All {countText(total)} in the list
          </Link>
        </p>
      )}
    </nav>
  );
}

interface EntryProps {
  inbox: InboxDeclaration;
  card: InquiryCard;
  to: string;
  open: boolean;
  now: Date;
}

function RailEntry({ inbox, card, to, open, now }: EntryProps) {
  const status = inbox.statuses.find(({ key }) => key === card.status);
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={open ? 'page' : undefined}
      className="grid grid-cols-[minmax(0,1fr)] gap-1 border-l-2 border-transparent px-3 py-2.5 hover:bg-sunken aria-[current]:border-accent aria-[current]:bg-sunken"
    >
      <span className="flex items-baseline justify-between gap-2">
        <span className="min-w-0 truncate text-sm font-medium">{card.name}</span>
        <time dateTime={card.receivedAt} title={exactTime(card.receivedAt)} className="shrink-0 text-2xs text-muted">
          {relativeTime(card.receivedAt, now)}
        </time>
      </span>
      <span className="truncate text-xs text-muted">{excerptOf(card.message ?? card.facts[0]?.value ?? '')}</span>
      <span className="flex items-center gap-2">
        {status && <RecordState state={status} />}
        {card.due?.overdue && <span className="text-2xs font-medium text-danger">Overdue</span>}
      </span>
      <TakesPlace card={card} now={now} />
    </Link>
  );
}
