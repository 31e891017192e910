import { exactTime, relativeTime } from '~/lib/dates';
import type { InquiryCard } from './inbox';

/** By when it has to be answered. */
export function DueTime({ due, now }: { due: InquiryCard['due']; now: Date }) {
  if (!due) return null;
  return (
    <p className={`text-xs ${due.overdue ? 'font-medium text-danger' : 'text-muted'}`}>
      {due.overdue ? 'Overdue: the answer was due ' : 'Answer due '}
      <time dateTime={due.at} title={exactTime(due.at)}>
        {relativeTime(due.at, now)}
      </time>
    </p>
  );
}
