import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../auth/auth.table.server.ts';

/** Which form somebody of the staff has open now; one that says no more of itself is gone from here soon (decision 107). */
export const openFormsTable = pgTable(
  'open_forms',
  {
    /** Made by the window that shows the form. */
    formKey: text('form_key').primaryKey(),
    /** Name of the collection or the inbox, and which of its records. */
    collection: text('collection').notNull(),
    recordId: uuid('record_id').notNull(),
    profileId: text('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Whether something in it is not saved, or not sent. */
    isWritten: boolean('is_written').notNull(),
    saidAt: timestamp('said_at', { withTimezone: true }).notNull().defaultNow(),
  },
  // As many rows as forms are open: no index would be shorter.
  (table) => [check('open_forms_key_check', sql`char_length(${table.formKey}) between 1 and 200`)],
);
