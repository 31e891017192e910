import type { FilePlace } from './installation-files.server.ts';
import type { Proof } from './prove-backup.server.ts';

/** What a backup is to be made of. All paths are absolute. */
export interface BackupJob extends FilePlace {
  databaseUrl: string | undefined;
  workDirectory: string;
  archivePath: string;
  migrationsFolder: string;
  /** What the scratch database starts from; see `keepEmptyCluster`. */
  emptyCluster: string | undefined;
}

/** What a process that makes a backup became of it. */
export interface BackupResult extends Proof {
  bytes: number;
  sha256: string;
}

/** From the process that makes a backup to the one that started it. */
export type FromWorker =
  | { tell: 'progress'; sentence: string }
  | { tell: 'copy'; directory: string }
  | { tell: 'done'; result: BackupResult }
  | { tell: 'failed'; message: string };

/** And back. */
export type ToWorker = { tell: 'start'; job: BackupJob } | { tell: 'copied' } | { tell: 'not copied'; message: string };
