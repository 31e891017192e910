import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { isDiskFull } from '../lib/error-reason.ts';
import { answersWithin, assertChannel } from './channels.server.ts';
import { assertOwnDatabase, dataDirectoryError, prepareDataDirectory } from './data-directory.server.ts';
import { DataDirectoryError } from './database-errors.server.ts';
import type { DatabaseHandle, DatabaseReports, Orm } from './database-handle.server.ts';
import { lockDataDirectory } from './directory-lock.server.ts';
import { copyEmbeddedDatabase } from './embedded-copy.server.ts';
import { scheduleMaintenance } from './embedded-maintenance.server.ts';
import { startPGlite } from './embedded-pglite.server.ts';
import { RevivingPGlite } from './embedded-revival.server.ts';
import { copyEmptyCluster } from './empty-cluster.server.ts';
import { applyMigrations } from './migrate.server.ts';
import { syncDirectory, syncTree } from './sync-directory.server.ts';

export interface EmbeddedOptions extends DatabaseReports {
  dataDirectory: string;
  /** How long a database that failed is tried to be opened again, in milliseconds. Tests shorten it. */
  giveUpAfterMs?: number | undefined;
}

/**
 * Opens `<dataDirectory>/database`, creating it if there is none (see `keepEmptyCluster`), and keeps every other process
 * out. After a crash PostgreSQL recovers by itself.
 * @throws DatabaseLockedError, DataDirectoryError
 */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<DatabaseHandle> {
  const dataDirectory = resolve(options.dataDirectory);
  const user = prepareDataDirectory(dataDirectory);
  const lock = await lockDataDirectory(dataDirectory);
  try {
    const directory = join(dataDirectory, 'database');
    if (existsSync(join(directory, 'PG_VERSION'))) assertOwnDatabase(directory, user);
    else await createDatabase(directory, options);
    const restart = () => startPGlite(directory);
    const pglite = new RevivingPGlite(await restart(), { ...options, restart });
    return createHandle(pglite, directory, options, () => lock.release());
  } catch (error) {
    lock.release();
    throw error instanceof DataDirectoryError ? error : startError(dataDirectory, error);
  }
}

/**
 * Makes or opens an embedded database for a while, in a directory that nobody else knows of: neither locked nor synced, so
 * it is quicker, and lost with the next power cut.
 */
export async function openScratchDatabase(
  directory: string,
  onWarning?: DatabaseReports['onWarning'],
): Promise<DatabaseHandle> {
  if (!existsSync(directory)) await copyEmptyCluster(directory);
  // What is thrown away is not brought to life again.
  const restart = () => Promise.reject(new Error('A scratch database is not opened again.'));
  const pglite = new RevivingPGlite(await startPGlite(directory, { isScratch: true }), {
    onWarning,
    restart,
    giveUpAfterMs: 0,
  });
  return createHandle(pglite, directory, { dataDirectory: dirname(directory), onWarning }, () => undefined);
}

/**
 * Built aside and moved into place when complete and on the disk: a process killed during its first start leaves no half
 * database behind that could never be opened again.
 */
async function createDatabase(directory: string, { onProgress }: EmbeddedOptions): Promise<void> {
  if (existsSync(directory) && readdirSync(directory).length > 0) {
    throw new DataDirectoryError(
      'DATA_DIRECTORY_NOT_A_DATABASE',
      `${directory} has files in it but no database. Move them away or set DATA_DIR.`,
    );
  }
  onProgress?.('Creating the database (only once, a few seconds).');
  const draft = `${directory}.new`;
  rmSync(draft, { recursive: true, force: true });
  try {
    if (!(await copyEmptyCluster(draft))) await (await startPGlite(draft)).close();
    await syncTree(draft);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  rmSync(directory, { recursive: true, force: true });
  renameSync(draft, directory);
  await syncDirectory(dirname(directory));
}

/** What Emscripten throws for a failed system call: no Error, and without a message. */
interface ErrnoError {
  name: 'ErrnoError';
  errno: number;
}

function isErrnoError(value: unknown): value is ErrnoError {
  return (
    typeof value === 'object' && value !== null && 'errno' in value && 'name' in value && value.name === 'ErrnoError'
  );
}

function startError(dataDirectory: string, cause: unknown): Error {
  if (isDiskFull(cause)) return dataDirectoryError(dataDirectory, cause);
  const systemError = isErrnoError(cause) ? `system error ${cause.errno}` : undefined;
  const message = systemError ?? (cause instanceof Error ? cause.message : String(cause));
  return new Error(`The database in ${join(dataDirectory, 'database')} can't be started: ${message}`, { cause });
}

function createHandle(
  pglite: RevivingPGlite,
  directory: string,
  { onWarning }: EmbeddedOptions,
  releaseLock: () => void,
): DatabaseHandle {
  // Of PGlite, drizzle uses what both have.
  const shared: Orm = drizzle(pglite as unknown as PGlite);
  const stopMaintenance = scheduleMaintenance(shared, onWarning);
  let closing: Promise<void> | undefined;
  const close = () => {
    stopMaintenance();
    process.off('beforeExit', closeAtExit);
    closing ??= pglite.end().finally(releaseLock);
    return closing;
  };
  const closeAtExit = () => {
    close().catch((error: unknown) => onWarning?.('The database could not be closed in order.', error));
  };
  // The embedded database keeps no process running (its own timers end after ten seconds), so a script that forgets to
  // close it ends here.
  process.on('beforeExit', closeAtExit);
  return {
    orm: shared,
    driver: 'embedded',
    close,
    listen: async (channel, subscriber) => {
      assertChannel(channel);
      return pglite.listen(channel, subscriber);
    },
    isAlive: () => answersWithin(2_000, () => pglite.query('select 1')),
    migrate: (folder, beforeUpgrade) => applyMigrations(shared, folder, { beforeUpgrade }),
    copyTo: (target) => copyEmbeddedDatabase(pglite, directory, target),
  };
}
