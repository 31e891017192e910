import { When } from '../when';
import type { InquiryCard } from './inbox';

/** When the demo takes place, where that is arranged. */
export function TakesPlace({ card, now }: { card: InquiryCard; now: Date }) {
  if (!card.appointment) return null;
  return (
    <p className="text-xs font-medium">
      {wordsOf(card, card.appointment.at, now)} <When at={card.appointment.at} now={now} />
    </p>
  );
}

function wordsOf({ status }: InquiryCard, at: string, now: Date): string {
  if (new Date(at) > now) return 'Takes place';
  return status === 'completed' ? 'Took place' : 'Was to take place';
}
