import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { tsvector } from '../../db/tsvector.server.ts';

/** Longer changes are found by their beginning: PostgreSQL refuses a vector of more than a megabyte. */
const longestSearched = 250_000;

/** Who, what and all changed values, as words without accents; tags of HTML are passed over. */
const searched = sql.raw(
  `to_tsvector('pg_catalog.simple'::regconfig, search_fold(left(actor_name || ' ' || record_id || ' ' || regexp_replace(changes::text, '\\\\[nrtbf"]', ' ', 'g'), ${longestSearched})))`,
);

/**
 * Who changed what, and when. Written in the transaction of the change and never updated, which a trigger of the
 * database refuses; it refers to nothing by foreign key, so that it outlives the records and the people it speaks of.
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
    searchVector: tsvector('search_vector').notNull().generatedAlwaysAs(searched),
  },
  (table) => [
    index('audit_log_record_idx').on(table.collection, table.recordId, table.at),
    index('audit_log_collection_idx').on(table.collection, table.id),
    index('audit_log_actor_idx').on(table.actorId, table.id),
    index('audit_log_action_idx').on(table.action, table.id),
    index('audit_log_at_idx').on(table.at, table.id),
    index('audit_log_search_idx').using('gin', table.searchVector),
  ],
);
