import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment, oneOf } from '../../db/table-parts.ts';
import { subscriberStatuses } from './subscriber-status.ts';

/** Who asked for the newsletter. Nothing is sent to an address that is `pending`, but the mail that asks to confirm. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    status: text('status', { enum: subscriberStatuses }).notNull().default('pending'),
    /** When the form was sent, which is the consent to be written to, and which words stood beside it. */
    consentAt: moment('consent_at').notNull().defaultNow(),
    consentVersion: text('consent_version').notNull().default('2026-11'),
    /** Of the link in the last mail that asked to confirm; only the hash is kept. Null once the address left. */
    confirmTokenHash: text('confirm_token_hash'),
    confirmUntil: moment('confirm_until'),
    /** When the last mail that answers the form was queued: somebody else's address can't be flooded with them. */
    mailedAt: moment('mailed_at'),
    confirmedAt: moment('confirmed_at'),
    unsubscribedAt: moment('unsubscribed_at'),
    /** What the link that unsubscribes carries, for as long as the address is known. */
    unsubscribeToken: uuid('unsubscribe_token').notNull().defaultRandom(),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('newsletter_subscribers_confirm_key').on(table.confirmTokenHash),
    uniqueIndex('newsletter_subscribers_unsubscribe_key').on(table.unsubscribeToken),
    index('newsletter_subscribers_consent_at_idx').on(
      table.consentAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    check('newsletter_subscribers_status_check', oneOf(table.status, subscriberStatuses)),
    check(
      'newsletter_subscribers_confirm_check',
      sql`(${table.confirmTokenHash} is null) = (${table.confirmUntil} is null)`,
    ),
    check(
      'newsletter_subscribers_confirmed_check',
      sql`${table.status} <> 'confirmed' or ${table.confirmedAt} is not null`,
    ),
  ],
);
