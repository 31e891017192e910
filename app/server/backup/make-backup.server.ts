import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseHandle } from '../../db/client.server.ts';
import { diskFree } from '../../db/disk-free.server.ts';
import { emptyCluster } from '../../db/empty-cluster.server.ts';
import { makeDirectory } from '../../db/make-directory.server.ts';
import { planMigrations } from '../../db/migrate.server.ts';
import { syncDirectory } from '../../db/sync-directory.server.ts';
import { isDiskFull } from '../../lib/error-reason.ts';
import { wordsOf } from '../error-facts.ts';
import { type BackupPlace, nameArchive, rotateArchives, sweepWorkplaces } from './backup-archives.server.ts';
import type { BackupKind } from './backup-kinds.ts';
import { BackupError, runBackupJob } from './run-backup-job.server.ts';
import type { BackupResult } from './worker-messages.ts';

/** Below this much free space a backup is not even begun. */
const leastFreeBytes = 64 * 1024 * 1024;

export interface MadeBackup extends BackupResult {
  /** Absolute path of the archive. */
  path: string;
  /** For how many milliseconds queries of the embedded database had to wait; 0 on PostgreSQL. */
  pausedMs: number;
  /** Older archives that made room. */
  rotated: string[];
}

export interface BackupRequest {
  handle: DatabaseHandle;
  kind: BackupKind;
  place: BackupPlace;
  startedAt?: Date;
  say: (sentence: string) => void;
  /** Ends it when the site stops. */
  signal?: AbortSignal | undefined;
}

/**
 * Makes a backup of the open database and the files, proves it and puts it among the archives; then the oldest of its kind
 * go. An archive has its final name only when it is proven.
 * @throws BackupError
 */
export async function makeBackup({ handle, kind, place, startedAt, say, signal }: BackupRequest): Promise<MadeBackup> {
  const { dataDirectory, objectStore, directory, keep, migrationsFolder } = place;
  const path = join(directory, nameArchive(kind, startedAt ?? new Date()));
  const draft = `${path}.part`;
  let workDirectory = '';
  let pausedMs = 0;
  await assertProvable(handle, kind, migrationsFolder);
  try {
    workDirectory = join(await makeRoom(directory, dataDirectory), `.quzones-work-${randomUUID()}`);
    await mkdir(workDirectory, { mode: 0o700 });
    const copyDatabase = async (target: string) => {
      if (!handle.copyTo) throw new Error('This database can not be copied.');
      ({ pausedMs } = await handle.copyTo(target));
    };
    const databaseUrl = handle.driver === 'postgres' ? place.databaseUrl : undefined;
    const job = {
      databaseUrl,
      dataDirectory,
      objectStore,
      workDirectory,
      archivePath: draft,
      migrationsFolder,
      emptyCluster: emptyCluster(),
    };
    const result = await runBackupJob(job, { copyDatabase, say, signal });
    await rename(draft, path);
    await syncDirectory(directory);
    const rotated = await rotateArchives(directory, keep);
    return { ...result, path, pausedMs, rotated };
  } catch (error) {
    // What can't be removed, below a file or in a folder of somebody else, is not what failed.
    await rm(draft, { force: true }).catch(() => undefined);
    throw explain(error, directory);
  } finally {
    if (workDirectory !== '') await rm(workDirectory, { recursive: true, force: true });
  }
}

/** An archive is proven with the migrations of this program, which a database of a newer one is beyond. */
async function assertProvable({ orm }: DatabaseHandle, kind: BackupKind, migrationsFolder: string): Promise<void> {
  if (!(await planMigrations(orm, migrationsFolder)).isNewer) return;
  const now =
    'The database as it is now was written by a newer version of the program, so this version can not make a backup of it';
  throw new BackupError(
    kind === 'before-restore'
      ? `${now} first. Make one with the newer version (npm run backup, in its folder), then restore with --replace --without-backup.`
      : `${now}. Make it with the newer version (npm run backup, in its folder).`,
  );
}

/** Answers where to work: beside the data, or where the archives are when the data's own disk is full. */
async function makeRoom(directory: string, dataDirectory: string): Promise<string> {
  makeDirectory(directory, 0o700);
  if (!(await stat(directory)).isDirectory()) throw Object.assign(new Error('a file'), { code: 'ENOTDIR' });
  await sweepWorkplaces([directory, dataDirectory]);
  if ((await diskFree(directory)) < leastFreeBytes) throw fullDisk(directory);
  return (await diskFree(dataDirectory)) < leastFreeBytes ? directory : dataDirectory;
}

function fullDisk(directory: string): BackupError {
  return new BackupError(
    `The disk is full: there is no room for a backup in ${directory}. Free some space or set BACKUP_DIR.`,
  );
}

function explain(error: unknown, directory: string): BackupError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = wordsOf(error);
  if (isDiskFull(error)) {
    return fullDisk(directory);
  }
  if (error instanceof BackupError) return error;
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') {
    return new BackupError(`The folder ${directory} can't be written. Make it writable or set BACKUP_DIR.`);
  }
  if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EEXIST') {
    return new BackupError(`No folder can be made at ${directory}. Set BACKUP_DIR to a place that takes folders.`);
  }
  return new BackupError(message);
}
