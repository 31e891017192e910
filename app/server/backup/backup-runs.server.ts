import { hostname } from 'node:os';
import { basename } from 'node:path';
import { and, between, desc, eq, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { DatabaseHandle, Orm } from '../../db/client.server.ts';
import { utcTime } from '../../lib/dates.ts';
import { dayMs } from '../../lib/durations.ts';
import { isDiskFull } from '../../lib/error-reason.ts';
import { wordsOf } from '../error-facts.ts';
import { log } from '../log.server.ts';
import { backupRuns } from './backup_runs.table.server.ts';
import { nameArchive } from './backup-archives.server.ts';
import type { BackupKind } from './backup-kinds.ts';
import { type BackupRequest, type MadeBackup, makeBackup } from './make-backup.server.ts';
import { BackupError } from './run-backup-job.server.ts';

export type BackupRun = typeof backupRuns.$inferSelect;

const leaseSeconds = 120;
const aliveUntil = sql`now() + make_interval(secs => ${leaseSeconds})`;

/** Whether this database has the register of backups: one of an older version has not. */
export async function hasBackupRuns({ orm }: DatabaseHandle): Promise<boolean> {
  const { rows } = await orm.execute<{ present: boolean }>(
    sql`select to_regclass('backup_runs') is not null as present`,
  );
  return rows[0]?.present ?? false;
}

type RecordedRequest = BackupRequest & { slot?: Date };

/** A backup that is being made and is in the register. */
export interface BegunBackup {
  id: string;
  /** Of the archive. */
  file: string;
  /** @throws BackupError, noted too */
  done: Promise<MadeBackup>;
}

/**
 * Makes a backup and notes what became of it. With a `slot` only one process does it, whoever is first.
 * @returns null if the slot was taken
 * @throws BackupError, noted too, also while another backup is being made, unless it has a slot
 */
export async function makeRecordedBackup(request: RecordedRequest): Promise<MadeBackup | null> {
  const begun = await beginRecordedBackup(request);
  return begun ? begun.done : null;
}

/**
 * The same, and without a note where there is no room for one: a full disk is what somebody wants a backup on another one for.
 */
export async function makeBackupAnyway(request: BackupRequest): Promise<MadeBackup | null> {
  let begun: BegunBackup | null;
  try {
    begun = await beginRecordedBackup(request);
  } catch (error) {
    if (!isDiskFull(error)) throw error;
    log.warn({ err: error }, 'the disk of the database is full, so a backup is made without being noted');
    return makeBackup(request);
  }
  return begun ? begun.done : null;
}

/** The same for whoever does not wait for the end; they must look after `done`. */
export async function beginRecordedBackup(request: RecordedRequest): Promise<BegunBackup | null> {
  const { handle, kind, place, slot } = request;
  const { orm } = handle;
  await failAbandonedRuns(orm);
  const startedAt = request.startedAt ?? new Date();
  const file = nameArchive(kind, startedAt);
  const [run] = await orm.transaction(async (tx) => {
    // Two who press the button at once: the second sees what the first has begun.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('backups'))`);
    if (!slot) await assertNoneRuns(tx);
    return tx
      .insert(backupRuns)
      .values({ kind, slot: slot ?? null, aliveUntil, host: hostname(), directory: place.directory, file })
      .onConflictDoNothing()
      .returning({ id: backupRuns.id });
  });
  return run ? { id: run.id, file, done: carryOut({ ...request, startedAt }, run.id) } : null;
}

async function carryOut(request: BackupRequest, id: string): Promise<MadeBackup> {
  const { kind } = request;
  const { orm } = request.handle;
  const lease = setInterval(
    () => {
      orm
        .update(backupRuns)
        .set({ aliveUntil })
        .where(eq(backupRuns.id, id))
        .catch((error: unknown) => log.warn({ err: error }, 'the register of backups could not be written'));
    },
    (leaseSeconds * 1000) / 4,
  );
  try {
    const made = await makeBackup(request);
    await orm.update(backupRuns).set(proven(made)).where(eq(backupRuns.id, id));
    await noteRotated(orm, made.rotated);
    log.info({ kind, bytes: made.bytes, rows: made.rows, files: made.files }, 'a backup was made and proven');
    return made;
  } catch (error) {
    const message = wordsOf(error);
    log.error({ kind, err: error }, 'a backup failed');
    await orm
      .update(backupRuns)
      .set({ status: 'failed', error: message, finishedAt: sql`now()` })
      .where(eq(backupRuns.id, id))
      .catch((failure: unknown) => log.error({ err: failure }, 'the register of backups could not be written'));
    throw error;
  } finally {
    clearInterval(lease);
  }
}

/** Notes a backup that was made when the register was not there yet. */
export async function recordBackup(
  { orm }: DatabaseHandle,
  kind: BackupKind,
  directory: string,
  made: MadeBackup,
): Promise<void> {
  const file = basename(made.path);
  await orm.insert(backupRuns).values({ kind, aliveUntil, host: hostname(), directory, file, ...proven(made) });
  await noteRotated(orm, made.rotated);
}

function proven({ bytes, sha256, tables, rows, files, missingFiles, pausedMs }: MadeBackup) {
  return {
    status: 'proven' as const,
    finishedAt: sql`now()`,
    bytes,
    sha256,
    tables,
    rows,
    files,
    missingFiles: missingFiles.length,
    pausedMs: Math.ceil(pausedMs),
  };
}

async function noteRotated(orm: Orm, names: string[]): Promise<void> {
  if (names.length === 0) return;
  await orm
    .update(backupRuns)
    .set({ removedAt: sql`now()` })
    .where(and(inArray(backupRuns.file, names), eq(backupRuns.host, hostname())));
}

async function assertNoneRuns(orm: Pick<Orm, 'select'>): Promise<void> {
  const [running] = await orm.select().from(backupRuns).where(eq(backupRuns.status, 'running')).limit(1);
  if (!running) return;
  const [since, until] = [running.startedAt, running.aliveUntil].map(utcTime);
  throw new BackupError(
    `A backup is being made already, since ${since}. Wait for it. If it was broken off, the next one can be made after ${until}.`,
  );
}

/** A process that was killed can't say so: what it left unfinished has failed, and its moment is anybody's again. */
export async function failAbandonedRuns(orm: Orm): Promise<number> {
  const error = 'The process that made it ended before it was done.';
  const failed = await orm
    .update(backupRuns)
    .set({ status: 'failed', slot: null, finishedAt: sql`now()`, error })
    .where(isAbandoned())
    .returning({ id: backupRuns.id });
  return failed.length;
}

/**
 * The condition for a run that nobody carries on any more, and that nobody has noted as failed yet. One that would be alive
 * longer than any lease is from before the clock went back.
 */
export function isAbandoned() {
  const isOver = or(
    lt(backupRuns.aliveUntil, sql`now()`),
    gt(backupRuns.aliveUntil, sql`${aliveUntil} + interval '1 minute'`),
  );
  return and(eq(backupRuns.status, 'running'), isOver);
}

/**
 * Whether the moment `slot` of the schedule, or one of the two days after it, is somebody's already: the clock may have gone back. One of next
 * year tells that it had been far ahead, and is no reason to make no backups until then.
 */
export async function isSlotTaken(orm: Orm, slot: Date): Promise<boolean> {
  const [taken] = await orm
    .select({ id: backupRuns.id })
    .from(backupRuns)
    .where(between(backupRuns.slot, slot, new Date(slot.getTime() + 2 * dayMs)))
    .limit(1);
  return taken !== undefined;
}

/** The newest runs, the newest first. */
export function latestRuns(orm: Orm, count: number): Promise<BackupRun[]> {
  return orm.select().from(backupRuns).orderBy(desc(backupRuns.startedAt)).limit(count);
}

/** The newest proven backup whose archive was not taken away since. */
export async function lastProvenRun(orm: Orm): Promise<BackupRun | null> {
  const [run] = await orm
    .select()
    .from(backupRuns)
    .where(and(eq(backupRuns.status, 'proven'), sql`${backupRuns.removedAt} is null`))
    .orderBy(desc(backupRuns.startedAt))
    .limit(1);
  return run ?? null;
}
