import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Who changed what, and when. Written in the transaction of the change and never updated; it refers to nothing by
 * foreign key, so that it outlives the records and the people it speaks of.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull(),
    action: text('action').notNull(),
    collection: text('collection').notNull(),
    recordId: text('record_id').notNull(),
    /** Changed fields only: `{ title: { before, after } }`. */
    changes: jsonb('changes').notNull(),
  },
  (table) => [index('audit_log_record_idx').on(table.collection, table.recordId, table.at)],
);
