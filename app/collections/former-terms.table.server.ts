import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * What a tag, a category or a department was called before staff renamed it, and what it is called now: addresses with the
 * former name are in other people's links. Nothing but such addresses is answered from here (decision 106).
 */
export const formerTermsTable = pgTable(
  'former_terms',
  {
    /** As declarations call it: fields of one name are one over all collections. */
    field: text('field').notNull(),
    name: text('name').notNull(),
    presentName: text('present_name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.field, table.name] }),
    check('former_terms_names_check', sql`${table.name} <> ${table.presentName}`),
    index('former_terms_present_idx').on(table.field, table.presentName),
  ],
);
