import { sql } from 'drizzle-orm';
import { nextScheduled } from '~/collections/scheduled.server';
import { orm } from '~/db/client.server';
import { diskFree } from '~/db/disk-free.server';
import { readAppliedMigrations } from '~/db/migrate.server';
import { deletingExpired } from '~/server/auth/expired.server';
import type { BackupKind, BackupStatus } from '~/server/backup/backup-kinds';
import { type BackupRun, latestRuns } from '~/server/backup/backup-runs.server';
import { backupStanding } from '~/server/backup/backup-standing.server';
import { aroundNow } from '~/server/backup/backup-times';
import { contentVersion } from '~/server/content-version.server';
import { databaseFacts } from '~/server/doctor/database-checks.server';
import { environment } from '~/server/env.server';
import type { HourlyWork } from '~/server/hourly-work.server';
import { sendsMail } from '~/server/mail/mail-settings.server';
import { outboxFacts } from '~/server/mail/outbox.server';
import { retention } from '~/server/privacy/retention.server';
import { type BuildFacts, runningSite } from '~/server/running-site.server';
import { uploads } from '~/server/uploads/uploads.table.server';
import { emptyingBins } from '../record-bin.server';
import { type Examination, latestExamination } from './latest-examination.server';

const runsShown = 10;

/** A backup as the page shows it. Times are ISO 8601. */
export interface RunLine {
  id: string;
  kind: BackupKind;
  status: BackupStatus;
  startedAt: string;
  finishedAt: string | null;
  bytes: number | null;
  rows: number | null;
  tables: number | null;
  files: number | null;
  /** Of pictures, that were not there to be backed up. */
  missingFiles: number | null;
  sha256: string | null;
  pausedMs: number | null;
  error: string | null;
  path: string;
  host: string;
  /** Rotation took its archive away. */
  isRemoved: boolean;
}

export interface JobLine {
  name: string;
  /** ISO 8601; null where there was none, or nobody notes it. */
  last: string | null;
  next: string | null;
  /** What there is to say instead of a time. */
  note: string | null;
}

/** How the site runs, at one moment. */
export interface OperationsReport {
  now: string;
  program: { build: BuildFacts | null; node: string; startedAt: string };
  database: { name: string; bytes: number; migrations: number };
  outbox: { waiting: number; failed: number; oldest: string | null; hasServer: boolean };
  pageCache: { pages: number; bytes: number; contentVersion: number };
  storage: { isObjectStore: boolean; pictures: number; bytes: number; diskFree: number };
  backups: { lastProven: RunLine | null; isRunning: boolean; runs: RunLine[] };
  jobs: JobLine[];
  examination: Examination | null;
}

/** Authorise first. @param lookAgain has the doctor look now, however long that takes */
export async function reportOperations(lookAgain: boolean): Promise<OperationsReport> {
  const { handle, place, startedAt, build, pageCache } = runningSite();
  const { BACKUP_AT } = environment();
  const standing = await backupStanding(handle.orm, BACKUP_AT);
  const examination = latestExamination(lookAgain, standing.lastProven?.finishedAt);
  const outbox = await outboxFacts(handle.orm);
  const runs = await latestRuns(handle.orm, runsShown);
  return {
    now: new Date().toISOString(),
    program: { build, node: process.version.slice(1), startedAt: startedAt.toISOString() },
    database: { ...(await databaseFacts(handle)), migrations: (await readAppliedMigrations(handle.orm)).length },
    outbox: { ...outbox, oldest: outbox.oldest?.toISOString() ?? null, hasServer: sendsMail() },
    pageCache: { ...pageCache(), contentVersion: contentVersion() },
    storage: {
      isObjectStore: place.objectStore !== undefined,
      ...(await countPictures()),
      diskFree: await diskFree(place.dataDirectory),
    },
    backups: {
      lastProven: standing.lastProven && toLine(standing.lastProven),
      isRunning: standing.running !== null,
      runs: runs.map(toLine),
    },
    jobs: await jobLines(BACKUP_AT, standing.lastProven),
    examination: await examination,
  };
}

async function countPictures(): Promise<{ pictures: number; bytes: number }> {
  const [row] = await orm()
    .select({ pictures: sql<number>`count(*)::int`, bytes: sql<string | null>`sum(${uploads.bytes})::text` })
    .from(uploads);
  return { pictures: row?.pictures ?? 0, bytes: Number(row?.bytes ?? 0) };
}

async function jobLines(times: readonly string[] | undefined, lastProven: BackupRun | null): Promise<JobLine[]> {
  const { dueInMs } = await nextScheduled();
  const scheduled = dueInMs === null ? null : new Date(Date.now() + dueInMs);
  return [
    {
      name: 'Backups',
      last: iso(lastProven?.startedAt ?? null),
      next: times ? iso(aroundNow(times, new Date()).next) : null,
      note: times ? null : 'By hand: BACKUP_AT is not set',
    },
    {
      name: 'Publishing and closing by time',
      last: null,
      next: iso(scheduled),
      note: scheduled ? null : 'Nothing waits for its time',
    },
    hourlyLine('Bins', emptyingBins),
    hourlyLine('Retention', retention),
    hourlyLine('Expired sessions and links', deletingExpired),
  ];
}

function hourlyLine(name: string, work: HourlyWork): JobLine {
  const { last, next } = work.times();
  return { name, last: iso(last), next: iso(next), note: null };
}

const iso = (date: Date | null) => date?.toISOString() ?? null;

function toLine({ directory, file, slot: _slot, aliveUntil: _aliveUntil, ...run }: BackupRun): RunLine {
  const { startedAt, finishedAt, removedAt, ...facts } = run;
  return {
    ...facts,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    path: `${directory}/${file}`,
    isRemoved: removedAt !== null,
  };
}
