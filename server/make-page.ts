import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gunzip, gzip, constants as zlib } from 'node:zlib';
import { cachingHeaders } from '~/server/cdn/cdn-headers';
import { environment } from '~/server/env.server';
import type { BuiltCopies } from './built-files.ts';
import { type Bodies, bodyOf, type CachedPage } from './cached-page.ts';

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);
const outOfGzip = promisify(gunzip);

/** While a visitor waits; to do better takes several times as long as rendering. */
const quickly = { br: 6, gzip: 6 };
/** Some 15 % smaller with brotli, for everybody who comes later. */
const densely = { br: 11, gzip: 9 };

/** What is kept of a rendered page, and of what else a route answers everybody with. `former` is what was kept of it before. */
export async function makePage(
  response: Response,
  of: { version: number; madeOf: string | null; path: string; former: CachedPage | undefined },
): Promise<CachedPage> {
  const { version, madeOf, path, former } = of;
  const { plain, etag, contentType } = await readWhole(response);
  // A drawing has an address of its own for each edition.
  const isImmutable = response.headers.get('cache-control')?.includes('immutable') === true;
  if (!isImmutable) {
    const caching = cachingHeaders(path, environment().CDN_MAX_AGE);
    for (const [name, value] of Object.entries(caching)) response.headers.set(name, value);
  }
  response.headers.set('vary', 'Accept-Encoding, Cookie');
  return {
    version: isImmutable ? null : version,
    madeOf,
    etag,
    contentType,
    headers: [...response.headers].flat(),
    ...(former?.etag === etag ? compressed(former) : { ...(await compress(plain, quickly)), isDense: false }),
    plainBytes: plain.length,
    isDocument: contentType.startsWith('text/html'),
  };
}

/** A file of the build: no save changes it, and the build compressed it as far as it goes. */
export async function makeFile(response: Response, copies: BuiltCopies): Promise<CachedPage> {
  const { plain, etag, contentType } = await readWhole(response);
  if (copies.br || copies.gzip) response.headers.set('vary', 'Accept-Encoding');
  const bodies: Bodies = {
    ...(copies.br && { br: shared(copies.br) }),
    ...(copies.gzip ? { gzip: shared(copies.gzip) } : { identity: shared(plain) }),
  };
  return {
    version: null,
    madeOf: null,
    etag,
    contentType,
    headers: [...response.headers].flat(),
    bodies,
    isDense: true,
    plainBytes: plain.length,
    isDocument: false,
    bytes: Object.values(bodies).reduce((sum, { byteLength }) => sum + byteLength, 0),
  };
}

/** The same page, compressed as far as it goes. */
export async function makeDenser(page: CachedPage): Promise<CachedPage> {
  const plain = await outOfGzip(bodyOf(page, 'gzip'));
  return { ...page, ...(await compress(plain, densely)), isDense: true };
}

/** Leaves in its headers what every answer says of it, one without a body too. */
async function readWhole(response: Response): Promise<{ plain: Buffer; etag: string; contentType: string }> {
  const plain = Buffer.from(await response.arrayBuffer());
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const contentType = response.headers.get('content-type') ?? '';
  for (const name of ['x-request-id', 'content-length', 'content-type']) response.headers.delete(name);
  response.headers.set('etag', etag);
  return { plain, etag, contentType };
}

async function compress(plain: Buffer, quality: typeof quickly): Promise<Pick<CachedPage, 'bodies' | 'bytes'>> {
  const params = { [zlib.BROTLI_PARAM_QUALITY]: quality.br, [zlib.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [br, gzipped] = await Promise.all([inBrotli(plain, { params }), inGzip(plain, { level: quality.gzip })]);
  return { bodies: { br: shared(br), gzip: shared(gzipped) }, bytes: br.length + gzipped.length };
}

function compressed({ bodies, bytes, isDense }: CachedPage): Pick<CachedPage, 'bodies' | 'bytes' | 'isDense'> {
  return { bodies, bytes, isDense };
}

function shared(bytes: Buffer): SharedArrayBuffer {
  const memory = new SharedArrayBuffer(bytes.length);
  new Uint8Array(memory).set(bytes);
  return memory;
}
