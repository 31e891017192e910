import { eq, sql } from 'drizzle-orm';
import type { Orm } from '~/db/client.server';
import { dayMs } from '~/lib/durations';
import { settings } from '../settings/settings.table.server';

/** Whoever starts the site after a longer time than this, or a clock that jumped so far, is given a day to look at it. */
const longestGapMs = 30 * dayMs;
const lookedAtWithinMs = dayMs;
const key = 'clock';

/** What was noted at the last look, in ISO 8601, by the database's clock. */
interface NotedClock {
  seenAt: string;
  /** When it had gone on by too much; null while it is trusted. */
  doubtedSince: string | null;
}

/**
 * Whether the database's clock may be believed by what deletes by age. Years that passed since the last look are more
 * likely a clock that is wrong than years, and what goes by its age is gone for good: then nothing goes for a day, in
 * which the clock can be set right.
 */
export function isClockTrusted(orm: Orm): Promise<boolean> {
  return orm.transaction(async (tx) => {
    const { rows } = await tx.execute<{ now: string | Date }>(sql`select now() as now`);
    const now = new Date(rows[0]?.now ?? Date.now());
    const first: NotedClock = { seenAt: now.toISOString(), doubtedSince: null };
    await tx.insert(settings).values({ key, value: first }).onConflictDoNothing();
    const [row] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.key, key)).for('update');
    const doubtedSince = doubtAt(now, (row?.value ?? first) as NotedClock);
    const value: NotedClock = { seenAt: now.toISOString(), doubtedSince: doubtedSince?.toISOString() ?? null };
    await tx.update(settings).set({ value }).where(eq(settings.key, key));
    return doubtedSince === null;
  });
}

/** @throws Error while the clock is doubted, for the log */
export async function requireTrustedClock(orm: Orm): Promise<void> {
  if (await isClockTrusted(orm)) return;
  throw new Error(
    'More than 30 days passed at once: nothing is deleted by its age for a day, in case the clock is wrong.',
  );
}

function doubtAt(now: Date, noted: NotedClock): Date | null {
  const gapMs = now.getTime() - new Date(noted.seenAt).getTime();
  if (gapMs > longestGapMs) return now;
  // It went back: what was doubted is no longer what it says.
  if (gapMs < -lookedAtWithinMs || noted.doubtedSince === null) return null;
  const doubtedSince = new Date(noted.doubtedSince);
  return now.getTime() - doubtedSince.getTime() < lookedAtWithinMs ? doubtedSince : null;
}
