import { and, eq, gt, sql } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { boundCollections } from './registry.server';

/**
 * In how many milliseconds, by the database's clock, the next scheduled record becomes public; null when none is
 * scheduled. Collections without a publish date have nothing to schedule.
 */
export async function nextScheduledInMs(): Promise<number | null> {
  const waits = await Promise.all(
    boundCollections.map(async ({ table }) => {
      const [row] = await orm()
        .select({ wait: sql<string | null>`extract(epoch from min(${table.publishDate}) - now()) * 1000` })
        .from(table)
        .where(and(eq(table.status, 'published'), gt(table.publishDate, sql`now()`)));
      return row?.wait == null ? null : Number(row.wait);
    }),
  );
  const known = waits.filter((wait) => wait !== null);
  return known.length === 0 ? null : Math.min(...known);
}
