import { sql } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import type { BoundCollection } from './record-binding.server';
import { boundCollections } from './registry.server';

/**
 * In how many milliseconds, by the database's clock, time alone next shows or hides a record of any collection; null
 * when no record waits for that.
 */
export async function nextScheduledInMs(): Promise<number | null> {
  const waits = await Promise.all(boundCollections.map(scheduledInMs));
  const known = waits.filter((wait) => wait !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** The same for one collection. */
export async function scheduledInMs({
  table,
  schedule,
}: Pick<BoundCollection, 'table' | 'schedule'>): Promise<number | null> {
  if (!schedule) return null;
  const { waiting, until } = schedule;
  const [row] = await orm()
    .select({ ms: sql<string | null>`ceil(extract(epoch from min(${until}) - now()) * 1000)::text` })
    .from(table)
    .where(sql`${waiting} and ${until} > now()`);
  return row?.ms == null ? null : Math.max(0, Number(row.ms));
}
