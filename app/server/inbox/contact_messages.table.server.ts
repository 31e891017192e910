import { sql } from 'drizzle-orm';
import { check, pgTable, text } from 'drizzle-orm/pg-core';
import { inquiryColumns, inquiryConstraints } from './inquiry-columns.server.ts';
import { contactStatuses } from './inquiry-options.ts';

/** What came in through the contact form. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    ...inquiryColumns(['subject']),
    company: text('company'),
    /** A key of `contactSubjects`. The list may grow and shrink, so the database does not know it. */
    subject: text('subject'),
    message: text('message').notNull(),
    status: text('status', { enum: contactStatuses }).notNull().default('unread'),
  },
  (table) => [
    ...inquiryConstraints('contact_messages', table, contactStatuses),
    check('contact_messages_subject_check', sql`${table.subject} ~ '^[a-z][a-z0-9-]{0,59}$'`),
  ],
);
