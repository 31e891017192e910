import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { newestArchive } from './restore-backup.server';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quzones-archives-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const put = (name: string) => writeFile(join(folder, name), '');
const now = new Date('2026-11-24T09:00:00Z');

it('Who names no archive gets the newest of those that the site made', async () => {
  expect(await newestArchive(join(folder, 'none'), now)).toBeNull();
  expect(await newestArchive(folder, now)).toBeNull();
  await put('quzones-2026-11-22T03-30-00-000Z-scheduled.tar.gz');
  await put('quzones-2026-11-24T08-59-00-000Z-manual.tar.gz');
  await put('quzones-of-the-old-machine.tar.gz');
  // What a restore put aside, perhaps one that was refused then.
  await put('quzones-2026-11-24T08-59-30-000Z-before-restore.tar.gz');
  expect(await newestArchive(folder, now)).toBe(join(folder, 'quzones-2026-11-24T08-59-00-000Z-manual.tar.gz'));
});

it('Which is the newest is not guessed when a clock was wrong, nor when the folder can not be read', async () => {
  await put('quzones-2026-11-22T03-30-00-000Z-scheduled.tar.gz');
  await put('quzones-2031-01-01T00-00-00-000Z-manual.tar.gz');
  await expect(newestArchive(folder, now)).rejects.toThrow(
    'The newest archive, quzones-2031-01-01T00-00-00-000Z-manual.tar.gz, is dated in the future',
  );
  const file = join(folder, 'quzones-2026-11-22T03-30-00-000Z-scheduled.tar.gz');
  await expect(newestArchive(file, now)).rejects.toThrow("can't be read");
});
