import type { DatabaseHandle, DatabaseReports, Orm } from './database-handle.server.ts';
import type { BeforeUpgrade } from './migrate.server.ts';

export { sendNotification } from './channels.server.ts';
export { DatabaseLockedError } from './database-errors.server.ts';
export type { DatabaseHandle, Executor, Orm } from './database-handle.server.ts';
export { countOutages } from './outages.server.ts';
export { inAHurry } from './silent-server.server.ts';

/** `databaseUrl` chooses PostgreSQL; without it the embedded database in `<dataDirectory>/database` is opened. */
export interface DatabaseOptions extends DatabaseReports {
  databaseUrl?: string | undefined;
  dataDirectory: string;
  /** By which PostgreSQL knows the connections: `quzones`, as for the site, unless told. */
  applicationName?: string;
}

/**
 * Opens the database; migrate it afterwards with `migrateDatabase`.
 * @throws DatabaseLockedError if another process has the embedded database open.
 * @throws DataDirectoryError if the data directory can't be written or holds something else.
 * @throws DatabaseUnreachableError if PostgreSQL does not answer.
 * @throws DatabaseEncodingError if the PostgreSQL database has an encoding that lacks letters.
 */
export async function openDatabase(options: DatabaseOptions): Promise<DatabaseHandle> {
  const { databaseUrl, dataDirectory, applicationName, onProgress, onWarning, onLost } = options;
  if (databaseUrl) {
    const { openPostgresDatabase } = await import('./postgres-database.server.ts');
    return openPostgresDatabase({ databaseUrl, applicationName, onProgress, onWarning });
  }
  const { openEmbeddedDatabase } = await import('./embedded-database.server.ts');
  return openEmbeddedDatabase({ dataDirectory, onProgress, onWarning, onLost });
}

/**
 * Applies the migrations (drizzle-kit's folder with meta/_journal.json) that the database does not have yet, all of them
 * or none. Any number of processes may do so at once: each migration is applied exactly once.
 * `beforeUpgrade` is called first when the database has some migrations and lacks others.
 * @throws MigrationError if one fails, or if the database and the folder do not go together (see `planMigrations`).
 */
export function migrateDatabase(
  handle: DatabaseHandle,
  migrationsFolder: string,
  beforeUpgrade?: BeforeUpgrade,
): Promise<{ applied: number }> {
  return handle.migrate(migrationsFolder, beforeUpgrade);
}

/** On globalThis, because a development server loads this module anew after each change. */
const holder = globalThis as typeof globalThis & { quzonesDatabase?: DatabaseHandle | undefined };

/** Makes `handle` the database of this process; `undefined` takes it back. */
export function setDatabase(handle: DatabaseHandle | undefined): void {
  holder.quzonesDatabase = handle;
}

/** The database of this process. Throws if none is open. */
export function database(): DatabaseHandle {
  if (!holder.quzonesDatabase) {
    throw new Error('The database is not open yet: call openDatabase and setDatabase first.');
  }
  return holder.quzonesDatabase;
}

/** The query builder of this process' database. Throws if none is open. */
export function orm(): Orm {
  return database().orm;
}
