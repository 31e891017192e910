import { data, useLocation } from 'react-router';
import { storiesAt, storiesOfIndustry } from '~/collections/case_studies/case_studies.queries.server';
import type { WebsitePage } from '~/collections/website_content/website_content';
import { publishedSections } from '~/collections/website_content/website_content.queries.server';
import { remembered } from '~/server/remembered-reads.server';
import { thingsOf } from '~/site/described-page';
import { loadOrFail } from '~/site/load-or-fail.server';
import { findWrittenPage } from '~/site/pages';
import type { WrittenPage } from '~/site/pages/written-page';
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

const readSections = remembered(async (page: WebsitePage) => publishedSections(page));
const readStoriesOf = remembered(async (industry: string) => storiesOfIndustry(industry));
const readStoriesAt = remembered(async (paths: readonly string[]) => storiesAt(paths));

async function sectionsFor(written: WrittenPage | undefined) {
  return written?.contentPage ? readSections(written.contentPage) : [];
}

async function storiesFor(written: WrittenPage | undefined) {
  if (written?.storiesOf) return readStoriesOf(written.storiesOf);
  return written?.storiesAt ? readStoriesAt(written.storiesAt) : [];
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const { page, canonical } = pageAt(useLocation().pathname);
  const written = findWrittenPage(canonical);
  if (!written) throw new Error(`There are no words for ${page.path}`);
  return written.render(loaderData);
}
