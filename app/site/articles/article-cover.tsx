import type { PictureFacts } from '~/lib/pictures';
import { Cover, LateCover } from '~/site/illustrations/illustration';
import { type PicturedRecord, recordMotif } from '~/site/illustrations/record-motif';
import { Picture } from '~/ui/picture';

/** What a cover is made of. */
export interface CoveredArticle extends PicturedRecord {
  featuredImage: string | null;
  /** What the media library says of it. */
  featuredPicture: PictureFacts | null;
}

interface ArticleCoverProps {
  article: CoveredArticle;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes?: string;
  /** Small ones are less wide: then their lines are less fine. */
  shape?: keyof typeof shapes;
  className?: string;
  priority?: boolean;
}

const shapes = { wide: 'aspect-video', small: 'aspect-4/3' } as const;

/**
 * The picture of an article: its own, described as the media library says, or one drawn for it, which is decoration
 * beside a title that says the same. So is an own one that nobody described.
 */
export function ArticleCover({ article, sizes, shape = 'wide', className = '', priority }: ArticleCoverProps) {
  const Drawn = priority ? Cover : LateCover;
  const frame = `@container block w-full overflow-hidden bg-sunken ${shapes[shape]} ${className}`;
  return (
    <span className={frame}>
      {article.featuredImage ? (
        <Picture
          src={article.featuredImage}
          alt={article.featuredPicture?.alt ?? ''}
          focus={article.featuredPicture}
          sizes={sizes}
          priority={priority}
          className="size-full object-cover"
        />
      ) : (
        <Drawn
          seed={article.slug}
          motif={recordMotif(article)}
          // Shown small, a drawing is seen from nearer, or its lines would be hairs.
          className="block size-full transition-transform duration-(--duration-calm) ease-(--ease-out) group-hover/card:scale-[1.02] @max-[15rem]:scale-[1.2] @max-[15rem]:group-hover/card:scale-[1.23]"
        />
      )}
    </span>
  );
}
