import { data, redirect } from 'react-router';
import {
  findPublishedInsight,
  neighboursOfInsight,
  relatedInsights,
} from '~/collections/insights/insights.queries.server';
import { errorToast } from '~/lib/toast';
import { renderArticle } from '~/server/html/article.server';
import { remembered } from '~/server/remembered-reads.server';
import { ArticleDate, DifficultyBadge } from '~/site/articles/article-facts';
import { articleHead } from '~/site/articles/article-head';
import { loadOrFail } from '~/site/articles/article-load.server';
import { ArticleOnward } from '~/site/articles/article-onward';
import { ArticlePage } from '~/site/articles/article-page';
import { listHref } from '~/site/articles/list-address';
import { MissingArticle, nothingPublished } from '~/site/articles/missing-article';
import { contactHref } from '~/site/next-steps';
import { originFrom, pageMeta } from '~/site/seo';
import type { Route } from './+types/insight';

const base = '/insights';
const back = { href: base, label: 'Back to Insights' };

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const insight = loaderData?.page?.insight;
  if (insight)
    return articleHead({ ...insight, image: insight.featuredImage }, `${base}/${insight.slug}`, originFrom(matches));
  const nothing = { description: 'This insight could not be found.', path: location.pathname };
  return [
    ...pageMeta({ ...nothing, title: 'Insight Not Found', origin: originFrom(matches) }),
    { name: 'robots', content: 'noindex' },
  ];
}

const loadPage = remembered(async (idOrSlug: string) => {
  const found = await findPublishedInsight(idOrSlug);
  if (!found) return null;
  const { content, ...insight } = found;
  const [rendered, neighbours, related] = await Promise.all([
    renderArticle(content),
    neighboursOfInsight(insight.id),
    relatedInsights(insight),
  ]);
  return { insight, rendered, ...neighbours, related };
});

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { loaded: page, failure } = await loadOrFail(context, 'Failed to load insight', () => loadPage(params.id));
  if (failure) return data({ page: null, failure }, { status: 500 });
  if (!page) return data({ page: null, failure: null }, { status: 404 });
  if (page.insight.slug !== params.id) {
    throw redirect(`${base}/${page.insight.slug}${new URL(request.url).search}`, 301);
  }
  return data({ page, failure: null });
}

export default function InsightPage({ loaderData: { page, failure } }: Route.ComponentProps) {
  if (failure) {
    const text = 'The fault is on our side and has been recorded. Please try again in a moment.';
    const toast = errorToast(failure.sentence);
    return (
      <MissingArticle title={failure.sentence} text={text} requestId={failure.requestId} back={back} toast={toast} />
    );
  }
  if (!page) {
    const description = 'The requested insight could not be found.';
    const toast = { title: 'Not Found', description, variant: 'destructive' as const };
    return <MissingArticle title="Insight Not Found" text={nothingPublished} back={back} toast={toast} />;
  }
  const { insight, rendered, previous, next, related } = page;
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
