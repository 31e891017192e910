import { Cover } from '~/site/illustrations/illustration';
import { Picture } from '~/ui/picture';

interface ArticleCoverProps {
  article: { slug: string; title: string; tags: string[]; featuredImage: string | null };
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes?: string;
  className?: string;
  priority?: boolean;
}

/** The picture of an article: its own, or one drawn for it. Decoration beside a title that says the same. */
export function ArticleCover({ article, sizes, className = '', priority }: ArticleCoverProps) {
  const frame = `block aspect-video w-full overflow-hidden bg-sunken ${className}`;
  return (
    <span className={frame}>
      {article.featuredImage ? (
        <Picture
          src={article.featuredImage}
          alt=""
          sizes={sizes}
          priority={priority}
          className="size-full object-cover"
        />
      ) : (
        <Cover
          seed={article.slug}
          topic={[article.title, ...article.tags].join(' ')}
          className="block size-full transition-transform duration-(--duration-calm) ease-(--ease-out) group-hover/card:scale-[1.02]"
        />
      )}
    </span>
  );
}
