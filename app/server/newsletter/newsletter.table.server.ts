import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Who asked for the newsletter. Nothing is sent to an address that is `pending`, but the mail that asks to confirm. */
export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    email: text('email').notNull(),
    status: text('status', { enum: ['pending', 'confirmed', 'unsubscribed'] })
      .notNull()
      .default('pending'),
    /** When the form was sent, which is the consent to be written to. */
    consentAt: timestamp('consent_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('newsletter_subscribers_email_key').on(sql`lower(${table.email})`),
    check('newsletter_subscribers_status_check', sql`${table.status} in ('pending', 'confirmed', 'unsubscribed')`),
  ],
);
