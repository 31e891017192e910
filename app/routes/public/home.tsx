import { homeCopy } from '~/site/home/home-copy';
import { HomePage } from '~/site/home/home-page';
import { originFrom, pageMeta } from '~/site/seo';
import { requirePage } from '~/site/site-map';
import type { Route } from './+types/home';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ ...requirePage('/'), origin: originFrom(matches) });
}

export default function Home() {
  return <HomePage copy={homeCopy} />;
}
