import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileSize } from '~/lib/sizes';
import { diskFree } from '../../db/disk-free.server.ts';
import type { BackupPlace } from '../backup/backup-archives.server';
import { type FolderFault, folderFault, nearestFolder } from '../folder-fault.server';
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
  fault: FolderFault | null;
}

async function diskObservations(place: BackupPlace): Promise<Observation[]> {
  const data = await diskUse(place.dataDirectory);
  const archives = await diskUse(place.directory);
  const observations = [spaceObservation('The data', data)];
  if (archives.device !== data.device || archives.fault)
    observations.push(spaceObservation('The archives of backups', archives));
  for (const folder of await foldersOf(place.dataDirectory)) {
    const fault = await folderFault(folder);
    if (fault) observations.push({ state: 'wrong', ...fault });
  }
  return observations;
}

/** Those that the site writes to, as far as they are there. Root makes some of them where it runs a command. */
async function foldersOf(dataDirectory: string): Promise<string[]> {
  const uploads = join(dataDirectory, 'uploads');
  const entries = await readdir(uploads, { withFileTypes: true }).catch(() => []);
  const below = entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(uploads, name));
  return [uploads, join(dataDirectory, 'mail'), ...below].filter((folder) => existsSync(folder));
}

function spaceObservation(what: string, { path, free, size, fault }: DiskUse): Observation {
  if (fault) return { state: 'wrong', ...fault };
  const sentence = `${what} in ${path}: ${fileSize(size)}, with ${fileSize(free)} free beside it.`;
  const spaceAdvice = 'Free some space: a full disk refuses what visitors and staff write, until there is room again.';
  if (free < leastBytes) return { state: 'wrong', sentence, advice: spaceAdvice };
  return free < fewBytes ? { state: 'warning', sentence, advice: spaceAdvice } : { state: 'ok', sentence };
}

/** Of a folder, or where it will be: the nearest that is there. */
async function diskUse(path: string): Promise<DiskUse> {
  const there = await nearestFolder(path);
  const [free, found, fault] = await Promise.all([diskFree(there), stat(there), folderFault(path)]);
  const size = there === path ? await folderSize(path) : 0;
  return { path: there, free, size, device: found.dev, fault };
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
