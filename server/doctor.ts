import { allChecks } from '~/admin/operations/all-checks.server';
import { type DatabaseHandle, setDatabase } from '~/db/client.server';
import { DataDirectoryError } from '~/db/database-errors.server';
import { readAppliedMigrations } from '~/db/migrate.server';
import { reasonOf } from '~/lib/error-reason';
import { type BackupPlace, backupPlace } from '~/server/backup/backup-archives.server';
import { connectionsOfSite } from '~/server/backup/restore-backup.server';
import { askRunningSite } from '~/server/control/control-socket.server';
import { countFindings, type Finding } from '~/server/doctor/finding';
import { reportLines } from '~/server/doctor/report-lines';
import { runChecks } from '~/server/doctor/run-checks.server';
import { migrationsFolder } from './build-paths.ts';
import { assertInstalled, withDatabase } from './commands.ts';

/** So long may one check take; mending may have thousands of files to remove. */
const withinMs = { looking: 30_000, mending: 600_000 };

interface Asked {
  mayMend: boolean;
  say: (sentence: string) => void;
}

/** `npm run doctor`: looks at everything, of a site that runs or is stopped. Answers lines, and whether nothing is wrong. */
export async function examine(asked: Asked): Promise<{ lines: string[]; isWell: boolean }> {
  const findings = await examineInstallation(asked);
  return { lines: reportLines(findings), isWell: countFindings(findings).wrong === 0 };
}

async function examineInstallation({ mayMend, say }: Asked): Promise<Finding[]> {
  const place = backupPlace(migrationsFolder());
  assertInstalled(place);
  const silentForMs = (mayMend ? withinMs.mending : withinMs.looking) + 15_000;
  const request = { ask: 'doctor', mend: mayMend } as const;
  const askSite = async () => ({
    findings: await askRunningSite<Finding[]>(place.dataDirectory, request, say, silentForMs),
  });
  const examineIt = async (handle: DatabaseHandle) => ({ findings: await examineStopped(handle, place, mayMend) });
  const opened = await withDatabase(place, examineIt, askSite)
    .catch((error: unknown) => {
      // A running site can still look at everything, though this process has no room to open what is there.
      if (!(error instanceof DataDirectoryError) || error.code !== 'DATA_DIRECTORY_FULL') throw error;
      return askSite().catch(() => Promise.reject(error));
    })
    .catch((error: unknown) => {
      if (error instanceof NothingInstalledError) throw error;
      return { noHandle: reasonOfOpening(error) };
    });
  if ('findings' in opened) return opened.findings;
  const checkup = { place, handle: null, noHandle: opened.noHandle, isRunning: false, mayMend };
  return runChecks(allChecks, checkup, withinMs.looking);
}

/** The sentence of the error itself tells more than what is behind it. */
function reasonOfOpening(error: unknown): string {
  return error instanceof Error && 'code' in error ? error.message : reasonOf(error);
}

/** The database is there and has nothing of a site in it. */
export class NothingInstalledError extends Error {
  readonly code = 'NOTHING_INSTALLED';
  constructor() {
    super('There is no installation in this database. Set DATA_DIR or DATABASE_URL as for the site, or start it.');
  }
}

/** By a process that runs no site; on PostgreSQL others may. */
async function examineStopped(handle: DatabaseHandle, place: BackupPlace, mayMend: boolean): Promise<Finding[]> {
  if ((await readAppliedMigrations(handle.orm)).length === 0) throw new NothingInstalledError();
  setDatabase(handle);
  try {
    const isRunning = handle.driver === 'postgres' && (await connectionsOfSite(handle.orm)) > 0;
    const checkup = { place, handle, isRunning, mayMend };
    return await runChecks(allChecks, checkup, mayMend ? withinMs.mending : withinMs.looking);
  } finally {
    setDatabase(undefined);
  }
}

/** By the process of the site, which a command asked. */
export function examineRunning(handle: DatabaseHandle, place: BackupPlace, mayMend: boolean): Promise<Finding[]> {
  const checkup = { place, handle, isRunning: true, mayMend };
  return runChecks(allChecks, checkup, mayMend ? withinMs.mending : withinMs.looking);
}
