import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { answersWithin, assertChannel, guardSubscriber, sendNotification } from './channels.server.ts';
import { dataDirectoryError, prepareDataDirectory, syncPath, syncTree } from './data-directory.server.ts';
import { DataDirectoryError } from './database-errors.server.ts';
import type { DatabaseHandle, DatabaseReports, Orm } from './database-handle.server.ts';
import { lockDataDirectory } from './directory-lock.server.ts';
import { scheduleMaintenance } from './embedded-maintenance.server.ts';
import { type EmbeddedPGlite, startPGlite } from './embedded-pglite.server.ts';
import { applyMigrations } from './migrate.server.ts';

export interface EmbeddedOptions extends DatabaseReports {
  dataDirectory: string;
}

/**
 * Opens `<dataDirectory>/database`, creating it if there is none (some four seconds), and keeps every other process out.
 * After a crash PostgreSQL recovers by itself.
 * @throws DatabaseLockedError, DataDirectoryError
 */
export async function openEmbeddedDatabase(options: EmbeddedOptions): Promise<DatabaseHandle> {
  const dataDirectory = resolve(options.dataDirectory);
  prepareDataDirectory(dataDirectory);
  const lock = await lockDataDirectory(dataDirectory);
  try {
    const directory = join(dataDirectory, 'database');
    if (!existsSync(join(directory, 'PG_VERSION'))) await createDatabase(directory, options);
    const pglite = await startPGlite(directory);
    pglite.onFailure = (failure) => options.onWarning?.(failure.message, failure.cause);
    return createHandle(pglite, options, () => lock.release());
  } catch (error) {
    lock.release();
    throw error instanceof DataDirectoryError ? error : startError(dataDirectory, error);
  }
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
    const pglite = await startPGlite(draft);
    await pglite.close();
    syncTree(draft);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
  rmSync(directory, { recursive: true, force: true });
  renameSync(draft, directory);
  syncPath(dirname(directory));
}

/** What Emscripten throws for a failed system call: no Error, and without a message. 51 is its ENOSPC. */
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
  const systemError = isErrnoError(cause) ? `system error ${cause.errno}` : undefined;
  const message = systemError ?? (cause instanceof Error ? cause.message : String(cause));
  if (message.includes('No space left') || (isErrnoError(cause) && cause.errno === 51)) {
    return dataDirectoryError(dataDirectory, Object.assign(new Error(message, { cause }), { code: 'ENOSPC' }));
  }
  return new Error(`The database in ${join(dataDirectory, 'database')} can't be started: ${message}`, { cause });
}

function createHandle(pglite: EmbeddedPGlite, { onWarning }: EmbeddedOptions, releaseLock: () => void): DatabaseHandle {
  const orm = drizzle(pglite);
  const shared: Orm = orm;
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
      const stop = await pglite.listen(channel, guardSubscriber(channel, subscriber, onWarning).onPayload);
      return () => (pglite.closed || pglite.failure ? Promise.resolve() : stop());
    },
    notify: (channel, payload, within = shared) => sendNotification(within, channel, payload),
    isAlive: () => answersWithin(2_000, () => pglite.query('select 1')),
    migrate: (folder) => applyMigrations(shared, folder, () => migrate(orm, { migrationsFolder: folder })),
  };
}
