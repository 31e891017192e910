import { ArticleCover, type CoveredArticle } from '../articles/article-cover';

export interface CoveredStudy extends CoveredArticle {
  industry: string;
}

/** What a drawn cover shows: the industry. "Technology" is no picture of anything, so there the tags decide. */
export function coverTopics({ industry, tags }: Pick<CoveredStudy, 'industry' | 'tags'>): string[] {
  return industry === 'Technology' ? tags : [industry];
}

/** The article that a cover is drawn from: the words of the title would speak louder than the industry. */
export function coverOf(study: CoveredStudy): CoveredArticle {
  const { slug, featuredImage, featuredPicture } = study;
  return { slug, title: '', tags: coverTopics(study), featuredImage, featuredPicture };
}

export function StudyCover({
  study,
  ...rest
}: { study: CoveredStudy } & Omit<React.ComponentProps<typeof ArticleCover>, 'article'>) {
  return <ArticleCover article={coverOf(study)} {...rest} />;
}
