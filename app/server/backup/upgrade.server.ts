import { type DatabaseHandle, migrateDatabase } from '../../db/client.server.ts';
import { countOf } from '../../lib/count-of.ts';
import { environment } from '../env.server.ts';
import type { BackupPlace } from './backup-archives.server.ts';
import { recordBackup } from './backup-runs.server.ts';
import { type BackupRequest, type MadeBackup, makeBackup } from './make-backup.server.ts';

/**
 * Brings the database to this program's version. One that has data is backed up first, unless BACKUP_BEFORE_UPGRADE is
 * off; several processes that start at once do so once.
 * @throws MigrationError if the database and this program do not go together, BackupError if the backup fails: nothing is
 * changed then
 */
export async function upgradeSafely(
  handle: DatabaseHandle,
  place: BackupPlace,
  { say, signal }: Pick<BackupRequest, 'say' | 'signal'>,
): Promise<{ applied: number }> {
  if (environment().BACKUP_BEFORE_UPGRADE === 'off') return migrateDatabase(handle, place.migrationsFolder);
  let made: MadeBackup | undefined;
  const result = await migrateDatabase(handle, place.migrationsFolder, async ({ pending }) => {
    say(`${countOf(pending.length, 'new migration')}: backing up what is there first.`);
    made = await makeBackup({ handle, kind: 'before-upgrade', place, say, signal });
    say(`Backed up and proven: ${made.path}`);
  });
  if (made) await recordBackup(handle, 'before-upgrade', place.directory, made);
  return result;
}
