import { useLocation } from 'react-router';
import { BriefPage } from '~/site/brief-page';
import { findBrief } from '~/site/briefs';
import { originFrom, pageMeta } from '~/site/seo';
import { requirePage } from '~/site/site-map';
import type { Route } from './+types/brief';

export function meta({ location, matches }: Route.MetaArgs) {
  const page = requirePage(location.pathname);
  return pageMeta({ ...page, path: page.canonical ?? page.path, origin: originFrom(matches) });
}

export default function BriefRoute() {
  const page = requirePage(useLocation().pathname);
  const brief = findBrief(page.path);
  if (!brief) throw new Error(`There is no short text for ${page.path}`);
  return <BriefPage page={page} brief={brief} />;
}
