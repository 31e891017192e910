import { siteOrigin } from '~/server/site-origin.server';
import { feedAt } from '~/site/feeds.server';
import type { Route } from './+types/feed';

export async function loader({ request }: Route.LoaderArgs) {
  const feed = await feedAt(new URL(request.url).pathname, siteOrigin());
  if (!feed) return new Response('There is no such feed.', { status: 404 });
  return new Response(feed.text, { headers: { 'content-type': feed.type } });
}
