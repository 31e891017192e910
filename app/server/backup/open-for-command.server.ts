import { type DatabaseHandle, openDatabase } from '../../db/client.server.ts';
import { DatabaseLockedError } from '../../db/database-errors.server.ts';
import type { BackupPlace } from './backup-archives.server.ts';

/**
 * Opens the database for a command that has to be alone with it. On PostgreSQL its connections carry a name of their own, so
 * that those of a running site can be told from them.
 * @throws DatabaseLockedError while the site runs on the embedded database
 */
export async function openForCommand({
  databaseUrl,
  dataDirectory,
}: Pick<BackupPlace, 'databaseUrl' | 'dataDirectory'>): Promise<DatabaseHandle> {
  try {
    return await openDatabase({ databaseUrl, dataDirectory, applicationName: 'quzones-command' });
  } catch (error) {
    if (!(error instanceof DatabaseLockedError)) throw error;
    // Another DATA_DIR, as a start is told, would be another installation than the one that is meant.
    throw new DatabaseLockedError(error.fact, 'Stop it first, then run this again.', error.holder);
  }
}
