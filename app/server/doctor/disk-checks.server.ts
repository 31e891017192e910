import { constants } from 'node:fs';
import { access, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileSize } from '~/lib/sizes';
import type { BackupPlace } from '../backup/backup-archives.server';
import { diskFree } from '../disk-free.server';
import type { Observation } from './finding';
import type { Check } from './run-checks.server';

/** Less than this, and backups are not begun any more and the next writes may fail. */
const leastBytes = 64 * 1024 * 1024;
const fewBytes = 1024 * 1024 * 1024;

export const diskChecks: readonly Check[] = [
  { group: 'Machine', name: 'Disk', needs: 'nothing', look: ({ place }) => diskObservations(place) },
];

/** A folder, the disk that it is on, and what it takes there. Sizes in bytes. */
interface DiskUse {
  path: string;
  free: number;
  size: number;
  /** Which disk. */
  device: number;
  isFolder: boolean;
}

async function diskObservations(place: BackupPlace): Promise<Observation[]> {
  const data = await diskUse(place.dataDirectory);
  const archives = await diskUse(place.directory);
  const observations = [await spaceObservation('The data', data)];
  if (archives.device !== data.device || !archives.isFolder)
    observations.push(await spaceObservation('The archives of backups', archives));
  return observations;
}

async function spaceObservation(what: string, { path, free, size, isFolder }: DiskUse): Promise<Observation> {
  if (!isFolder) {
    return {
      state: 'wrong',
      sentence: `${path} is a file, and a folder is needed.`,
      advice: 'Move it away, or set DATA_DIR and BACKUP_DIR to folders.',
    };
  }
  const sentence = `${what} in ${path}: ${fileSize(size)}, with ${fileSize(free)} free beside it.`;
  if (!(await isWritable(path))) {
    return {
      state: 'wrong',
      sentence: `${path} can't be written.`,
      advice: 'Make it writable for the user that the site runs as.',
    };
  }
  const spaceAdvice = 'Free some space: a full disk refuses what visitors and staff write, until there is room again.';
  if (free < leastBytes) return { state: 'wrong', sentence, advice: spaceAdvice };
  return free < fewBytes ? { state: 'warning', sentence, advice: spaceAdvice } : { state: 'ok', sentence };
}

/** Of a folder, or where it will be: the nearest that is there. */
async function diskUse(path: string): Promise<DiskUse> {
  const there = await nearest(path);
  const [free, found] = await Promise.all([diskFree(there), stat(there)]);
  const size = there === path ? await folderSize(path) : 0;
  return { path: there, free, size, device: found.dev, isFolder: found.isDirectory() };
}

async function nearest(path: string): Promise<string> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  return isThere || dirname(path) === path ? path : nearest(dirname(path));
}

/** What all files below a folder take together, in bytes; 0 for one that is not there. */
async function folderSize(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
  let bytes = 0;
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    // What goes while it is counted counts no more.
    bytes += await stat(join(entry.parentPath, entry.name)).then(
      ({ size }) => size,
      () => 0,
    );
  }
  return bytes;
}

async function isWritable(path: string): Promise<boolean> {
  return access(path, constants.W_OK).then(
    () => true,
    () => false,
  );
}
