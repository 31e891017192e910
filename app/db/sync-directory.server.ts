import { open } from 'node:fs/promises';

/** Makes sure that the names in a directory are on the disk: a file that was synced can still lack its name after a power cut. */
export async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
