import { data } from 'react-router';
import { listPublishedDocumentation } from '~/collections/documentation/documentation.queries.server';
import { renderArticle } from '~/server/html/article.server';
import { remembered } from '~/server/remembered-reads.server';
import { siteOrigin } from '~/server/site-origin.server';
import { loadList } from '~/site/articles/article-load.server';
import { readListState } from '~/site/articles/list-address';
import { listMeta } from '~/site/articles/list-meta';
import { unreachedList } from '~/site/articles/unreached-list';
import { categoryLabel, DocumentationList } from '~/site/documentation/documentation-list';
import { firstProgram } from '~/site/documentation/first-program';
import { loadedHead } from '~/site/loaded-head';
import type { Route } from './+types/documentation';

export const handle = { hydrate: true };

export const meta = loadedHead;

const readList = remembered(listPublishedDocumentation);
const nothing = { pages: [], categories: [], total: 0, page: 1, pageCount: 1 };
const failed = 'Failed to load documentation';

export const clientMiddleware = [
  unreachedList(failed, () => ({
    ...nothing,
    firstProgram: document.getElementById('first-program')?.innerHTML ?? '',
  })),
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const state = readListState(new URL(request.url).searchParams);
  const program = await renderArticle(firstProgram);
  const wanted = { base: '/documentation', state, read: readList, failed, nothing };
  const { list, failure, status } = await loadList(context, wanted);
  const head = listMeta('/documentation', { state, total: list.total }, siteOrigin(), categoryLabel);
  return data({ ...list, head, state, failure, firstProgram: program.html }, { status });
}

export default function Documentation({ loaderData }: Route.ComponentProps) {
  return <DocumentationList {...loaderData} />;
}
