import { type PictureFacts, pictureSources } from '~/lib/pictures';

export interface PictureProps {
  /** Path of a stored picture, or any address of a picture elsewhere. */
  src: string;
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes?: string;
  className?: string;
  /** What stays in sight where it is cropped. */
  focus?: Pick<PictureFacts, 'focalX' | 'focalY'> | null;
  /** For the one large picture that a page opens with. */
  priority?: boolean;
}

/** A picture in the format and size that suits the browser. It reserves its space before it is loaded. */
export function Picture({ src, alt, sizes = '100vw', className, focus, priority = false }: PictureProps) {
  const loading = {
    loading: priority ? ('eager' as const) : ('lazy' as const),
    decoding: priority ? ('sync' as const) : ('async' as const),
    fetchPriority: priority ? ('high' as const) : undefined,
  };
  const stored = pictureSources(src);
  if (!stored) {
    return <img src={src} alt={alt} className={className} referrerPolicy="no-referrer" {...loading} />;
  }
  const { width, height, sources } = stored;
  return (
    <picture>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        className={className}
        style={focus ? { objectPosition: objectPosition(focus) } : undefined}
        {...loading}
      />
    </picture>
  );
}

/** The CSS `object-position` that keeps a focal point in sight. */
export function objectPosition({ focalX, focalY }: Pick<PictureFacts, 'focalX' | 'focalY'>): string {
  const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
  return `${percent(focalX)} ${percent(focalY)}`;
}
