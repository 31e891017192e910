import { When } from '../when';
import type { InquiryCard } from './inbox';

/** By when it has to be answered, or when it was. */
export function DueTime({ card: { due, answeredAt }, now }: { card: InquiryCard; now: Date }) {
  const at = due?.at ?? answeredAt;
  if (at === null) return null;
  return (
    <p className={`text-xs ${due?.overdue ? 'font-medium text-danger' : 'text-muted'}`}>
      {due === null ? 'Answered ' : due.overdue ? 'Overdue: the answer was due ' : 'Answer due '}
      <When at={at} now={now} />
    </p>
  );
}
