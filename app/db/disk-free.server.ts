import { statfs } from 'node:fs/promises';

/** How much may still be written beside a file or folder, in bytes. */
export async function diskFree(path: string): Promise<number> {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize;
}
