import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { RecordState } from '../record-parts';
import { When } from '../when';
import type { InquiryCard } from './inbox';
import type { ConversationEntry } from './inquiry-view';

/** What was written, in the order of time: the message, answers, and notes that nobody outside sees. */
export function Conversation({ card, entries, now }: { card: InquiryCard; entries: ConversationEntry[]; now: Date }) {
  const latest = useFocusOnNew(entries.length);
  return (
    <ol aria-label="Conversation" className="my-6 grid grid-cols-[minmax(0,1fr)] gap-4">
      <li className="rounded-md border border-line bg-raised p-4 sm:p-5">
        <EntryHead author={card.name} at={card.receivedAt} now={now} />
        {card.message === null ? <p className="text-sm text-muted">No message.</p> : <Words>{card.message}</Words>}
      </li>
      {entries.map((entry, index) => (
        <li
          key={entry.id}
          ref={index === entries.length - 1 ? latest : undefined}
          tabIndex={-1}
          className={`rounded-md border p-4 sm:p-5 ${
            entry.kind === 'note'
              ? 'border-dashed border-line-strong bg-caution-soft'
              : 'ml-6 border-line bg-accent-soft'
          }`}
        >
          {entry.mail ? <Reply entry={entry} mail={entry.mail} now={now} /> : <Note entry={entry} now={now} />}
        </li>
      ))}
    </ol>
  );
}

/** The form with the button that was pressed is gone: whoever works by keyboard goes on from what they wrote. */
function useFocusOnNew(count: number) {
  const latest = useRef<HTMLLIElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current && document.activeElement === document.body) latest.current?.focus();
    before.current = count;
  }, [count]);
  return latest;
}

function Note({ entry, now }: { entry: ConversationEntry; now: Date }) {
  return (
    <>
      <EntryHead author={entry.author} at={entry.at} now={now}>
        <span className="inline-flex items-center gap-1">
          <Lock size={12} aria-hidden="true" />
          Internal note
        </span>
      </EntryHead>
      <Words>{entry.text}</Words>
    </>
  );
}

function Reply({
  entry,
  mail,
  now,
}: {
  entry: ConversationEntry;
  mail: NonNullable<ConversationEntry['mail']>;
  now: Date;
}) {
  return (
    <>
      <EntryHead author={entry.author} at={entry.at} now={now}>
        <RecordState state={mail.delivery} />
      </EntryHead>
      <p className="mb-3 text-xs break-words text-muted">
        To {mail.to} · {mail.subject}
      </p>
      {mail.delivery.problem && <p className="mb-3 text-xs break-words text-danger">{mail.delivery.problem}</p>}
      <Words>{entry.text}</Words>
    </>
  );
}

interface HeadProps {
  author: string;
  at: string;
  now: Date;
  children?: React.ReactNode;
}

function EntryHead({ author, at, now, children }: HeadProps) {
  return (
    <p className="mb-2 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-xs text-muted">
      <span className="min-w-0 font-medium break-words text-text">{author}</span>
      {children}
      <When at={at} now={now} />
    </p>
  );
}

/** What somebody wrote, from the side on which its script begins. */
function Words({ children }: { children: string }) {
  return (
    <p dir="auto" className="max-w-[75ch] text-sm leading-6 break-words whitespace-pre-wrap">
      {children}
    </p>
  );
}
