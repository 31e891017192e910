import { data } from 'react-router';
import { siteOrigin } from '~/server/site-origin.server';
import { thingsOf } from '~/site/described-page';
import { readBench } from '~/site/pages/quantum/playground/address';
import { sdksPlaygroundCopy } from '~/site/pages/quantum/sdks-playground-copy';
import { SdksPlaygroundPage } from '~/site/pages/quantum/sdks-playground-page';
import { originFrom, pageMeta } from '~/site/seo';
import { requirePage } from '~/site/site-map';
import type { Route } from './+types/sdks-playground';

const path = '/services/quantum-computing/sdks-playground';

/** The circuit changes while the visitor builds it. */
export const handle = { hydrate: true };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const origin = originFrom(matches);
  return pageMeta({ ...requirePage(path), path, origin, things: loaderData?.things ?? [] });
}

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  // A circuit that cannot be read is said so in the page.
  return data({ things: thingsOf(path, siteOrigin()) }, { status: readBench(searchParams).problem ? 400 : 200 });
}

export default function SdksPlayground() {
  return <SdksPlaygroundPage copy={sdksPlaygroundCopy.sections} added={[]} stories={[]} />;
}
