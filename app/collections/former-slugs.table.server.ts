import { check, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { hasSlugShape } from './columns.server.ts';

/**
 * Addresses that records had while visitors could see them. No foreign key: records of all collections are here; the
 * writer takes them away with their record.
 */
export const formerSlugsTable = pgTable(
  'former_slugs',
  {
    collection: text('collection').notNull(),
    slug: text('slug').notNull(),
    recordId: uuid('record_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.slug] }),
    check('former_slugs_slug_check', hasSlugShape(table.slug)),
    index('former_slugs_record_idx').on(table.collection, table.recordId),
  ],
);
