import { check, date, pgTable, text } from 'drizzle-orm/pg-core';
import { textOfAtMost } from './inquiry-reference.server.ts';

/** Days in India on which nobody is at work: they stop the clock of what is promised, like a weekend. */
export const holidays = pgTable(
  'holidays',
  {
    /** `YYYY-MM-DD`. */
    day: date('day', { mode: 'string' }).primaryKey(),
    name: text('name').notNull(),
  },
  (table) => [check('holidays_name_check', textOfAtMost(table.name, 100))],
);
