import { siteOrigin } from '~/server/site-origin.server';
import { sitemap, sitemapPart } from '~/site/sitemap.server';
import type { Route } from './+types/sitemap';

export async function loader({ request }: Route.LoaderArgs) {
  const part = new URL(request.url).searchParams.get('page');
  const text = part === null ? await sitemap(siteOrigin()) : await partOf(part);
  if (text === null) return new Response('There is no such part.', { status: 404 });
  return new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

async function partOf(part: string): Promise<string | null> {
  return /^[1-9]\d{0,3}$/.test(part) ? sitemapPart(siteOrigin(), Number(part)) : null;
}
