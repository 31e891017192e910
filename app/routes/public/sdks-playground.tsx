import { data } from 'react-router';
import { siteOrigin } from '~/server/site-origin.server';
import { thingsOf } from '~/site/described-page';
import { loadedHead } from '~/site/loaded-head';
import { readBench } from '~/site/pages/quantum/playground/address';
import { sdksPlaygroundCopy } from '~/site/pages/quantum/sdks-playground-copy';
import { SdksPlaygroundPage } from '~/site/pages/quantum/sdks-playground-page';
import { pageMeta } from '~/site/seo';
import { requirePage } from '~/site/site-map';
import type { Route } from './+types/sdks-playground';

const path = '/services/quantum-computing/sdks-playground';

/** The circuit changes while the visitor builds it. */
export const handle = { hydrate: true };

export const meta = loadedHead;

export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  // A circuit that cannot be read is said so in the page.
  const origin = siteOrigin();
  const head = pageMeta({ ...requirePage(path), path, origin, things: thingsOf(path, origin) });
  return data({ head }, { status: readBench(searchParams).problem ? 400 : 200 });
}

export default function SdksPlayground() {
  return <SdksPlaygroundPage copy={sdksPlaygroundCopy.sections} added={[]} stories={[]} />;
}
