import { randomBytes } from 'node:crypto';
import { type Orm, orm } from '~/db/client.server';
import { type Bucket, pictureLimits, picturePath } from '~/lib/pictures';
import { log } from '../log.server';
import type { EncodedPicture } from './encode-picture.server';
import { createQueue, QueueFullError } from './encode-queue.server';
import { ObjectStoreError } from './kept-files.server';
import { withoutPngTexts } from './png-chunks.server';
import { UploadError } from './upload-error.server';
import { uploadStore } from './upload-store.server';
import { uploads } from './uploads.table.server';

export interface PictureUpload {
  /** For one that was somewhere else before; a new one otherwise. */
  id?: string;
  bucket: Bucket;
  bytes: Uint8Array;
  /** The name it had on the sender's computer. Kept for people to read, never used as a path or a type. */
  originalName: string;
  /** What it says to those who can't see it; null as long as nobody has said. */
  alt?: string | null;
  createdBy: string | null;
}

/** A picture whose files are in place. */
export interface PictureFiles {
  /** Public path of the main file; `pictureSources` of ~/lib/pictures tells the rest from it. */
  path: string;
  width: number;
  height: number;
  /** Size of the main file. */
  bytes: number;
}

export interface StoredPicture extends PictureFiles {
  /** Of its row, and of its page in the media library. */
  id: string;
}

const inTurn = createQueue(20);

/**
 * Decodes a picture, writes it anew in the sizes that pages use, and remembers it. When this resolves, files and row
 * survive a power cut; a crash on the way leaves at most files that nothing refers to (see `mendUploads`).
 * @param andThen what else belongs into the transaction that remembers it
 * @throws UploadError with the texts that the sender reads, whatever went wrong
 */
export function storePicture(
  upload: PictureUpload,
  andThen?: (tx: Orm, stored: StoredPicture) => Promise<void>,
): Promise<StoredPicture> {
  return inWords(async () => {
    const files = await putPicture(upload);
    const { id, bucket, alt = null, createdBy } = upload;
    const originalName = readableName(upload.originalName);
    return orm().transaction(async (tx) => {
      const [row] = await tx
        .insert(uploads)
        .values({ ...files, ...(id !== undefined && { id }), bucket, originalName, alt, createdBy })
        .returning({ id: uploads.id });
      const stored = { id: row?.id ?? '', ...files };
      await andThen?.(tx, stored);
      return stored;
    });
  });
}

/**
 * The same for a picture that is to take the place of another: `swap` does that, in a transaction of its own. A failure
 * leaves files that nothing refers to.
 * @throws UploadError, or what `swap` throws if it is one of its own refusals
 */
export function replaceStoredPicture<Result>(
  upload: Pick<PictureUpload, 'bucket' | 'bytes' | 'originalName'>,
  swap: (files: PictureFiles, originalName: string) => Promise<Result>,
): Promise<Result> {
  return inWords(async () => swap(await putPicture(upload), readableName(upload.originalName)));
}

async function inWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof UploadError) throw error;
    if (error instanceof QueueFullError) throw new UploadError('UPLOADS_BUSY');
    log.error({ err: error }, 'a picture could not be stored');
    if (error instanceof ObjectStoreError) throw new UploadError('STORE_FAILED', { cause: error });
    throw new UploadError('UPLOAD_FAILED', { cause: error });
  }
}

async function putPicture({ bucket, bytes: sent }: Pick<PictureUpload, 'bucket' | 'bytes'>): Promise<PictureFiles> {
  if (sent.byteLength > pictureLimits.bytes) throw new UploadError('FILE_TOO_LARGE');
  const bytes = withoutPngTexts(sent);
  // Not at the start of the server: what decodes pictures is large.
  const [{ inspectPicture }, { encodePicture }] = await Promise.all([
    import('./inspect-picture.server'),
    import('./encode-picture.server'),
  ]);
  const inspected = await inspectPicture(bytes);
  return inTurn(async () => {
    const unique = `${Date.now()}-${randomName()}`;
    const stemFor = (width: number, height: number) => `${unique}-${width}x${height}`;
    const encoded = await encodePicture(bytes, inspected, stemFor);
    const { width, height, main } = encoded;
    const path = picturePath({ ...inspected, bucket, stem: stemFor(width, height) });
    const store = await uploadStore();
    await store.put(bucket, filesOf(path, encoded));
    return { path, width, height, bytes: main.byteLength };
  });
}

/** The main file comes last: whoever sees it finds its variants too. */
function filesOf(path: string, { main, variants }: EncodedPicture): { name: string; bytes: Buffer }[] {
  return [
    ...variants.map(({ variant, bytes }) => ({ name: variant.fileName, bytes })),
    { name: path.slice(path.lastIndexOf('/') + 1), bytes: main },
  ];
}

function randomName(): string {
  return BigInt(`0x${randomBytes(16).toString('hex')}`)
    .toString(36)
    .padStart(12, '0')
    .slice(-12);
}

/** The last part of what may be a whole path, without what can't be shown or stored. */
function readableName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const readable = last.replace(/\p{C}/gu, '').trim();
  return Array.from(readable).slice(0, 200).join('') || 'image';
}
