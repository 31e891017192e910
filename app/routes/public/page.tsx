import { data, useLocation } from 'react-router';
import { thingsOf } from '~/site/described-page';
import { loadOrFail } from '~/site/load-or-fail.server';
import { findWrittenPage } from '~/site/pages';
import { sectionsFor, storiesFor } from '~/site/pages/page-content.server';
import { originFrom, pageMeta } from '~/site/seo';
import { findPage } from '~/site/site-map';
import type { Route } from './+types/page';

/** One page may stand at two addresses; its words belong to the canonical one. */
function pageAt(path: string) {
  const page = findPage(path);
  // Routes are found in any case; the server leads who reads to the right one, and a script that asks for data is told.
  if (!page) throw data(null, { status: 404 });
  return { page, canonical: page.canonical ?? page.path };
}

export function meta({ location, matches }: Route.MetaArgs) {
  const { page, canonical } = pageAt(location.pathname);
  const origin = originFrom(matches);
  return pageMeta({ ...page, path: canonical, origin, things: thingsOf(canonical, origin) });
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { canonical } = pageAt(url.pathname);
  const written = findWrittenPage(canonical);
  const [sections, stories] = await Promise.all([
    loadOrFail(context, 'Failed to fetch website content', () => sectionsFor(written)),
    loadOrFail(context, 'Error fetching case studies:', () => storiesFor(written)),
  ]);
  // The built-in words stand in for what could not be read, until the next request: the page is not kept.
  const isWhole = sections.failure === null && stories.failure === null;
  return data(
    { published: sections.loaded ?? [], stories: stories.loaded ?? [] },
    isWhole ? {} : { headers: { 'cache-control': 'no-store' } },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const { page, canonical } = pageAt(useLocation().pathname);
  const written = findWrittenPage(canonical);
  if (!written) throw new Error(`There are no words for ${page.path}`);
  return written.render(loaderData);
}
