import { eq, isNull } from 'drizzle-orm';
import { type Executor, orm } from '~/db/client.server';
import { pictureFileNames, readPicturePath } from '~/lib/pictures';
import { log } from '../log.server';
import { uploadStore } from './upload-store.server';
import { formerUploads, uploads } from './uploads.table.server';

/**
 * Notes that a picture's files are to go, in the transaction that takes the picture away: they are removed after the
 * commit, by `removeFormerFiles`, or at the next start if this process does not live to see it.
 * @param replacedBy the picture that its former address leads to from now on; null for none
 */
export async function noteFormerUpload(tx: Executor, path: string, replacedBy: string | null): Promise<void> {
  const name = readPicturePath(path);
  if (!name) return;
  await tx.insert(formerUploads).values({ stem: name.stem, path, uploadId: replacedBy }).onConflictDoNothing();
}

/**
 * Removes the files of pictures that were replaced or deleted. Never fails: what could not be removed is tried again at
 * the next start.
 * @returns how many pictures' files are gone now
 */
export async function removeFormerFiles(): Promise<number> {
  let removed = 0;
  try {
    const waiting = await orm().select().from(formerUploads).where(isNull(formerUploads.filesRemovedAt));
    for (const { stem, path } of waiting) {
      await removeFiles(path);
      await orm().update(formerUploads).set({ filesRemovedAt: new Date() }).where(eq(formerUploads.stem, stem));
      removed += 1;
    }
  } catch (error) {
    log.error({ err: error }, 'files of replaced or deleted pictures were not removed; the next start tries again');
  }
  return removed;
}

async function removeFiles(path: string): Promise<void> {
  const name = readPicturePath(path);
  if (!name) return;
  await (await uploadStore()).remove(name.bucket, pictureFileNames(path));
}

/** Where the address of a picture leads that was replaced; null for any other address. */
export async function findReplacement(path: string): Promise<string | null> {
  const stem = /\/(\d{13}-[a-z0-9]{12}-\d{1,4}x\d{1,4})\.[^/]+$/.exec(path)?.[1];
  if (!stem) return null;
  const [found] = await orm()
    .select({ path: uploads.path })
    .from(formerUploads)
    .innerJoin(uploads, eq(uploads.id, formerUploads.uploadId))
    .where(eq(formerUploads.stem, stem));
  return found?.path ?? null;
}
