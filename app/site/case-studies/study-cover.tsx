import { ArticleCover } from '../articles/article-cover';

interface CoveredStudy {
  slug: string;
  title: string;
  industry: string;
  tags: string[];
  featuredImage: string | null;
}

/** What a drawn cover shows: the industry. "Technology" is no picture of anything, so there the tags decide. */
export function coverTopics({ industry, tags }: Pick<CoveredStudy, 'industry' | 'tags'>): string[] {
  return industry === 'Technology' ? tags : [industry];
}

/** The article that a cover is drawn from: the words of the title would speak louder than the industry. */
export function coverOf(study: CoveredStudy) {
  return { slug: study.slug, title: '', tags: coverTopics(study), featuredImage: study.featuredImage };
}

export function StudyCover({
  study,
  ...rest
}: { study: CoveredStudy } & Omit<React.ComponentProps<typeof ArticleCover>, 'article'>) {
  return <ArticleCover article={coverOf(study)} {...rest} />;
}
