import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { oneOf } from '../../db/table-parts.ts';
import { devices } from './view-facts.ts';

/**
 * How often pages were viewed, by day of UTC. Sums alone: no row speaks of a person or of a single visit, and nothing in
 * it can tell one visitor from another.
 */
export const pageViews = pgTable(
  'page_views',
  {
    day: date('day').notNull(),
    path: text('path').notNull(),
    /** Host of the page that linked here; `self` for ours, `other` beyond what a day may hold, empty when unknown. */
    referrer: text('referrer').notNull(),
    device: text('device', { enum: devices }).notNull(),
    /** Two letters of ISO 3166, as the proxy says it (COUNTRY_HEADER); empty when unknown. */
    country: text('country').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.path, table.referrer, table.device, table.country] }),
    check('page_views_views_check', sql`${table.views} > 0`),
    check('page_views_device_check', oneOf(table.device, devices)),
    check('page_views_country_check', sql`${table.country} ~ '^([A-Z]{2})?$'`),
  ],
);
