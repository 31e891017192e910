import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { withProgress } from './progress.mjs';

/**
 * One build at a time: two in a folder, such as those of a start and of the doctor beside it, would take each other's files
 * away. Who comes second waits, and has nothing left to do when the first has built the same.
 * @param {string} folder of the file that is locked
 * @param {{ build: () => Promise<void>, isCurrent: () => boolean }} what isCurrent answers whether there is nothing to build
 */
export async function buildAlone(folder, { build, isCurrent }) {
  // Loaded here, because it needs the project's Node.
  const { tryLock } = await import('../../app/db/directory-lock.server.ts');
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'build.lock');
  const atOnce = tryLock(file);
  const lock =
    atOnce ?? (await withProgress('Waiting for another build in this folder', () => untilFree(file, tryLock)));
  try {
    if (atOnce === null && isCurrent()) console.log('It has built what was missing.');
    else await build();
  } finally {
    lock.release();
  }
}

/**
 * @template Lock
 * @param {string} file
 * @param {(file: string) => Lock | null} tryLock
 * @returns {Promise<Lock>}
 */
async function untilFree(file, tryLock) {
  for (;;) {
    const lock = tryLock(file);
    if (lock !== null) return lock;
    await pause(100);
  }
}
