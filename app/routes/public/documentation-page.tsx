import { data } from 'react-router';
import { findPublishedDocumentation } from '~/collections/documentation/documentation.queries.server';
import { remembered } from '~/server/remembered-reads.server';
import { siteOrigin } from '~/server/site-origin.server';
import { articleHead, missingHead } from '~/site/articles/article-head';
import { loadArticle } from '~/site/articles/article-load.server';
import { readListState } from '~/site/articles/list-address';
import { MissingArticle } from '~/site/articles/missing-article';
import { type DocumentationData, documentationData } from '~/site/documentation/documentation-data.server';
import { DocumentationPage } from '~/site/documentation/documentation-page';
import { failedWords } from '~/site/failed-load';
import type { LoadFailure } from '~/site/load-or-fail.server';
import { loadedHead } from '~/site/loaded-head';
import type { Route } from './+types/documentation-page';

const base = '/documentation';
const nothing = { title: 'Documentation Not Found', description: 'This documentation could not be found.' };
const back = { href: base, label: 'Back to Documentation' };

/** Its code blocks have buttons to copy them, and its contents follow the reader. */
export const handle = { hydrate: true };

export const meta = loadedHead;

function headOf({ page, failure }: { page: DocumentationData | null; failure: LoadFailure | null }, path: string) {
  const origin = siteOrigin();
  const article = page?.article;
  if (article) return articleHead({ ...article, image: null }, `${base}/${article.slug}`, origin, 'TechArticle');
  return missingHead({ ...(failure ? failedWords(failure) : nothing), path, origin });
}

const loadPage = remembered(async (idOrSlug: string) => {
  const found = await findPublishedDocumentation(idOrSlug);
  return found && documentationData(found);
});

export async function loader({ params, ...args }: Route.LoaderArgs) {
  const { searchParams, pathname } = new URL(args.request.url);
  const asked = { name: params.slug, read: loadPage, failed: 'Failed to load documentation', base };
  const { page, failure, status } = await loadArticle(args, asked);
  return data(
    { head: headOf({ page, failure }, pathname), page, state: readListState(searchParams), failure },
    { status },
  );
}

export default function DocumentationPageRoute({ loaderData: { page, state, failure } }: Route.ComponentProps) {
  if (!page) {
    const description = 'The requested documentation could not be found.';
    const toast = { title: 'Not Found', description, variant: 'destructive' as const };
    return <MissingArticle title={nothing.title} toast={toast} failure={failure} back={back} />;
  }
  const { article, ...around } = page;
  return <DocumentationPage page={article} {...around} state={state} />;
}
