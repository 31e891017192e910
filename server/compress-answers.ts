import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Context, MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX as compressible } from 'hono/utils/compress';
import { type Compression, chooseEncoding } from './cached-page.ts';

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);
/**
 * For a page that one visitor gets once. Gzip takes two thirds of the work of zlib's own choice, and a twentieth more bytes;
 * brotli twice as much work as that, and a seventh fewer bytes, which lets the pages with forms arrive in the first round trip.
 */
const quality = { br: 6, gzip: 4 };
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
  const encoding = chooseEncoding(context.req.header('accept-encoding'));
  if (encoding === 'identity') return;
  const body = await compressed(await context.res.arrayBuffer(), encoding);
  const answer = new Response(body, { headers, status });
  answer.headers.set('content-encoding', encoding);
  answer.headers.set('content-length', String(body.length));
  answer.headers.append('vary', 'Accept-Encoding');
  context.res = undefined;
  context.res = answer;
}

function compressed(plain: ArrayBuffer, encoding: Compression): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === 'gzip') return inGzip(plain, { level: quality.gzip, chunkSize });
  const params = { [zlib.BROTLI_PARAM_QUALITY]: quality.br, [zlib.BROTLI_PARAM_SIZE_HINT]: plain.byteLength };
  return inBrotli(plain, { params, chunkSize });
}
