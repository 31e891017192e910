import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Challenges whose solution was used, so that none counts twice, whichever process gets it; until they expire anyway. */
export const spentProofs = pgTable(
  'spent_proofs',
  {
    /** The challenge's own random number. */
    nonce: text('nonce').primaryKey(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('spent_proofs_expires_at_idx').on(table.expiresAt),
    check('spent_proofs_nonce_check', sql`${table.nonce} ~ '^[0-9a-f]{32}$'`),
  ],
);
