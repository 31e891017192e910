import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { longestPathKey } from './path-key.ts';

/** Where addresses lead at which nothing is published: those of a former site, of mails, of printed matter. */
export const redirects = pgTable(
  'redirects',
  {
    /** As `pathKey` has it. */
    path: text('path').primaryKey(),
    /** A path of this site, with its query and fragment, or an address that starts with https://. */
    target: text('target').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check(
      'redirects_path_check',
      sql`${table.path} like '/%' and char_length(${table.path}) <= ${sql.raw(String(longestPathKey))}`,
    ),
    check(
      'redirects_target_check',
      sql`${table.target} ~ '^(/|https://)' and char_length(${table.target}) <= 2000 and ${table.target} <> ${table.path}`,
    ),
  ],
);
