import { data, redirect } from 'react-router';
import {
  documentationMenu,
  findPublishedDocumentation,
  neighboursOfDocumentation,
} from '~/collections/documentation/documentation.queries.server';
import { errorToast } from '~/lib/toast';
import { renderArticle } from '~/server/html/article.server';
import { remembered } from '~/server/remembered-reads.server';
import { siteOrigin } from '~/server/site-origin.server';
import { articleHead } from '~/site/articles/article-head';
import { loadOrFail } from '~/site/articles/article-load.server';
import { readListState } from '~/site/articles/list-address';
import { MissingArticle, nothingPublished } from '~/site/articles/missing-article';
import { DocumentationPage } from '~/site/documentation/documentation-page';
import { loadedHead } from '~/site/loaded-head';
import { pageMeta } from '~/site/seo';

import type { Route } from './+types/documentation-page';

const base = '/documentation';
const back = { href: base, label: 'Back to Documentation' };

/** Its code blocks have buttons to copy them, and its contents follow the reader. */
export const handle = { hydrate: true };

export const meta = loadedHead;

type Page = NonNullable<Awaited<ReturnType<typeof loadPage>>>['page'];

function headOf(page: Page | undefined, path: string) {
  const origin = siteOrigin();
  if (page) return articleHead({ ...page, image: null }, `${base}/${page.slug}`, origin, 'TechArticle');
  const nothing = { title: 'Documentation Not Found', description: 'This documentation could not be found.' };
  return [...pageMeta({ ...nothing, path, origin }), { name: 'robots', content: 'noindex' }];
}

const loadPage = remembered(async (idOrSlug: string) => {
  const found = await findPublishedDocumentation(idOrSlug);
  if (!found) return null;
  const { content, ...page } = found;
  const [rendered, menu, neighbours] = await Promise.all([
    renderArticle(content),
    documentationMenu(page.category),
    neighboursOfDocumentation(page.id),
  ]);
  return { page, rendered, menu, ...neighbours };
});

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { search, searchParams, pathname } = new URL(request.url);
  const { loaded, failure } = await loadOrFail(context, 'Failed to load documentation', () => loadPage(params.slug));
  const state = readListState(searchParams);
  const head = headOf(loaded?.page, pathname);
  if (failure) return data({ head, loaded: null, state, failure }, { status: 500 });
  if (!loaded) return data({ head, loaded: null, state, failure: null }, { status: 404 });
  if (loaded.page.slug !== params.slug) throw redirect(`${base}/${loaded.page.slug}${search}`, 301);
  return data({ head, loaded, state, failure: null });
}

export default function DocumentationPageRoute({ loaderData: { loaded, state, failure } }: Route.ComponentProps) {
  if (failure) {
    const text = 'The fault is on our side and has been recorded. Please try again in a moment.';
    const toast = errorToast(failure.sentence);
    return (
      <MissingArticle title={failure.sentence} text={text} requestId={failure.requestId} back={back} toast={toast} />
    );
  }
  if (!loaded) {
    const description = 'The requested documentation could not be found.';
    const toast = { title: 'Not Found', description, variant: 'destructive' as const };
    return <MissingArticle title="Documentation Not Found" text={nothingPublished} back={back} toast={toast} />;
  }
  return <DocumentationPage {...loaded} state={state} />;
}
