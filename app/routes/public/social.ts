import { forEver } from '~/server/cdn/cdn-headers';
import { drawPng, TooManyPicturesError } from '~/server/social/picture-queue.server';
import { findSubject } from '~/site/social/social-subject.server';
import { logoSvg, socialSvg } from '~/site/social/social-svg.server';
import type { Route } from './+types/social';

const forAnHour = 'public, max-age=3600';

/** The pictures that social networks show beside a link to a page: `/social/insights/a-slug.png`. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const name = /^([a-z0-9/-]{1,300})\.png$/.exec(params['*'] ?? '')?.[1];
  if (name === undefined) return noPicture();
  if (name === 'logo') return answer(request, 'logo', logoSvg, forAnHour);
  const subject = await findSubject(name);
  if (!subject) return noPicture();
  // An address with an older version must not keep the newer picture for ever.
  const isCurrent = new URL(request.url).searchParams.get('v') === subject.version;
  const key = `${name} ${subject.version} ${subject.motif} ${subject.label}`;
  return answer(request, key, () => socialSvg(subject), isCurrent ? forEver : forAnHour);
}

async function answer(request: Request, key: string, svg: () => string, cacheControl: string): Promise<Response> {
  const etag = `"${key.replace(/[^\w.-]+/g, '-')}"`;
  const headers = { etag, 'cache-control': cacheControl };
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
  try {
    const png = await drawPng(key, svg);
    return new Response(new Uint8Array(png), { headers: { ...headers, 'content-type': 'image/png' } });
  } catch (error) {
    if (!(error instanceof TooManyPicturesError)) throw error;
    const retry = { 'retry-after': '5', 'cache-control': 'no-store' };
    return new Response(error.message, { status: 503, headers: retry });
  }
}

function noPicture(): Response {
  return new Response('There is no such picture.', { status: 404, headers: { 'cache-control': 'no-cache' } });
}
