/** Where uploaded pictures are kept, by what they are for. */
export const buckets = ['insight-images', 'case-study-images', 'blog-images'] as const;
export type Bucket = (typeof buckets)[number];

export const pictureLimits = {
  /** 5 MB exactly is accepted, one byte more is not. */
  bytes: 5 * 1024 * 1024,
  /** Of all frames of a moving picture together. */
  pixels: 50_000_000,
  side: 16_000,
} as const;

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
  /^\/uploads\/(insight-images|case-study-images|blog-images)\/(\d{13}-[a-z0-9]{12}-([1-9]\d{0,3})x([1-9]\d{0,3}))(\.moving)?\.(jpg|png|gif|webp)$/;

/** Reads the path of a stored picture's main file; null when it isn't one of ours. */
export function readPicturePath(path: string): PictureName | null {
  const match = storedPath.exec(path);
  if (!match) return null;
  const [, bucket, stem = '', width, height, moving, extension] = match;
  const name = {
    bucket: bucket as Bucket,
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
