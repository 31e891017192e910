import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Makes sure that the names in a directory are on the disk: a file that was synced can still lack its name after a power cut. */
export function syncDirectory(path: string): Promise<void> {
  return syncPath(path);
}

/** Syncs every file and directory below `directory`, and itself, to the disk. */
export async function syncTree(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) await syncTree(path);
    else if (entry.isFile()) await syncPath(path);
  }
  await syncDirectory(directory);
}

/** Windows can't sync a directory and does not need to. */
async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } catch (error) {
    if (process.platform !== 'win32') throw error;
  } finally {
    await handle.close();
  }
}
