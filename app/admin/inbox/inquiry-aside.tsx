import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { relativeTime } from '~/lib/dates';
import { RecordState } from '../record-parts';
import { When } from '../when';
import { Sender } from './inquiry-item';
import type { HistoryEntry, InquiryView, OtherInquiry } from './inquiry-view';

interface Props {
  inquiry: InquiryView;
  now: Date;
}

/** Who wrote, what else they sent, and what was done. */
export function InquiryAside({ inquiry, now }: Props) {
  const { card, others, history } = inquiry;
  return (
    <aside aria-label="About it" className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-7">
      <Part title="From">
        <p className="text-sm font-medium break-words">{card.name}</p>
        <Sender card={card} />
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
