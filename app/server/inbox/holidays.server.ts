import { asc } from 'drizzle-orm';
import { type Executor, orm } from '~/db/client.server';
import type { Holidays } from '~/lib/business-time';
import { holidays } from './holidays.table.server';

export interface Holiday {
  /** `YYYY-MM-DD`. */
  day: string;
  name: string;
}

/** Every holiday, earliest first. */
export function listHolidays(executor: Executor = orm()): Promise<Holiday[]> {
  return executor.select().from(holidays).orderBy(asc(holidays.day));
}

/** The days alone, for reckoning due times: nothing due is stored, so a new holiday counts at once for all that is open. */
export async function readHolidays(executor: Executor = orm()): Promise<Holidays> {
  return new Set((await listHolidays(executor)).map(({ day }) => day));
}
