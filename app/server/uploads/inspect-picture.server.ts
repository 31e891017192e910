import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata } from 'sharp';
import { type PictureExtension, pictureLimits } from '~/lib/pictures';
import { UploadError } from './upload-error.server';

export interface InspectedPicture {
  /** Format of the main file that will be kept. */
  extension: PictureExtension;
  moving: boolean;
}

/** What is accepted, by what the bytes are: the decoder that must agree, and the format that is kept. */
const accepted: Record<string, { decoder: string; extension: PictureExtension }> = {
  'image/jpeg': { decoder: 'jpeg', extension: 'jpg' },
  'image/png': { decoder: 'png', extension: 'png' },
  'image/apng': { decoder: 'png', extension: 'png' },
  'image/gif': { decoder: 'gif', extension: 'gif' },
  'image/webp': { decoder: 'webp', extension: 'webp' },
  'image/avif': { decoder: 'heif', extension: 'webp' },
};

/** An image, so the general sentence alone would help nobody: photos of telephones are HEIC. */
const otherKind = 'Please upload an image file of these kinds: JPEG, PNG, GIF, WebP or AVIF';

/** The decoder knows its first picture only, which would be kept as if it were all. */
const movingPng = 'This PNG moves, which would be lost. Please upload it as a moving GIF or WebP';

/**
 * Decides from the first bytes and the header alone whether something may be decoded: nothing that a name or a sender
 * claims counts, and a picture that would fill the memory is refused before a pixel of it is unpacked. Of a PNG, hand over
 * what `withoutPngTexts` leaves: the decoder unpacks texts to read a header.
 * @throws UploadError
 */
export async function inspectPicture(bytes: Uint8Array): Promise<InspectedPicture> {
  const mime = await typeOf(bytes);
  const type = accepted[mime ?? ''];
  if (!type) throw new UploadError('INVALID_FILE_TYPE', mime?.startsWith('image/') ? { description: otherKind } : {});
  const header = await readHeader(bytes);
  if (header.format !== type.decoder || (header.format === 'heif' && header.compression !== 'av1')) {
    throw new UploadError('INVALID_FILE_TYPE');
  }
  if (mime === 'image/apng' && framesOfPng(bytes) > 1) {
    throw new UploadError('INVALID_FILE_TYPE', { description: movingPng });
  }
  const { width, height } = header;
  const canMove = header.format === 'gif' || header.format === 'webp';
  const frames = canMove ? (header.pages ?? 1) : 1;
  if (Math.max(width, height) > pictureLimits.side || width * height * frames > pictureLimits.pixels) {
    throw new UploadError('TOO_MANY_PIXELS');
  }
  return { extension: type.extension, moving: frames > 1 };
}

async function typeOf(bytes: Uint8Array): Promise<string | undefined> {
  try {
    return (await fileTypeFromBuffer(bytes))?.mime;
  } catch {
    // It walks into containers, and broken ones can lead it past their end.
    return undefined;
  }
}

/** As the chunk `acTL` says, which stands before the first picture. */
function framesOfPng(bytes: Uint8Array): number {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const control = whole.indexOf('acTL');
  return control >= 0 && control + 8 <= whole.length ? whole.readUInt32BE(control + 4) : 1;
}

async function readHeader(bytes: Uint8Array): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new UploadError('INVALID_FILE_TYPE', { cause });
  }
}
