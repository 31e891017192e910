import { data } from 'react-router';
import { listPublishedInsights } from '~/collections/insights/insights.queries.server';
import { remembered } from '~/server/remembered-reads.server';
import { siteOrigin } from '~/server/site-origin.server';
import { loadList } from '~/site/articles/article-load.server';
import { FeedsNote } from '~/site/articles/feeds-note';
import { FeaturedInsights, InsightRow } from '~/site/articles/insight-cards';
import { readListState } from '~/site/articles/list-address';
import { listMeta } from '~/site/articles/list-meta';
import { ListPage, type ListWords } from '~/site/articles/list-page';
import { StayInformed } from '~/site/articles/stay-informed';
import { unreachedList } from '~/site/articles/unreached-list';
import { loadedHead } from '~/site/loaded-head';
import type { Route } from './+types/insights';

export const handle = { hydrate: true };

const words: ListWords = {
  base: '/insights',
  title: 'Insights',
  lead: 'Research notes with the working shown: what we tried, what it cost, and where it stops being true.',
  searchLabel: 'Search insights',
  categoriesLabel: 'Research categories',
  otherCategories: 'categories',
  one: 'insight',
  many: 'insights',
  nothing: 'No insights found',
  nothingHint: 'Try adjusting your search or category filter',
};

export const meta = loadedHead;

const readList = remembered(listPublishedInsights);
const nothing = { featured: [], articles: [], categories: [], total: 0, page: 1, pageCount: 1 };
const failed = 'Failed to load insights';

export const clientMiddleware = [unreachedList(failed, () => nothing)];

export async function loader({ request, context }: Route.LoaderArgs) {
  const state = readListState(new URL(request.url).searchParams);
  const asked = { base: words.base, state, categoryField: 'research_category', read: readList, failed, nothing };
  const { list, failure, status } = await loadList(context, asked);
  const head = listMeta('/insights', { state, total: list.total }, siteOrigin());
  return data({ ...list, head, state, failure }, { status });
}

export default function Insights({ loaderData }: Route.ComponentProps) {
  const { featured, articles } = loaderData;
  return (
    <>
      <ListPage words={words} list={loaderData}>
        {featured.length > 0 && (
          <section aria-labelledby="featured" className="border-t border-line-strong pt-6 pb-16 lg:pb-24">
            <h2 id="featured" className="mb-6 text-xl">
              Featured Insights
            </h2>
            <FeaturedInsights insights={featured} />
          </section>
        )}
        {articles.length > 0 && (
          <section aria-labelledby="all" className="border-t border-line-strong pt-6 pb-10">
            <h2 id="all" className="mb-6 text-xl">
              All Insights
            </h2>
            {articles.map((insight) => (
              <InsightRow key={insight.slug} insight={insight} />
            ))}
          </section>
        )}
      </ListPage>
      <StayInformed />
      <FeedsNote base="/insights" />
    </>
  );
}
