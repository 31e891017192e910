import { useLocation } from 'react-router';
import { storiesOfIndustry } from '~/collections/case_studies/case_studies.queries.server';
import { BriefPage } from '~/site/brief-page';
import { findBrief } from '~/site/briefs';
import { thingsOf } from '~/site/described-page';
import { findWrittenPage } from '~/site/pages';
import { originFrom, pageMeta } from '~/site/seo';
import { requirePage } from '~/site/site-map';
import type { Route } from './+types/page';

/** One page may stand at two addresses; its words belong to the canonical one. */
function pageAt(path: string) {
  const page = requirePage(path);
  return { page, canonical: page.canonical ?? page.path };
}

export function meta({ location, matches }: Route.MetaArgs) {
  const { page, canonical } = pageAt(location.pathname);
  const origin = originFrom(matches);
  return pageMeta({ ...page, path: canonical, origin, things: thingsOf(canonical, origin) });
}

export async function loader({ url }: Route.LoaderArgs) {
  const { canonical } = pageAt(url.pathname);
  const industry = findWrittenPage(canonical)?.storiesOf;
  // What editors published for the page joins here as soon as website_content has its collection.
  return { published: [], stories: industry ? await storiesOfIndustry(industry) : [] };
}

export default function Page({ loaderData }: Route.ComponentProps) {
  const { page, canonical } = pageAt(useLocation().pathname);
  const written = findWrittenPage(canonical);
  if (written) return written.render(loaderData);
  const brief = findBrief(canonical);
  if (!brief) throw new Error(`There are no words for ${page.path}`);
  return <BriefPage page={page} brief={brief} />;
}
