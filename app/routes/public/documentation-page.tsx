import { data, redirect } from 'react-router';
import {
  documentationMenu,
  findPublishedDocumentation,
  neighboursOfDocumentation,
} from '~/collections/documentation/documentation.queries.server';
import { errorToast } from '~/lib/toast';
import { renderArticle } from '~/server/html/article.server';
import { articleHead } from '~/site/articles/article-head';
import { loadOrFail } from '~/site/articles/article-load.server';
import { readListState } from '~/site/articles/list-address';
import { MissingArticle } from '~/site/articles/missing-article';
import { DocumentationPage } from '~/site/documentation/documentation-page';
import { originFrom, pageMeta } from '~/site/seo';
import type { Route } from './+types/documentation-page';

const base = '/documentation';
const back = { href: base, label: 'Back to Documentation' };

/** Its code blocks have buttons to copy them, and its contents follow the reader. */
export const handle = { hydrate: true };

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const page = loaderData?.loaded?.page;
  if (page) return articleHead({ ...page, image: null }, `${base}/${page.slug}`, matches, 'TechArticle');
  const nothing = { description: 'This documentation could not be found.', path: location.pathname };
  return [
    ...pageMeta({ ...nothing, title: 'Documentation Not Found', origin: originFrom(matches) }),
    { name: 'robots', content: 'noindex' },
  ];
}

async function loadPage(idOrSlug: string) {
  const found = await findPublishedDocumentation(idOrSlug);
  if (!found) return null;
  const { content, ...page } = found;
  const [rendered, menu, neighbours] = await Promise.all([
    renderArticle(content),
    documentationMenu(page.category),
    neighboursOfDocumentation(page.id),
  ]);
  return { page, rendered, menu, ...neighbours };
}

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url);
  const { loaded, failure } = await loadOrFail(context, 'Failed to load documentation', () => loadPage(params.slug));
  const state = readListState(searchParams);
  if (failure) return data({ loaded: null, state, failure }, { status: 500 });
  if (!loaded) return data({ loaded: null, state, failure: null }, { status: 404 });
  if (loaded.page.slug !== params.slug) throw redirect(`${base}/${loaded.page.slug}${search}`, 301);
  return data({ loaded, state, failure: null });
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
    return <MissingArticle title="Documentation Not Found" text={description} back={back} toast={toast} />;
  }
  return <DocumentationPage {...loaded} state={state} />;
}
