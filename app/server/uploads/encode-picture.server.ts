import sharp, { type OutputInfo, type Sharp } from 'sharp';
import {
  longestSide,
  type PictureExtension,
  type PictureVariant,
  pictureLimits,
  pictureVariants,
} from '~/lib/pictures';
import type { InspectedPicture } from './inspect-picture.server';
import { UploadError } from './upload-error.server';

// One thread for each running operation, two operations at once (see `encodePicture`): pages keep their share of the
// processor. A cache would only hold on to the memory of pictures that never come again.
sharp.concurrency(1);
sharp.cache(false);

export interface EncodedPicture {
  width: number;
  height: number;
  main: Buffer;
  variants: { variant: PictureVariant; bytes: Buffer }[];
}

const fitted = { width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true } as const;

/**
 * Decodes a picture and writes it anew: turned upright, in sRGB, at most 2400 px a side, and without anything that is
 * not pixels. Call it with what `inspectPicture` let through.
 * @param stemFor names the files once the size is known
 * @throws UploadError when the bytes turn out not to be a whole picture
 */
export async function encodePicture(
  bytes: Uint8Array,
  { extension, moving }: InspectedPicture,
  stemFor: (width: number, height: number) => string,
): Promise<EncodedPicture> {
  if (moving) return encodeMoving(bytes, extension);
  const { data, info } = await decode(bytes);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const pixels = () => sharp(data, { raw });
  const variants = pictureVariants({ stem: stemFor(info.width, info.height), width: info.width, moving });
  const encodeVariants = async (format: PictureVariant['format']) => {
    const done: EncodedPicture['variants'] = [];
    for (const variant of variants.filter((each) => each.format === format)) {
      const resized = pixels().resize({ width: variant.width });
      done.push({ variant, bytes: await compress(resized, format).toBuffer() });
    }
    return done;
  };
  const [avif, [main, webp]] = await Promise.all([
    encodeVariants('avif'),
    compress(pixels(), extension)
      .toBuffer()
      .then(async (file) => [file, await encodeVariants('webp')] as const),
  ]);
  return { width: info.width, height: info.height, main, variants: [...avif, ...webp] };
}

async function decode(bytes: Uint8Array): Promise<{ data: Buffer; info: OutputInfo }> {
  try {
    return await open(bytes)
      .autoOrient()
      .resize(fitted)
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new UploadError('INVALID_FILE_TYPE', { cause });
  }
}

/** Frames are decoded as they are written, so here a broken picture and a failure to write can't be told apart. */
async function encodeMoving(bytes: Uint8Array, extension: PictureExtension): Promise<EncodedPicture> {
  try {
    const frames = open(bytes, true).resize(fitted);
    const { data, info } = await compress(frames, extension).toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.pageHeight ?? info.height, main: data, variants: [] };
  } catch (cause) {
    throw new UploadError('INVALID_FILE_TYPE', { cause });
  }
}

function open(bytes: Uint8Array, animated = false): Sharp {
  return sharp(bytes, { failOn: 'error', limitInputPixels: pictureLimits.pixels, animated });
}

/** Efforts are chosen so that a photo of 12 megapixels takes about a second and a half; see the tests. */
function compress(image: Sharp, format: PictureExtension | 'avif'): Sharp {
  switch (format) {
    case 'jpg':
      return image.jpeg({ quality: 84, progressive: true });
    case 'png':
      return image.png({ compressionLevel: 8 });
    case 'gif':
      return image.gif();
    case 'webp':
      return image.webp({ quality: 80, effort: 3 });
    case 'avif':
      return image.avif({ quality: 55, effort: 2 });
  }
}
