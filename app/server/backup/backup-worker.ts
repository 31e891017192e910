/**
 * A process of its own that makes one backup, so that the site's own process neither waits nor grows. Started by
 * `run-backup-job.server.ts`; imports by relative path only, so that Node runs it as it is in tests.
 */
import { once } from 'node:events';
import { setPriority } from 'node:os';
import { keepEmptyCluster } from '../../db/empty-cluster.server.ts';
import { isDiskFull } from '../../lib/error-reason.ts';
import { wordsOf } from '../error-facts.ts';
import { rightsFault } from '../folder-fault.server.ts';
import { proveBackup } from './prove-backup.server.ts';
import type { BackupJob, FromWorker, ToWorker } from './worker-messages.ts';
import { writeBackup } from './write-backup.server.ts';

function tell(message: FromWorker): void {
  process.send?.(message);
}

async function hear(): Promise<ToWorker> {
  const [message] = (await once(process, 'message')) as [ToWorker];
  return message;
}

async function copyDatabase(directory: string): Promise<void> {
  const answer = hear();
  tell({ tell: 'copy', directory });
  const heard = await answer;
  if (heard.tell === 'not copied') throw new Error(heard.message);
}

async function work({ archivePath, migrationsFolder, emptyCluster, ...job }: BackupJob) {
  keepEmptyCluster(emptyCluster);
  const { workDirectory } = job;
  const say = (sentence: string) => tell({ tell: 'progress', sentence });
  const written = await writeBackup(archivePath, { ...job, copyDatabase, say });
  say('The archive is written. Restoring it into a scratch database to compare.');
  const proof = await proveBackup({ path: archivePath, workDirectory, migrationsFolder, say });
  tell({ tell: 'done', result: { ...written, ...proof } });
}

/** A file that this user may not read is named with its owner: it is mostly one that root made. A full disk is called by its name. */
async function reasonFor(error: unknown): Promise<string> {
  if (isDiskFull(error)) return 'No space left on device';
  const { code, path } = error as NodeJS.ErrnoException;
  if ((code !== 'EACCES' && code !== 'EPERM') || path === undefined) return wordsOf(error);
  const { sentence, advice } = await rightsFault(path);
  return `${sentence} ${advice}`;
}

// Without the process that asked for it nobody would know of the backup.
process.once('disconnect', () => process.exit(1));
try {
  // Visitors come first.
  setPriority(5);
  const first = await hear();
  if (first.tell === 'start') await work(first.job);
} catch (error) {
  tell({ tell: 'failed', message: await reasonFor(error) });
} finally {
  process.disconnect();
}
