import { contactHref } from '../next-steps';
import type { InsightData } from './article-data.server';
import { ArticleDate, DifficultyBadge } from './article-facts';
import { ArticleOnward } from './article-onward';
import { ArticlePage } from './article-page';
import { listHref } from './list-address';

const base = '/insights';

/** Where its list is. */
export const insightsList = { href: base, label: 'Back to Insights' };

export function InsightPage({ article: insight, rendered, previous, next, related }: InsightData) {
  const facts = [
    { term: 'Research category', value: insight.category },
    { term: 'Level', value: <DifficultyBadge difficulty={insight.difficulty} /> },
    { term: 'Author', value: insight.author },
    { term: 'Published', value: <ArticleDate date={insight.publishDate} /> },
    { term: 'Reading time', value: insight.readTime || `${rendered.readingMinutes} min read` },
  ];
  const keywords = [...insight.tags, ...insight.researchKeywords];
  return (
    <ArticlePage article={insight} rendered={rendered} back={insightsList} facts={facts}>
      <ArticleOnward
        base={base}
        back={insightsList}
        tags={[
          { label: insight.category, href: listHref(base, { category: insight.category }) },
          ...keywords.map((label) => ({ label, href: null })),
        ]}
        invitation={{
          text: 'Working on a problem like this one?',
          href: contactHref('expert'),
          label: 'Talk it through with the authors',
        }}
        previous={previous}
        next={next}
        relatedTitle="Related insights"
        related={related}
      />
    </ArticlePage>
  );
}
