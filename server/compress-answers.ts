import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX as compressible } from 'hono/utils/compress';
import { acceptsGzip } from './cached-page.ts';

const gz = promisify(gzip);
/** Two thirds of the work of zlib's own choice for a page that one visitor gets once, and a twentieth more bytes. */
const level = 4;
/** A page fits in, so that it does not come back for more after every 16 KB. */
const chunkSize = 64 * 1024;
/** Below, compressing is not worth it; above, an answer is rather sent piece by piece. */
const [leastBytes, mostBytes] = [1024, 4 * 1024 * 1024];

/** For answers that are not stored. One that says its length is whole already and is compressed in one go, others as they come. */
export function compressAnswers(): MiddlewareHandler {
  const asItComes = compress();
  return (context, next) =>
    asItComes(context, async () => {
      await next();
      await compressWhole(context);
    });
}

async function compressWhole(context: Context): Promise<void> {
  const { headers, status, body: made } = context.res;
  const length = Number(headers.get('content-length') ?? 0);
  if (made === null || context.req.method === 'HEAD' || status === 206 || headers.has('content-encoding')) return;
  if (length < leastBytes || length > mostBytes || !compressible.test(headers.get('content-type') ?? '')) return;
  if (!acceptsGzip(context.req.header('accept-encoding') ?? '')) return;
  const body = await gz(await context.res.arrayBuffer(), { level, chunkSize });
  const compressed = new Response(body, { headers, status });
  compressed.headers.set('content-encoding', 'gzip');
  compressed.headers.set('content-length', String(body.length));
  compressed.headers.append('vary', 'Accept-Encoding');
  context.res = undefined;
  context.res = compressed;
}
