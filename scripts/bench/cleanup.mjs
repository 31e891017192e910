import { mkdtempSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';

/** @type {Set<() => void>} */
const closers = new Set();
let watching = false;

/** Ends everything that still runs and removes what is temporary: a failure must not leave a server behind. */
export function closeAll() {
  for (const close of [...closers].reverse()) {
    try {
      close();
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error));
    }
  }
  closers.clear();
}

/**
 * Runs a synchronous closer when this process ends, however it ends short of being killed outright; the last one first.
 * @param {() => void} close
 * @returns {() => void} takes it back
 */
export function atExit(close) {
  closers.add(close);
  if (!watching) {
    watching = true;
    process.on('exit', closeAll);
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
      process.once(signal, () => process.exit(128 + constants.signals[signal]));
    }
  }
  return () => closers.delete(close);
}

/** @returns {string} a folder that is gone when this process has ended */
export function makeTemporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'quzones-bench-'));
  // A process that was just killed may still be writing its last file.
  atExit(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }));
  return folder;
}
