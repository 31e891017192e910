import { ArticleCover } from '../articles/article-cover';

interface CoveredStudy {
  slug: string;
  title: string;
  industry: string;
  tags: string[];
  featuredImage: string | null;
}

/** What the drawn cover of a case study goes by: its industry speaks before its title does. */
export function coverOf({ slug, industry, tags, title, featuredImage }: CoveredStudy) {
  return { slug, title: industry, tags: [...tags, title], featuredImage };
}

export function StudyCover({
  study,
  ...rest
}: { study: CoveredStudy } & Omit<React.ComponentProps<typeof ArticleCover>, 'article'>) {
  return <ArticleCover article={coverOf(study)} {...rest} />;
}
