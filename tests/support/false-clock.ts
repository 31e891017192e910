import { chmod, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFaketime } from '../../scripts/lib/tools.mjs';

/** A clock that processes of a test go by, and that the test sets while they run. */
export interface FalseClock {
  /** For the environment of every process that is to go by it. */
  env: Record<string, string>;
  /** So many seconds from the true time; when it resolves, every process goes by it. Timers do not notice, as with a real clock. */
  set(seconds: number): Promise<void>;
  remove(): Promise<void>;
}

/** @throws Error with one sentence if the library is not installed */
export async function startFalseClock(): Promise<FalseClock> {
  const library = findFaketime();
  if (library === null) throw new Error('faketime was not found: install the package faketime.');
  const folder = await mkdtemp(join(tmpdir(), 'quzones-clock-'));
  // PostgreSQL runs as somebody else.
  await chmod(folder, 0o755);
  const file = join(folder, 'clock');
  const set = async (seconds: number) => {
    await writeFile(`${file}.new`, `${seconds < 0 ? '' : '+'}${seconds}\n`);
    await rename(`${file}.new`, file);
    // The library looks at the file once a second and tells nobody when it did.
    await pause(2_000);
  };
  await set(0);
  return {
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      // Read anew at every look at the clock, the file would cost more than all else that a process does.
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      // Files that are there keep the time at which they were written.
      NO_FAKE_STAT: '1',
    },
    set,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
