import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { syncDirectory } from '../../db/sync-directory.server.ts';
import type { ObjectStoreSettings } from '../uploads/object-store.server.ts';
import { ArchiveError } from './manifest.server.ts';

/** Where the files of an installation are. */
export interface FilePlace {
  /** Absolute. */
  dataDirectory: string;
  /** Of uploaded pictures; without it they are below `dataDirectory`. */
  objectStore?: ObjectStoreSettings | undefined;
}

/** The files of an installation by their names in an archive, such as `uploads/blog-images/….jpg`, wherever they are. */
export interface InstallationFiles {
  list(): Promise<string[]>;
  /** Makes a few of them readable, by path, until the next call. What is gone by now is left out. */
  bring(names: readonly string[], workplace: string): Promise<Map<string, string>>;
  /** Puts a file into its place; it stands whole at `draft`, on the volume of DATA_DIR. `settle` makes it last. */
  place(name: string, draft: string): Promise<void>;
  settle(): Promise<void>;
  remove(names: readonly string[]): Promise<void>;
}

export async function openInstallationFiles({ dataDirectory, objectStore }: FilePlace): Promise<InstallationFiles> {
  const disk = filesOnDisk(dataDirectory);
  if (!objectStore) return disk;
  // Its client is loaded only where there is a store.
  const { withStoredUploads } = await import('./stored-uploads.server.ts');
  return withStoredUploads(disk, objectStore);
}

/** The folders of DATA_DIR that belong into a backup. Draughts of uploads (`.incoming`) do not. */
const folders = ['uploads', 'mail'] as const;

function filesOnDisk(dataDirectory: string): InstallationFiles {
  const touched = new Set<string>();
  return {
    async list() {
      const lists = await Promise.all(folders.map((folder) => listFolder(dataDirectory, folder)));
      return lists.flat().sort();
    },
    bring: (names) => Promise.resolve(new Map(names.map((name) => [name, join(dataDirectory, name)]))),
    async place(name, draft) {
      const target = safeTarget(dataDirectory, name);
      await mkdir(dirname(target), { recursive: true });
      await rename(draft, target);
      touched.add(dirname(target));
    },
    async settle() {
      for (const folder of touched) await syncDirectory(folder);
    },
    async remove(names) {
      for (const name of names) await rm(safeTarget(dataDirectory, name), { force: true });
    },
  };
}

async function listFolder(dataDirectory: string, folder: string): Promise<string[]> {
  try {
    const entries = await readdir(join(dataDirectory, folder), { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(dataDirectory.length + 1)
          .replaceAll(sep, '/'),
      )
      .filter((name) => !name.split('/').some((part) => part.startsWith('.')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** A name in an archive is not trusted: it may only lead below the data directory. */
function safeTarget(dataDirectory: string, name: string): string {
  const target = resolve(dataDirectory, name);
  const isPlain = name.split('/').every((part) => part !== '' && !part.startsWith('.')) && !name.includes('\\');
  if (isPlain && target.startsWith(dataDirectory + sep)) return target;
  throw unknownName(name);
}

export function unknownName(name: string): ArchiveError {
  return new ArchiveError(`The archive has a file with a name that no backup writes: ${name}.`);
}
