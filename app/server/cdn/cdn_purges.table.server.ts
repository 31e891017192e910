import { bigint, index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** Purges of the CDN that are still to be asked for. Written in the transaction of the change that they are about. */
export const cdnPurges = pgTable(
  'cdn_purges',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Not before this; later after each failure. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    /** Until then it is in the hands of a process. */
    leaseUntil: timestamp('lease_until', { withTimezone: true }),
  },
  (table) => [index('cdn_purges_due_idx').on(table.dueAt)],
);
