/** Where uploaded pictures are kept, by what they are for. One more needs a migration: the database knows the list too. */
export const buckets = ['insight-images', 'case-study-images', 'blog-images'] as const;
export type Bucket = (typeof buckets)[number];

export const pictureLimits = {
  /** 5 MB exactly is accepted, one byte more is not. */
  bytes: 5 * 1024 * 1024,
  /** Of all frames of a moving picture together. */
  pixels: 50_000_000,
  side: 16_000,
} as const;

/**
 * What a file picker offers. Safari makes a JPEG, as the first of these, of a photo of a telephone (HEIC): of any kind of
 * image it would send the HEIC, which is refused.
 */
export const pickedPictures = 'image/jpeg,image/png,image/gif,image/webp,image/avif';

/** Longest side of a stored main file, in pixels. */
export const longestSide = 2400;
const variantWidths = [480, 960, 1600] as const;
const variantFormats = ['avif', 'webp'] as const;

export type PictureExtension = 'jpg' | 'png' | 'gif' | 'webp';

/** What the name of a stored picture says. */
export interface PictureName {
  bucket: Bucket;
  /** File name without its ending, e.g. `1763719200000-k3x9q2ab7c1d-1600x900`. */
  stem: string;
  width: number;
  height: number;
  extension: PictureExtension;
  /** It has several frames. Those are served as they are: a still variant would stop them. */
  moving: boolean;
}

const storedPath =
  /^\/uploads\/([a-z-]+)\/(\d{13}-[a-z0-9]{12}-([1-9]\d{0,3})x([1-9]\d{0,3}))(\.moving)?\.(jpg|png|gif|webp)$/;

/** Reads the path of a stored picture's main file; null when it isn't one of ours. */
export function readPicturePath(path: string): PictureName | null {
  const match = storedPath.exec(path);
  if (!match) return null;
  const [, folder, stem = '', width, height, moving, extension] = match;
  const bucket = buckets.find((known) => known === folder);
  if (!bucket) return null;
  const name = {
    bucket,
    stem,
    width: Number(width),
    height: Number(height),
    extension: extension as PictureExtension,
    moving: moving !== undefined,
  };
  return Math.max(name.width, name.height) <= longestSide ? name : null;
}

/** The public path of a main file: the inverse of `readPicturePath`. */
export function picturePath({ bucket, stem, extension, moving }: Omit<PictureName, 'width' | 'height'>): string {
  return `/uploads/${bucket}/${stem}${moving ? '.moving' : ''}.${extension}`;
}

export interface PictureVariant {
  width: number;
  format: (typeof variantFormats)[number];
  /** Beside the main file. */
  fileName: string;
}

/** The smaller files that are kept beside a picture's main file, the best format first, widths rising. */
export function pictureVariants({
  stem,
  width,
  moving,
}: Pick<PictureName, 'stem' | 'width' | 'moving'>): PictureVariant[] {
  if (moving) return [];
  const fitting: number[] = variantWidths.filter((candidate) => candidate <= width);
  const widths = fitting.length > 0 ? fitting : [width];
  return variantFormats.flatMap((format) =>
    widths.map((each) => ({ width: each, format, fileName: `${stem}.w${each}.${format}` })),
  );
}

export interface PictureSources {
  width: number;
  height: number;
  src: string;
  sources: { type: 'image/avif' | 'image/webp'; srcSet: string }[];
}

/**
 * Everything that a `<picture>` needs, from the stored path alone; null when the path isn't that of a stored picture.
 * Sizes are in pixels.
 */
export function pictureSources(path: string): PictureSources | null {
  const name = readPicturePath(path);
  if (!name) return null;
  const variants = pictureVariants(name);
  const sources = variantFormats
    .map((format) => ({
      type: `image/${format}` as const,
      srcSet: variants
        .filter((variant) => variant.format === format)
        .map((variant) => `/uploads/${name.bucket}/${variant.fileName} ${variant.width}w`)
        .join(', '),
    }))
    .filter((source) => source.srcSet !== '');
  return { width: name.width, height: name.height, src: path, sources };
}

/** What the media library knows of a picture that its path does not say. */
export interface PictureFacts {
  /** What it says to those who can't see it. Null as long as nobody has said; empty for mere decoration. */
  alt: string | null;
  /** What must stay in sight when it is cropped, as shares of width and height from the left top corner. */
  focalX: number;
  focalY: number;
}

/** A description is at most this long, in characters. */
export const longestAlt = 500;

/** Names of all files of a stored picture, its main file last. Empty for a path that isn't one of ours. */
export function pictureFileNames(path: string): string[] {
  const name = readPicturePath(path);
  if (!name) return [];
  return [...pictureVariants(name).map(({ fileName }) => fileName), path.slice(path.lastIndexOf('/') + 1)];
}

/**
 * A text or HTML in which one stored picture takes the place of another: in every address, those of its smaller files
 * included, and in the size that an `<img>` states.
 */
export function withPictureReplaced(
  text: string,
  former: string,
  picture: Pick<PictureSources, 'width' | 'height'> & { path: string },
): string {
  const name = readPicturePath(former);
  if (!name || !text.includes(name.stem)) return text;
  const address = new RegExp(
    `/uploads/${name.bucket}/${name.stem}(?:\\.w\\d{1,4})?(?:\\.moving)?\\.(?:avif|webp|jpg|png|gif)(?![\\w-])`,
    'g',
  );
  const sized = text.replace(/<img\b[^>]*>/gi, (tag) =>
    tag.search(address) === -1
      ? tag
      : tag
          .replace(/(\swidth=")\d+(")/i, `$1${picture.width}$2`)
          .replace(/(\sheight=")\d+(")/i, `$1${picture.height}$2`),
  );
  return sized.replace(address, picture.path);
}
