import { siteOrigin } from '~/server/site-origin.server';
import { robots } from '~/site/sitemap.server';

export function loader() {
  return new Response(robots(siteOrigin()), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
