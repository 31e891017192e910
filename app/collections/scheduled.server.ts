import { sql } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import type { BoundCollection } from './record-binding.server';
import { boundCollections } from './registry.server';

/**
 * In how many milliseconds, by the database's clock, time alone next shows or hides a record of any of these collections;
 * null when no record waits for that. One query for all of them: it runs after every save, before the pages that the
 * save made stale.
 */
export async function nextScheduledInMs(
  collections: readonly Pick<BoundCollection, 'table' | 'schedule'>[] = boundCollections,
): Promise<number | null> {
  const moments = collections.flatMap(({ table, schedule }) =>
    schedule
      ? [sql`(select min(${schedule.until}) from ${table} where ${schedule.waiting} and ${schedule.until} > now())`]
      : [],
  );
  if (moments.length === 0) return null;
  // Of moments that are not there `least` takes no notice.
  const wait = sql<string | null>`ceil(extract(epoch from least(${sql.join(moments, sql`, `)}) - now()) * 1000)::text`;
  const [row] = await orm().select({ ms: wait }).from(sql`(values (1)) as once`);
  return row?.ms == null ? null : Math.max(0, Number(row.ms));
}
