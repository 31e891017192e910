import type { MiddlewareHandler } from 'hono';

/** One part, by its ends: the only kind that what serves files knows. */
const onePart = /^bytes=(?:\d+-\d*|-\d+)$/;

/**
 * Has a file sent whole where a part is asked for in a way that is not understood, or only of a file that did not change
 * meanwhile (`If-Range`), which is always right (RFC 9110, 14.2 and 13.1.5).
 */
export function ignoreOddRanges(): MiddlewareHandler {
  return async (context, next) => {
    const { headers } = context.req.raw;
    const range = headers.get('range');
    if (range !== null && (!onePart.test(range) || headers.has('if-range'))) headers.delete('range');
    await next();
  };
}
