import { setTimeout as pause } from 'node:timers/promises';
import { count, eq, sql } from 'drizzle-orm';
import { type Orm, orm } from '~/db/client.server';
import { log } from '../log.server';
import { pageViews } from './page_views.table.server';
import { readKey } from './page-view';
import { ViewCounter, type ViewCounts, withoutReferrer } from './view-counts';

/** A crash loses what was counted since the last write. */
const writeEveryMs = 10_000;
const rowsAtOnce = 500;
const stopWithinMs = 2000;
/** A day has this many rows at most before the pages that linked here are no longer told apart: names can be invented. */
const mostRowsADay = 20_000;

const counter = new ViewCounter();
let timer: NodeJS.Timeout | undefined;
let writing: Promise<void> = Promise.resolve();

/** Counts one view, or what a thread counted; written with the next batch. */
export function noteView(key: string): void {
  counter.add(key);
}
export function noteViews(counts: ViewCounts): void {
  counter.addAll(counts);
}

/** Writes what was counted every some seconds, until `stopStoringViews`. */
export function keepStoringViews(): void {
  clearInterval(timer);
  timer = setInterval(() => void storeCounted(), writeEveryMs);
  timer.unref();
}

/** Writes what is left. Never fails or takes long: a database that is gone must not keep the process from ending. */
export async function stopStoringViews(): Promise<void> {
  clearInterval(timer);
  await Promise.race([storeCounted(), pause(stopWithinMs, undefined, { ref: false })]);
}

/** Writes what was counted so far. What can't be written now is kept for the next time. */
export function storeCounted(): Promise<void> {
  writing = writing.then(async () => {
    const counts = counter.take();
    if (counts.length === 0) return;
    try {
      await storeViews(orm(), counts);
    } catch (error) {
      counter.addAll(counts);
      log.warn({ err: error }, 'views of pages could not be written; trying again');
    }
  });
  return writing;
}

/** Adds counts to those of today, by the database's clock: all or none of them. Several processes may do so at once. */
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
