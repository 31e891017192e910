import { createHash } from 'node:crypto';
import { type Bucket, buckets } from '~/lib/pictures';
import { diskStore } from '~/server/uploads/disk-store.server';
import type { UploadStore } from '~/server/uploads/kept-files.server';
import { objectStore } from '~/server/uploads/upload-store.server';

export interface MoveAsked {
  direction: 'to-store' | 'to-disk';
  /** Also takes the files away where they came from, each once its copy was read back and is the same. */
  deleteSource: boolean;
  /** Told now and then how far it is. */
  onProgress?: (done: number, total: number) => void;
}

export interface Moved {
  /** Files that were copied by this run. */
  copied: number;
  /** Files that were there already, with the same bytes. */
  same: number;
  deleted: number;
  bytes: number;
}

/** Files are at most a few megabytes, and most of the time is waiting. */
const atOnce = 4;
/** Buckets hold what we put there; anything else is somebody's own. */
const pictureFile = /^[\w-][\w.-]*\.(?:jpg|png|gif|webp|avif)$/;

/**
 * Copies all uploaded files from DATA_DIR to the object store or back. Each copy is read back and compared by its
 * SHA-256. It may be interrupted and run again: what is there and the same is not copied twice. The site may run
 * meanwhile; what is uploaded after a file's bucket was listed needs another run.
 * @throws Error for the operator: no object store is set, it fails, or a name is taken by other bytes
 */
export async function moveUploads({ direction, deleteSource, onProgress }: MoveAsked): Promise<Moved> {
  const store = await objectStore();
  if (!store)
    throw new Error('No object store is set: set S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.');
  const [from, to] = direction === 'to-store' ? [diskStore, store] : [store, diskStore];
  const waiting = await listFiles(from);
  const total = waiting.length;
  const moved: Moved = { copied: 0, same: 0, deleted: 0, bytes: 0 };
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      await moveFile(from, to, file, moved);
      if (deleteSource) {
        await from.remove(file.bucket, [file.name]);
        moved.deleted += 1;
      }
      onProgress?.(total - waiting.length, total);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return moved;
}

interface KeptFile {
  bucket: Bucket;
  name: string;
}

async function listFiles(store: UploadStore): Promise<KeptFile[]> {
  const files: KeptFile[] = [];
  for (const bucket of buckets) {
    for (const { name } of await store.list(bucket)) if (pictureFile.test(name)) files.push({ bucket, name });
  }
  return files;
}

async function moveFile(from: UploadStore, to: UploadStore, { bucket, name }: KeptFile, moved: Moved): Promise<void> {
  const bytes = await from.get(bucket, name);
  // Deleted since it was listed.
  if (!bytes) return;
  const hash = sha256(bytes);
  const there = await to.get(bucket, name);
  if (there) {
    if (sha256(there) !== hash)
      throw new Error(`${bucket}/${name} is there already with other bytes; nothing was overwritten.`);
    moved.same += 1;
    return;
  }
  await to.put(bucket, [{ name, bytes }]);
  const copy = await to.get(bucket, name);
  if (!copy || sha256(copy) !== hash)
    throw new Error(`The copy of ${bucket}/${name} is not the same as the file. Run this again.`);
  moved.copied += 1;
  moved.bytes += bytes.byteLength;
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
