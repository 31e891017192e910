import { count, eq, sql } from 'drizzle-orm';
import type { Orm } from '~/db/client.server';
import { pathKey } from '../redirects/path-key';
import { CountWriter } from './count-writer.server';
import { missedViews } from './missed_views.table.server';
import { readKey } from './page-view';
import type { ViewCounts } from './view-counts';

/** A day has so many rows, or as many more as come with one write: addresses can be invented. */
const mostRowsADay = 1000;

/** Views of addresses at which there is no page. */
export const countedMisses = new CountWriter(storeMisses);

/** Adds counts to those of today, by the database's clock. */
export async function storeMisses(database: Orm, counts: ViewCounts): Promise<void> {
  const sums = new Map<string, { path: string; referrer: string; views: number }>();
  for (const [key, views] of counts) {
    const { path: asked, referrer } = readKey(key);
    const path = pathKey(asked);
    if (path === null) continue;
    // A path has no tab in it.
    const together = `${path}\t${referrer}`;
    sums.set(together, { path, referrer, views: (sums.get(together)?.views ?? 0) + views });
  }
  // In one order everywhere, so that two processes never wait for each other.
  const sorted = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, mostRowsADay);
  if (sorted.length === 0) return;
  await database.transaction(async (tx) => {
    const day = sql<string>`(now() at time zone 'UTC')::date`;
    const [known] = await tx.select({ rows: count() }).from(missedViews).where(eq(missedViews.day, day));
    if ((known?.rows ?? 0) >= mostRowsADay) return;
    await tx
      .insert(missedViews)
      .values(sorted.map(([, sum]) => ({ day, ...sum })))
      .onConflictDoUpdate({
        target: [missedViews.day, missedViews.path, missedViews.referrer],
        set: { views: sql`${missedViews.views} + excluded.views` },
      });
  });
}
