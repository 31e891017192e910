import { type SQL, sql } from 'drizzle-orm';
import { type ExtraConfigColumn, timestamp } from 'drizzle-orm/pg-core';

/** For a check: one of a few words. They are typed in code, so they need no escaping. A check lets null pass. */
export function oneOf(column: ExtraConfigColumn, words: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;
}

/** A column with a moment, the same wherever it is read. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });
