import { forEver } from '~/server/cdn/cdn-headers';

/**
 * A drawing for whoever asked. Under its own address it is kept for ever; under another that leads to it (an older edition,
 * the seed written differently) by one browser only, because such addresses have no end.
 * @param own the drawing's own address, or null when no page is known to show it
 */
export function answerDrawing(request: Request, svg: string, own: string | null): Response {
  const isOwn = own !== null && new URL(own, request.url).href === request.url;
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': isOwn ? forEver : 'private, max-age=3600',
    },
  });
}

export function noDrawing(): Response {
  return new Response('There is no such drawing.', { status: 404, headers: { 'cache-control': 'no-cache' } });
}
