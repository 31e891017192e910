/** Nothing is imported here, so that tables and the browser may read it too. */

/**
 * `doubtful` may have been asked for by a machine, and gets no mail before staff say otherwise; `pending` asked and has not confirmed; `confirmed` gets the newsletter; `unsubscribed` left. Staff mark an address
 * that mails come back from as `bounced`, and who reported one as spam as `complained`.
 */
export const subscriberStatuses = [
  'doubtful',
  'pending',
  'confirmed',
  'unsubscribed',
  'bounced',
  'complained',
] as const;

export type SubscriberStatus = (typeof subscriberStatuses)[number];
