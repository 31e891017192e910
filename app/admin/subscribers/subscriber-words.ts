import type { StateTone } from '~/collections/record-card';
import type { SubscriberStatus } from '~/server/newsletter/subscriber-status';
import type { Guarded } from '../authorise';

export const subscriberGuard = {
  permissions: { read: ['admin'], update: ['admin'], delete: ['admin'], export: ['admin'] },
  messages: { signedOut: 'You must be logged in to manage subscribers' },
} as const satisfies Guarded<'read' | 'update' | 'delete' | 'export'>;

export const subscriberStates: Record<SubscriberStatus, { label: string; tone: StateTone }> = {
  doubtful: { label: 'Doubtful', tone: 'danger' },
  pending: { label: 'Pending', tone: 'caution' },
  confirmed: { label: 'Confirmed', tone: 'success' },
  unsubscribed: { label: 'Unsubscribed', tone: 'neutral' },
  bounced: { label: 'Bounced', tone: 'danger' },
  complained: { label: 'Complained', tone: 'danger' },
};

/** What staff may mark by hand: nobody is subscribed but by their own click. `pending` sends the mail that asks for it. */
export const subscriberMoves = [
  { to: 'pending', label: 'Not spam', from: ['doubtful'] },
  { to: 'unsubscribed', label: 'Unsubscribe', from: ['pending', 'confirmed', 'bounced'] },
  { to: 'bounced', label: 'Mark as bounced', from: ['pending', 'confirmed'] },
  {
    to: 'complained',
    label: 'Mark as complained',
    from: ['doubtful', 'pending', 'confirmed', 'unsubscribed', 'bounced'],
  },
] as const satisfies readonly { to: SubscriberStatus; label: string; from: readonly SubscriberStatus[] }[];

export type SubscriberMove = (typeof subscriberMoves)[number];

export function movesFrom(status: SubscriberStatus): SubscriberMove[] {
  return subscriberMoves.filter(({ from }) => (from as readonly SubscriberStatus[]).includes(status));
}

export const subscriberMessages = {
  gone: 'This subscriber does not exist any more.',
  overtaken: 'This subscriber stands differently by now. Nothing was changed.',
  unreadable: 'This request could not be read.',
  updated: 'Subscriber updated.',
  believed: 'Marked as not spam. The mail that asks to confirm is on its way.',
  deleted: 'Subscriber deleted.',
  failed: 'Failed to change the subscriber.',
} as const;

export const issueMessages = {
  gone: 'This insight is not public any more. Nothing was sent.',
  overtaken: 'This insight was sent before. Nothing was sent twice.',
  nobody: 'Nobody is on the newsletter yet. Nothing was sent.',
  sent: 'The insight is on its way to the newsletter.',
  tested: 'A test is on its way to your own address.',
  failed: 'Failed to send the insight. Nothing was sent.',
} as const;
