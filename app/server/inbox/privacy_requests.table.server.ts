import { check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { oneOf } from '../../db/table-parts.ts';

const privacyRequestKinds = ['export', 'erase'] as const;

/** The record that a privacy request was answered. It can prove it for an address, and does not hold the address. */
export const privacyRequests = pgTable(
  'privacy_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: privacyRequestKinds }).notNull(),
    /** Keyed hash of the address, so that guessing addresses does not find it without the installation's secret. */
    addressHash: text('address_hash').notNull(),
    /** How many rows of which table. */
    counts: jsonb('counts').$type<Record<string, number>>().notNull(),
    actorId: text('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('privacy_requests_address_idx').on(table.addressHash, table.at),
    check('privacy_requests_kind_check', oneOf(table.kind, privacyRequestKinds)),
  ],
);
