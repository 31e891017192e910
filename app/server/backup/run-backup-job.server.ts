import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { wordsOf } from '../error-facts.ts';
import type { BackupJob, BackupResult, FromWorker, ToWorker } from './worker-messages.ts';

/** A backup could not be made. The message says why, for the operator. */
export class BackupError extends Error {
  readonly code = 'BACKUP_FAILED';
  override readonly name = 'BackupError';
}

/** Beside this file in the sources; in the build, `backup-worker.js` of its own. */
function workerFile(): string {
  const here = fileURLToPath(import.meta.url);
  if (here.endsWith('.ts')) return here.replace(/[^/\\]+$/, 'backup-worker.ts');
  return here.replace(/([/\\])server[/\\](?!.*[/\\]server[/\\]).*$/, '$1server$1backup-worker.js');
}

interface JobSupport {
  copyDatabase: (directory: string) => Promise<void>;
  say: (sentence: string) => void;
  signal?: AbortSignal | undefined;
}

/**
 * Lets a process of its own write the archive and prove it.
 * @param copyDatabase copies the open embedded database; never called for PostgreSQL
 * @param signal ends the process when the site stops
 * @throws BackupError
 */
export function runBackupJob(job: BackupJob, { copyDatabase, say, signal }: JobSupport): Promise<BackupResult> {
  return new Promise((resolve, reject) => {
    // Settings of the person reach the worker in the job alone; Node's own flags would only disturb it.
    const worker = fork(workerFile(), [], { execArgv: [], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    let complaints = '';
    worker.stderr?.on('data', (chunk: Buffer) => {
      complaints = `${complaints}${chunk.toString()}`.slice(-2000);
    });
    const stop = () => {
      worker.kill('SIGKILL');
      reject(new BackupError('The site was stopped before the backup was done.'));
    };
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
    const tell = (message: ToWorker) => void worker.send(message, () => undefined);
    worker.on('message', (message: FromWorker) => {
      if (message.tell === 'progress') say(message.sentence);
      else if (message.tell === 'done') resolve(message.result);
      else if (message.tell === 'failed') reject(new BackupError(message.message));
      else {
        copyDatabase(message.directory).then(
          () => tell({ tell: 'copied' }),
          (error: unknown) => tell({ tell: 'not copied', message: wordsOf(error) }),
        );
      }
    });
    worker.on('error', (error) => reject(new BackupError(`The backup could not be started: ${error.message}.`)));
    worker.on('exit', (code, killedBy) => {
      signal?.removeEventListener('abort', stop);
      const reason =
        complaints
          .trim()
          .split('\n')
          .findLast((line) => /Error|error/.test(line)) ?? '';
      reject(new BackupError(`The process that made the backup ended early (${killedBy ?? code}). ${reason}`.trim()));
    });
    tell({ tell: 'start', job });
  });
}
