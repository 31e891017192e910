import { data } from 'react-router';
import { listPublishedDocumentation } from '~/collections/documentation/documentation.queries.server';
import { renderArticle } from '~/server/html/article.server';
import { remembered } from '~/server/remembered-reads.server';
import { siteOrigin } from '~/server/site-origin.server';
import { loadOrFail } from '~/site/articles/article-load.server';
import { readListState } from '~/site/articles/list-address';
import { listMeta } from '~/site/articles/list-meta';
import { categoryLabel, DocumentationList } from '~/site/documentation/documentation-list';
import { firstProgram } from '~/site/documentation/first-program';
import { loadedHead } from '~/site/loaded-head';
import type { Route } from './+types/documentation';

export const handle = { hydrate: true };

export const meta = loadedHead;

const readList = remembered(listPublishedDocumentation);

export async function loader({ request, context }: Route.LoaderArgs) {
  const asked = readListState(new URL(request.url).searchParams);
  const state = asked.category === 'all' ? { ...asked, category: '' } : asked;
  const program = await renderArticle(firstProgram);
  const { loaded, failure } = await loadOrFail(context, 'Failed to load documentation', () => readList(state));
  const shown = {
    head: listMeta('/documentation', { state, total: loaded?.total ?? 0 }, siteOrigin(), categoryLabel),
    state,
    failure,
    firstProgram: program.html,
  };
  if (failure) return data({ pages: [], categories: [], total: 0, pageCount: 1, ...shown }, { status: 500 });
  return data({ ...loaded, ...shown }, { status: state.page > loaded.pageCount ? 404 : 200 });
}

export default function Documentation({ loaderData }: Route.ComponentProps) {
  return <DocumentationList {...loaderData} />;
}
