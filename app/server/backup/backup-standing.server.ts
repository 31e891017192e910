import { and, desc, eq, gte, ne, sql } from 'drizzle-orm';
import type { Orm } from '../../db/client.server.ts';
import { backupRuns } from './backup_runs.table.server.ts';
import { type BackupRun, isAbandoned, lastProvenRun } from './backup-runs.server.ts';
import { aroundNow } from './backup-times.ts';

/** A backup that is due takes its time; after this it counts as not made. */
const graceMs = 60 * 60 * 1000;

/** How backups stand, by the register. */
export interface BackupStanding {
  /** The newest whose archive was not rotated away. */
  lastProven: BackupRun | null;
  /** The newest that came to an end, if it failed. */
  failure: BackupRun | null;
  /** Being made now. */
  running: BackupRun | null;
  /** The moment of the schedule for which none was proven, though it should be by now, and none is being made. */
  missed: Date | null;
}

/** @param times of BACKUP_AT; undefined without a schedule */
export async function backupStanding(
  orm: Orm,
  times: readonly string[] | undefined,
  now = new Date(),
): Promise<BackupStanding> {
  const newest = desc(backupRuns.startedAt);
  const lastProven = await lastProvenRun(orm);
  const [ended] = await orm.select().from(backupRuns).where(ne(backupRuns.status, 'running')).orderBy(newest).limit(1);
  const [running] = await orm
    .select()
    .from(backupRuns)
    .where(and(eq(backupRuns.status, 'running'), sql`not (${isAbandoned()})`))
    .limit(1);
  const failure = ended?.status === 'failed' ? ended : null;
  const missed = times && !running ? await missedMoment(orm, times, now) : null;
  return { lastProven, failure, running: running ?? null, missed };
}

async function missedMoment(orm: Orm, times: readonly string[], now: Date): Promise<Date | null> {
  const { last } = aroundNow(times, new Date(now.getTime() - graceMs));
  const [made] = await orm
    .select({ id: backupRuns.id })
    .from(backupRuns)
    .where(and(eq(backupRuns.status, 'proven'), gte(backupRuns.startedAt, last)))
    .limit(1);
  return made ? null : last;
}
