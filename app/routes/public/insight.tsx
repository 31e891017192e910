import { data } from 'react-router';
import {
  findPublishedInsight,
  neighboursOfInsight,
  relatedInsights,
} from '~/collections/insights/insights.queries.server';
import { renderArticle } from '~/server/html/article.server';
import { remembered } from '~/server/remembered-reads.server';
import { ArticleDate, DifficultyBadge } from '~/site/articles/article-facts';
import { articleHead, missingHead } from '~/site/articles/article-head';
import { loadArticle } from '~/site/articles/article-load.server';
import { ArticleOnward } from '~/site/articles/article-onward';
import { ArticlePage } from '~/site/articles/article-page';
import { listHref } from '~/site/articles/list-address';
import { MissingArticle } from '~/site/articles/missing-article';
import { contactHref } from '~/site/next-steps';
import { originFrom } from '~/site/seo';
import type { Route } from './+types/insight';

const base = '/insights';
const back = { href: base, label: 'Back to Insights' };

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const insight = loaderData?.page?.article;
  if (insight)
    return articleHead({ ...insight, image: insight.featuredImage }, `${base}/${insight.slug}`, originFrom(matches));
  const nothing = { description: 'This insight could not be found.', path: location.pathname };
  return missingHead({ ...nothing, title: 'Insight Not Found', origin: originFrom(matches) });
}

const loadPage = remembered(async (idOrSlug: string) => {
  const found = await findPublishedInsight(idOrSlug);
  if (!found) return null;
  const { content, ...article } = found;
  const [rendered, neighbours, related] = await Promise.all([
    renderArticle(content),
    neighboursOfInsight(article.id),
    relatedInsights(article),
  ]);
  return { article, rendered, ...neighbours, related };
});

export async function loader({ params, ...args }: Route.LoaderArgs) {
  const asked = { name: params.id, read: loadPage, failed: 'Failed to load insight', base };
  const { status, ...loaded } = await loadArticle(args, asked);
  return data(loaded, { status });
}

export default function InsightPage({ loaderData: { page, failure } }: Route.ComponentProps) {
  if (!page) {
    const description = 'The requested insight could not be found.';
    const toast = { title: 'Not Found', description, variant: 'destructive' as const };
    return <MissingArticle title="Insight Not Found" toast={toast} failure={failure} back={back} />;
  }
  const { article: insight, rendered, previous, next, related } = page;
  const facts = [
    { term: 'Research category', value: insight.category },
    { term: 'Level', value: <DifficultyBadge difficulty={insight.difficulty} /> },
    { term: 'Author', value: insight.author },
    { term: 'Published', value: <ArticleDate date={insight.publishDate} /> },
    { term: 'Reading time', value: insight.readTime || `${rendered.readingMinutes} min read` },
  ];
  const keywords = [...new Set([...insight.tags, ...insight.researchKeywords])];
  return (
    <ArticlePage article={insight} rendered={rendered} back={back} facts={facts}>
      <ArticleOnward
        base={base}
        back={back}
        tags={[
          { label: insight.category, href: listHref(base, { category: insight.category }) },
          ...keywords.filter((label) => label !== insight.category).map((label) => ({ label, href: null })),
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
