import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { profiles } from '../auth/auth.table.server.ts';

/** Links by which somebody without an account reads a record that is not public yet; each record has one at most. */
export const previewLinks = pgTable(
  'preview_links',
  {
    /** Of what the link carries. */
    tokenHash: text('token_hash').primaryKey(),
    /** Name of the collection, and which of its records. */
    collection: text('collection').notNull(),
    recordId: uuid('record_id').notNull(),
    /** The link opens nothing after this. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdBy: text('created_by').references(() => profiles.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('preview_links_record_key').on(table.collection, table.recordId)],
);
