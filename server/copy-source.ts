import { join } from 'node:path';
import { diskFree } from '~/db/disk-free.server';
import { copyRestingDatabase, sizeOfDatabase } from '~/db/embedded-copy.server';
import { fileSize } from '~/lib/sizes';

/** What PostgreSQL writes of its own into the copy. */
const ownBytes = 32 * 1024 * 1024;
const sayEveryMs = 2_000;

/**
 * Copies the embedded database that is to be moved into a temporary folder.
 * @throws Error for the operator when there is not enough room
 */
export async function copySource(source: string, folder: string, say: (sentence: string) => void): Promise<void> {
  const total = await sizeOfDatabase(source);
  const free = await diskFree(folder);
  if (free < total + ownBytes) {
    throw new Error(
      `A copy of the embedded database takes ${fileSize(total + ownBytes)}, and ${folder} has room for ${fileSize(free)}. Free some space there, or set TMPDIR to another folder.`,
    );
  }
  say(`Copying the embedded database (${fileSize(total)}), which is only read.`);
  let copied = 0;
  let saidAt = performance.now();
  await copyRestingDatabase(source, join(folder, 'database'), (bytes) => {
    copied += bytes;
    if (performance.now() - saidAt < sayEveryMs) return;
    saidAt = performance.now();
    say(`${fileSize(copied)} of ${fileSize(total)} are copied.`);
  });
}
