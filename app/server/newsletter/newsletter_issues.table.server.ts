import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '../../db/table-parts.ts';

/**
 * An insight that was sent to the newsletter, in the words it had then. Its mails go into the outbox a few at a time, so
 * that whoever waits for another mail does not wait for all of them.
 */
export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Not a foreign key: what was sent was sent, whatever becomes of the insight. Each is sent once. */
    insightId: uuid('insight_id').notNull(),
    title: text('title').notNull(),
    excerpt: text('excerpt').notNull(),
    author: text('author').notNull(),
    /** Path of the insight on the site. */
    path: text('path').notNull(),
    /** Whoever was confirmed by then gets it. */
    sentAt: moment('sent_at').notNull().defaultNow(),
    /** Of the subscribers in the order of their ids, the last whose mail was queued. */
    lastSubscriber: uuid('last_subscriber'),
    /** Mails queued so far. */
    mails: integer('mails').notNull().default(0),
    /** When the last mail was queued; null while some are missing. */
    finishedAt: moment('finished_at'),
  },
  (table) => [
    uniqueIndex('newsletter_issues_insight_key').on(table.insightId),
    index('newsletter_issues_open_idx').on(table.sentAt).where(sql`${table.finishedAt} is null`),
    check('newsletter_issues_mails_check', sql`${table.mails} >= 0`),
  ],
);
