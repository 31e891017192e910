import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { PGlite, type Results } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { answersWithin, assertChannel, guardSubscriber, sendNotification } from './channels.server.ts';
import { dataDirectoryError, prepareDataDirectory, syncPath, syncTree } from './data-directory.server.ts';
import { DataDirectoryError } from './database-errors.server.ts';
import type { DatabaseHandle, DatabaseReports, Orm } from './database-handle.server.ts';
import { lockDataDirectory } from './directory-lock.server.ts';
import { SyncingNodeFS } from './embedded-filesystem.server.ts';
import { scheduleMaintenance } from './embedded-maintenance.server.ts';
import { applyMigrations } from './migrate.server.ts';
import { assertOutsideTransaction, insideTransaction } from './transaction-scope.server.ts';

export interface EmbeddedOptions extends DatabaseReports {
  dataDirectory: string;
}

/** Without -F, PGlite's "never sync". fdatasync, PostgreSQL's own choice, does nothing inside PGlite; fsync arrives. */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'],
];

/** PGlite with the product's settings, and with a guard against queries that would wait for their own transaction. */
class EmbeddedPGlite extends PGlite {
  override query<Row>(...parameters: Parameters<PGlite['query']>): Promise<Results<Row>> {
    assertOutsideTransaction();
    return super.query<Row>(...parameters);
  }

  override transaction<Result>(body: Parameters<PGlite['transaction']>[0]): Promise<Result> {
    assertOutsideTransaction();
    return super.transaction((tx) => insideTransaction(() => body(tx))) as Promise<Result>;
  }
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
    const pglite = await startDatabase(directory);
    return createHandle(pglite, options, lock.release);
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
  const pglite = await startDatabase(draft);
  await pglite.close();
  syncTree(draft);
  rmSync(directory, { recursive: true, force: true });
  renameSync(draft, directory);
  syncPath(dirname(directory));
}

async function startDatabase(directory: string): Promise<EmbeddedPGlite> {
  const filesystem = new SyncingNodeFS(directory);
  const complaints: string[] = [];
  const pglite = new EmbeddedPGlite({
    fs: filesystem,
    startParams: START_PARAMETERS,
    extensions: { pg_trgm, unaccent },
    onStderr: (line) => complaints.push(line) < 0,
  });
  try {
    await pglite.waitReady;
  } catch (error) {
    const fatal = complaints.findLast((line) => /\b(FATAL|PANIC|ERROR):/.test(line));
    throw fatal ? new Error(fatal.trim(), { cause: error }) : error;
  }
  // PostgreSQL syncs its control file at each start. If that did not arrive, neither will a commit.
  if (filesystem.syncs === 0) {
    await pglite.close();
    throw new Error('This version of PGlite does not sync to the disk, so a power cut could lose data.');
  }
  complaints.length = 0;
  return pglite;
}

function startError(dataDirectory: string, cause: unknown): Error {
  const message = cause instanceof Error ? cause.message : String(cause);
  const isFull =
    message.includes('No space left') || (cause instanceof Error && 'errno' in cause && cause.errno === 51);
  if (isFull)
    return dataDirectoryError(dataDirectory, Object.assign(new Error(message, { cause }), { code: 'ENOSPC' }));
  return new Error(`The database in ${join(dataDirectory, 'database')} can't be started: ${message}`, { cause });
}

function createHandle(pglite: EmbeddedPGlite, { onWarning }: EmbeddedOptions, releaseLock: () => void): DatabaseHandle {
  const orm = drizzle(pglite);
  const shared: Orm = orm as unknown as Orm;
  const stopMaintenance = scheduleMaintenance(shared, onWarning);
  let closing: Promise<void> | undefined;
  const close = () => {
    stopMaintenance();
    process.off('beforeExit', close);
    closing ??= pglite.close().finally(releaseLock);
    return closing;
  };
  // Nothing of the embedded database keeps a process running, so a script that forgets to close it ends here.
  process.on('beforeExit', close);
  return {
    orm: shared,
    driver: 'embedded',
    close,
    listen: async (channel, subscriber) => {
      assertChannel(channel);
      const stop = await pglite.listen(channel, guardSubscriber(channel, subscriber, onWarning).onPayload);
      return () => (pglite.closed ? Promise.resolve() : stop());
    },
    notify: (channel, payload, within = shared) => sendNotification(within, channel, payload),
    isAlive: () => answersWithin(2_000, () => pglite.query('select 1')),
    migrate: (folder) => applyMigrations(shared, folder, () => migrate(orm, { migrationsFolder: folder })),
  };
}
