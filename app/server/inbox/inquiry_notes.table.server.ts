import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { inquiryReference, referenceConstraints, textOfAtMost } from './inquiry-reference.server.ts';

/** What the staff write to each other about a message or a demo request. Never shown to anybody else. */
export const inquiryNotes = pgTable(
  'inquiry_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...inquiryReference(),
    /** No foreign key: a note outlives its author's account, under the name of that time. */
    authorId: text('author_id').notNull(),
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
    /** Of the form it was written in: sent twice, it is stored once. */
    formKey: uuid('form_key').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    ...referenceConstraints('inquiry_notes', table),
    check('inquiry_notes_text_check', textOfAtMost(table.text, 10_000)),
  ],
);
