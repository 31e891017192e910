import { sql } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import type { RecordTable } from './record-binding.server';
import { boundCollections } from './registry.server';

/**
 * In how many milliseconds, by the database's clock, the next scheduled record of any collection becomes public; null
 * when none is scheduled.
 */
export async function nextScheduledInMs(): Promise<number | null> {
  const waits = await Promise.all(boundCollections.map(({ table }) => scheduledInMs(table)));
  const known = waits.filter((wait) => wait !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** The same for one table. */
export async function scheduledInMs(table: RecordTable): Promise<number | null> {
  const [row] = await orm()
    .select({ ms: sql<string | null>`ceil(extract(epoch from min(${table.publishDate}) - now()) * 1000)::text` })
    .from(table)
    .where(sql`${table.status} = 'published' and ${table.publishDate} > now()`);
  return row?.ms == null ? null : Math.max(0, Number(row.ms));
}
