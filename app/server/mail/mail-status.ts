/** Nothing is imported here, so that tables and the browser may read it too. */

/**
 * `queued` waits for its time; `sending` is in the hands of a process; `sent` was accepted by the mail server; `failed`
 * was refused for good or given up; `kept` was written to a file because no mail server is set; `cancelled` by staff.
 */
export const mailStatuses = ['queued', 'sending', 'sent', 'failed', 'kept', 'cancelled'] as const;

export type MailStatus = (typeof mailStatuses)[number];

/**
 * What became of one attempt. `given-up`: put off, for longer than it may wait. Nobody knows whether it arrived when it is
 * `in-doubt`, where the mail server did not say, or `lost`, where the process that sent it vanished.
 */
export interface MailAttempt {
  /** ISO 8601, by the database's clock. */
  at: string;
  outcome: 'sent' | 'kept' | 'put-off' | 'in-doubt' | 'given-up' | 'failed' | 'lost';
  /** What the mail server answered, or what went wrong on the way to it. */
  reply: string;
}

/** A file that travels with a mail. */
export interface MailAttachment {
  filename: string;
  /** Such as `text/calendar; charset=utf-8; method=REQUEST`. */
  contentType: string;
  /** Base64. */
  content: string;
}
