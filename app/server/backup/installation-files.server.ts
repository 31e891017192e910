import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** The folders of DATA_DIR that belong into a backup. Draughts of uploads (`.incoming`) do not. */
const folders = ['uploads', 'mail'] as const;

/** Every file of an installation, by its name in an archive, such as `uploads/blog-images/….jpg`. */
export async function listInstallationFiles(dataDirectory: string): Promise<string[]> {
  const lists = await Promise.all(folders.map((folder) => listFolder(dataDirectory, folder)));
  return lists.flat().sort();
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
