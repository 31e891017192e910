import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { inquiryReference, referenceConstraints, textOfAtMost } from './inquiry-reference.server.ts';

/** The thread: every answer that was written here, as it was sent. */
export const inquiryReplies = pgTable(
  'inquiry_replies',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...inquiryReference(),
    /** No foreign key: an answer outlives its author's account, under the name of that time. */
    authorId: text('author_id').notNull(),
    authorName: text('author_name').notNull(),
    toEmail: text('to_email').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    /** The mail in the outbox. No foreign key: mails are cleared away, the thread is kept. */
    mailId: text('mail_id').notNull(),
    /** Of the form it was written in: sent twice, it leaves once. */
    formKey: uuid('form_key').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    ...referenceConstraints('inquiry_replies', table),
    check('inquiry_replies_subject_check', textOfAtMost(table.subject, 200)),
    check('inquiry_replies_body_check', textOfAtMost(table.body, 10_000)),
  ],
);
