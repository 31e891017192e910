import { data } from 'react-router';
import { loadOrFail } from '~/site/load-or-fail.server';
import { searchSite } from '~/site/search/search.server';
import { readSearchState, searchHref } from '~/site/search/search-address';
import { SearchPage } from '~/site/search/search-page';
import { originFrom, pageMeta } from '~/site/seo';
import type { Route } from './+types/search';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const state = loaderData?.state;
  const description =
    'Search everything that Quzones publishes: pages, insights, blog posts, documentation, case studies and open positions, in one place.';
  const title = state?.query ? `Search: ${state.query}` : 'Search';
  return [
    ...pageMeta({ title, description, path: searchHref(state ?? {}), origin: originFrom(matches) }),
    ...(state?.query ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const state = readSearchState(new URL(request.url).searchParams);
  if (state.query === '') return data({ state, found: null, failure: null });
  const { loaded: found, failure } = await loadOrFail(context, 'Failed to search the site', () => searchSite(state));
  if (failure) return data({ state, found: null, failure }, { status: 500 });
  return data({ state, found, failure: null }, { status: state.page > found.pageCount ? 404 : 200 });
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />;
}
