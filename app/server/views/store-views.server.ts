import { count, eq, sql } from 'drizzle-orm';
import type { Orm } from '~/db/client.server';
import { CountWriter } from './count-writer.server';
import { pageViews } from './page_views.table.server';
import { readKey } from './page-view';
import { ViewCounter, type ViewCounts, withoutReferrer } from './view-counts';

const rowsAtOnce = 500;
/** A day has this many rows at most before the pages that linked here are no longer told apart: names can be invented. */
const mostRowsADay = 20_000;

/** Views of pages that are there. */
export const countedViews = new CountWriter(storeViews);

/** Adds counts to those of today, by the database's clock. */
export async function storeViews(database: Orm, counts: ViewCounts): Promise<void> {
  await database.transaction(async (tx) => {
    const today = sql<string>`(now() at time zone 'UTC')::date`;
    const [known] = await tx.select({ rows: count() }).from(pageViews).where(eq(pageViews.day, today));
    const sums = new ViewCounter();
    const isFull = (known?.rows ?? 0) >= mostRowsADay;
    for (const [key, views] of counts) sums.add(isFull ? withoutReferrer(key) : key, views);
    // In one order everywhere, so that two processes never wait for each other.
    const sorted = sums.take().sort(([a], [b]) => (a < b ? -1 : 1));
    for (let first = 0; first < sorted.length; first += rowsAtOnce) {
      const rows = sorted
        .slice(first, first + rowsAtOnce)
        .map(([key, views]) => ({ day: today, ...readKey(key), views }));
      await tx
        .insert(pageViews)
        .values(rows)
        .onConflictDoUpdate({
          target: [pageViews.day, pageViews.path, pageViews.referrer, pageViews.device, pageViews.country],
          set: { views: sql`${pageViews.views} + excluded.views` },
        });
    }
  });
}
