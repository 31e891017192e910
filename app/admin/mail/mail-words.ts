import type { StateTone } from '~/collections/record-card';
import type { MailAttempt, MailStatus } from '~/server/mail/mail-status';
import type { Guarded } from '../authorise';

/** Who may read mails, and stop or repeat them. */
export const mailGuard = {
  permissions: { read: ['admin'], update: ['admin'] },
  messages: { signedOut: 'You must be logged in to manage mail' },
} as const satisfies Guarded<'read' | 'update'>;

export const mailStates: Record<MailStatus, { label: string; tone: StateTone }> = {
  queued: { label: 'Queued', tone: 'info' },
  sending: { label: 'Sending', tone: 'info' },
  sent: { label: 'Sent', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  kept: { label: 'Kept', tone: 'neutral' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
};

export const attemptWords: Record<MailAttempt['outcome'], string> = {
  sent: 'The mail server took it.',
  kept: 'Kept in a file, because no mail server is set.',
  'put-off': 'Not now; it is tried again.',
  'in-doubt': 'Nobody knows: the mail server did not say. It is tried again later.',
  'given-up': 'Not in time; it is not tried again.',
  failed: 'Refused for good.',
  lost: 'Nobody knows: the process that was sending it ended.',
};

/** What can be done with a mail that stands like this. */
export type MailMove = 'again' | 'cancel';

export const mailMoves: Record<MailMove, { label: string; from: readonly MailStatus[]; done: string }> = {
  again: { label: 'Send again', from: ['failed', 'cancelled'], done: 'The mail is on its way again.' },
  cancel: { label: 'Cancel', from: ['queued'], done: 'The mail will not be sent.' },
};

export const mailMessages = {
  gone: 'This mail does not exist any more.',
  overtaken: 'This mail stands differently by now. Nothing was changed.',
  left: 'This address is not on the newsletter any more. Nothing is sent to it.',
  past: 'What this mail says is past: its time, or the demo as it was arranged then. Nothing is sent.',
  deadLink: 'The link in this mail opens nothing any more. Propose times anew instead.',
  unreadable: 'This request could not be read.',
  failed: 'Failed to change the mail.',
} as const;
