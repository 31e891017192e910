import { data } from 'react-router';
import { findPublishedInsight, latestInsights } from '~/collections/insights/insights.queries.server';
import { remembered } from '~/server/remembered-reads.server';
import { insightData } from '~/site/articles/article-data.server';
import { articleHead, missingHead } from '~/site/articles/article-head';
import { loadArticle, loadInstead } from '~/site/articles/article-load.server';
import { InsightPage, insightsList } from '~/site/articles/insight-page';
import { MissingArticle } from '~/site/articles/missing-article';
import { failedWords } from '~/site/failed-load';
import { originFrom } from '~/site/seo';
import type { Route } from './+types/insight';

const base = insightsList.href;
const nothing = { title: 'Insight Not Found', description: 'This insight could not be found.' };

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const insight = loaderData?.page?.article;
  if (insight)
    return articleHead({ ...insight, image: insight.featuredImage }, `${base}/${insight.slug}`, originFrom(matches));
  const words = loaderData?.failure ? failedWords(loaderData.failure) : nothing;
  return missingHead({ ...words, path: location.pathname, origin: originFrom(matches) });
}

const loadPage = remembered(async (idOrSlug: string) => {
  const found = await findPublishedInsight(idOrSlug);
  return found && insightData(found);
});

const readNewest = remembered(latestInsights);

export async function loader({ params, ...args }: Route.LoaderArgs) {
  const asked = { name: params.id, read: loadPage, failed: 'Failed to load insight', base };
  const { status, ...loaded } = await loadArticle(args, asked);
  const newest = await loadInstead(args.context, loaded, 'Failed to load insights', () => readNewest(3));
  return data({ ...loaded, newest }, { status });
}

export default function InsightRoute({ loaderData: { page, failure, newest } }: Route.ComponentProps) {
  if (page) return <InsightPage {...page} />;
  const description = 'The requested insight could not be found.';
  const toast = { title: 'Not Found', description, variant: 'destructive' as const };
  return <MissingArticle title={nothing.title} toast={toast} failure={failure} back={insightsList} newest={newest} />;
}
