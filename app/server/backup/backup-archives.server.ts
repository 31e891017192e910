import { readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Environment, environment } from '../env.server.ts';
import type { ObjectStoreSettings } from '../uploads/object-store.server.ts';
import { type BackupKind, backupKinds } from './backup-kinds.ts';
import type { FilePlace } from './installation-files.server.ts';

const archiveName = /^quzones-(\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z)-([a-z-]+)\.tar\.gz$/;

/** What is backed up, and where to. Paths are absolute. */
export interface BackupPlace extends FilePlace {
  databaseUrl: string | undefined;
  /** Of the archives. */
  directory: string;
  /** How many archives of each kind stay. */
  keep: number;
  migrationsFolder: string;
}

/** The place that the settings name: archives in BACKUP_DIR, or in `backups` in DATA_DIR. */
export function backupPlace(migrationsFolder: string): BackupPlace {
  const { BACKUP_DIR, BACKUP_KEEP, DATA_DIR, DATABASE_URL } = environment();
  return {
    databaseUrl: DATABASE_URL,
    dataDirectory: resolve(DATA_DIR),
    directory: BACKUP_DIR === undefined ? resolve(DATA_DIR, 'backups') : resolve(BACKUP_DIR),
    keep: BACKUP_KEEP,
    migrationsFolder,
    objectStore: storeOfSettings(environment()),
  };
}

/** Only what opens the store: the place is told to another process. */
function storeOfSettings(settings: Environment): ObjectStoreSettings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PATH_STYLE } = settings;
  if (S3_BUCKET === undefined) return undefined;
  return { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_PATH_STYLE };
}

/** `quzones-2026-11-22T03-30-00-000Z-scheduled.tar.gz`: sorts by time, and is a name on every system. */
export function nameArchive(kind: BackupKind, at: Date): string {
  return `quzones-${at.toISOString().replaceAll(/[:.]/g, '-')}-${kind}.tar.gz`;
}

/** The names that `nameArchive` gave to what is in a folder, the newest first. */
export async function namesOfArchives(directory: string): Promise<string[]> {
  return (await readdir(directory))
    .filter((name) => archiveName.test(name))
    .sort()
    .reverse();
}

/** When an archive was begun, by the clock of then. */
export function timeOfArchive(name: string): Date {
  const [day = '', time = ''] = (archiveName.exec(name)?.[1] ?? '').split('T');
  return new Date(`${day}T${time.replace(/^(\d\d)-(\d\d)-(\d\d)-/, '$1:$2:$3.')}`);
}

/** Why an archive was made, as its name says. */
export function kindOfArchive(name: string): string | undefined {
  return archiveName.exec(name)?.[2];
}

/**
 * Takes away the oldest archives of each kind beyond the newest `keep`. Files with other names are nobody's business here.
 * @returns the names of those that are gone
 */
export async function rotateArchives(directory: string, keep: number): Promise<string[]> {
  const names = await namesOfArchives(directory);
  const doomed = backupKinds.flatMap((kind) => names.filter((name) => kindOfArchive(name) === kind).slice(keep));
  for (const name of doomed) await rm(join(directory, name), { force: true });
  return doomed;
}

/** What killed processes left half done: folders and files that nobody has touched for a day. Absolute paths. */
export async function findLeftWorkplaces(parents: readonly string[], now = Date.now()): Promise<string[]> {
  const found: string[] = [];
  for (const parent of new Set(parents)) {
    for (const name of await readdir(parent).catch(() => [])) {
      if (!/^\.quzones-(work-|restore-)|\.tar\.gz\.part$/.test(name)) continue;
      const path = join(parent, name);
      const touched = await stat(path).catch(() => null);
      if (touched && now - touched.mtimeMs > 24 * 60 * 60 * 1000) found.push(path);
    }
  }
  return found;
}

/** Removes them. @returns how many there were */
export async function sweepWorkplaces(parents: readonly string[], now = Date.now()): Promise<number> {
  const left = await findLeftWorkplaces(parents, now);
  for (const path of left) await rm(path, { recursive: true, force: true });
  return left.length;
}
