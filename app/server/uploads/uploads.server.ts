import { randomBytes } from 'node:crypto';
import { orm } from '~/db/client.server';
import { type Bucket, picturePath } from '~/lib/pictures';
import { log } from '../log.server';
import { type EncodedPicture, encodePicture } from './encode-picture.server';
import { createQueue, QueueFullError } from './encode-queue.server';
import { type InspectedPicture, inspectPicture } from './inspect-picture.server';
import { putFiles } from './picture-files.server';
import { UploadError } from './upload-error.server';
import { uploads } from './uploads.table.server';

export { mendUploads } from './mend-uploads.server';
export { UploadError, type UploadErrorCode } from './upload-error.server';

export interface PictureUpload {
  bucket: Bucket;
  bytes: Uint8Array;
  /** The name it had on the sender's computer. Kept for people to read, never used as a path or a type. */
  originalName: string;
  createdBy: string | null;
}

export interface StoredPicture {
  /** Public path of the main file; `pictureSources` of ~/lib/pictures tells the rest from it. */
  path: string;
  width: number;
  height: number;
  /** Size of the main file. */
  bytes: number;
}

const inTurn = createQueue(20);

/**
 * Decodes a picture, writes it anew in the sizes that pages use, and remembers it. When this resolves, files and row
 * survive a power cut; a crash on the way leaves at most files that nothing refers to (see `mendUploads`).
 * @throws UploadError with the texts that the sender reads, whatever went wrong
 */
export async function storePicture(upload: PictureUpload): Promise<StoredPicture> {
  try {
    const inspected = await inspectPicture(upload.bytes);
    return await inTurn(() => encodeAndKeep(upload, inspected));
  } catch (error) {
    if (error instanceof UploadError) throw error;
    if (error instanceof QueueFullError) throw new UploadError('UPLOADS_BUSY');
    log.error({ err: error }, 'a picture could not be stored');
    throw new UploadError('UPLOAD_FAILED', { cause: error });
  }
}

async function encodeAndKeep(upload: PictureUpload, inspected: InspectedPicture): Promise<StoredPicture> {
  const unique = `${Date.now()}-${randomName()}`;
  const stemFor = (width: number, height: number) => `${unique}-${width}x${height}`;
  const encoded = await encodePicture(upload.bytes, inspected, stemFor);
  const { width, height, main } = encoded;
  const path = picturePath({ ...inspected, bucket: upload.bucket, stem: stemFor(width, height) });
  await putFiles(upload.bucket, filesOf(path, encoded));
  const stored = { path, width, height, bytes: main.byteLength };
  await orm()
    .insert(uploads)
    .values({
      ...stored,
      bucket: upload.bucket,
      originalName: readableName(upload.originalName),
      createdBy: upload.createdBy,
    });
  return stored;
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
