import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often addresses were asked for at which there is no page, by day of UTC: sums alone, as in `page_views`. */
export const missedViews = pgTable(
  'missed_views',
  {
    day: date('day').notNull(),
    /** As `pathKey` has it. */
    path: text('path').notNull(),
    /** Host of the page that linked there; `self` for ours, empty when unknown. */
    referrer: text('referrer').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.path, table.referrer] }),
    check('missed_views_views_check', sql`${table.views} > 0`),
  ],
);
