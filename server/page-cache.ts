import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { cachingHeaders } from '~/server/cdn/cdn-headers';
import { contentVersion, onContentVersion } from '~/server/content-version.server';
import { environment } from '~/server/env.server';
import { type CachedPage, cacheKey, chooseEncoding, type Encoding, encodings, matchesEtag } from './cached-page.ts';

/**
 * Whole public pages, compressed, with all their headers. A page is stored under the content version it was rendered
 * for; a write makes a new version, so what is served is never older than the last acknowledged save.
 */
const maximumBytes = 128 * 1024 * 1024;
/** Pages, feeds, the sitemap and robots.txt. */
const sharedTypes = /^(?:text\/html|text\/plain|application\/(?:xml|rss\+xml|atom\+xml|feed\+json))(?:;|$)/;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const pages = new Map<string, CachedPage>();
const flights = new Map<string, Promise<CachedPage | null>>();
let storedBytes = 0;

/** Who holds copies: told of every page that is kept and of every one that is given up. */
export interface PageFollower {
  onKept(key: string, page: CachedPage): void;
  onForgotten(key: string): void;
}
let follower: PageFollower | undefined;

onContentVersion(() => {
  pages.clear();
  storedBytes = 0;
});

/** The pages that are kept, by what `cacheKey` says of their requests. */
export function cachedPages(): ReadonlyMap<string, CachedPage> {
  return pages;
}

/** How much memory they take, in bytes. */
export function keptBytes(): number {
  return storedBytes;
}

/** There is one follower at most: the threads that answer visitors. */
export function followPages(follow: PageFollower): void {
  follower = follow;
}

/** On a miss: renders once however many ask at the same moment, stores the page when that is allowed, and answers. */
export function storePages(): MiddlewareHandler {
  return async (context, next) => {
    const url = new URL(context.req.url);
    const key = context.req.method === 'GET' ? cacheKey(url.pathname + url.search, context.req.header('cookie')) : null;
    if (key === null) {
      await next();
      // Made for one visitor, or for an address that has no end of variants: nobody in between may keep it.
      if (context.res.headers.get('cache-control') === 'no-cache') context.header('cache-control', 'private, no-cache');
      return undefined;
    }
    const version = contentVersion();
    const flightKey = `${version} ${key}`;
    const running = flights.get(flightKey);
    if (running) {
      const page = await running;
      if (page) return toResponse(page, context.req.raw.headers);
      return next();
    }
    const { promise, resolve } = Promise.withResolvers<CachedPage | null>();
    flights.set(flightKey, promise);
    let page: CachedPage | null = null;
    try {
      await next();
      if (mayBeShared(context.res)) {
        page = await makePage(context.res, version, url.pathname);
        if (contentVersion() === version) keep(key, page);
        context.res = undefined;
        context.res = toResponse(page, context.req.raw.headers);
      }
    } finally {
      flights.delete(flightKey);
      resolve(page);
    }
    return undefined;
  };
}

function mayBeShared(response: Response): boolean {
  return (
    response.status === 200 &&
    !response.headers.has('set-cookie') &&
    !response.headers.has('content-encoding') &&
    sharedTypes.test(response.headers.get('content-type') ?? '') &&
    !/no-store|private/.test(response.headers.get('cache-control') ?? '')
  );
}

async function makePage(response: Response, version: number, path: string): Promise<CachedPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  const [br, gzipped] = await Promise.all([
    brotli(identity, { params: { [zlib.BROTLI_PARAM_QUALITY]: 6, [zlib.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
    gz(identity, { level: 6 }),
  ]);
  const bodies = { br: shared(br), gzip: shared(gzipped), identity: shared(identity) };
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  response.headers.delete('x-request-id');
  response.headers.delete('content-length');
  response.headers.set('etag', etag);
  const caching = cachingHeaders(path, environment().CDN_MAX_AGE);
  for (const [name, value] of Object.entries(caching)) response.headers.set(name, value);
  response.headers.set('vary', 'Accept-Encoding, Cookie');
  const isDocument = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const common = [...response.headers].flat();
  const forEncoding = (encoding: Encoding) => [
    ...common,
    'content-length',
    String(bodies[encoding].byteLength),
    ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ];
  return {
    version,
    etag,
    bodies,
    headers: { br: forEncoding('br'), gzip: forEncoding('gzip'), identity: forEncoding('identity') },
    notModifiedHeaders: common.flatMap((name, index) =>
      index % 2 === 0 && name !== 'content-type' ? [name, common[index + 1] ?? ''] : [],
    ),
    isDocument,
    bytes: encodings.reduce((sum, encoding) => sum + bodies[encoding].byteLength, 0),
  };
}

function shared(bytes: Buffer): SharedArrayBuffer {
  const memory = new SharedArrayBuffer(bytes.length);
  new Uint8Array(memory).set(bytes);
  return memory;
}

function keep(key: string, page: CachedPage): void {
  for (const [oldest, old] of pages) {
    if (storedBytes + page.bytes <= maximumBytes) break;
    pages.delete(oldest);
    storedBytes -= old.bytes;
    follower?.onForgotten(oldest);
  }
  pages.set(key, page);
  storedBytes += page.bytes;
  follower?.onKept(key, page);
}

function toResponse(page: CachedPage, requestHeaders: Headers): Response {
  if (matchesEtag(requestHeaders.get('if-none-match') ?? undefined, page.etag)) {
    return new Response(null, { status: 304, headers: pairs(page.notModifiedHeaders) });
  }
  const encoding = chooseEncoding(requestHeaders.get('accept-encoding') ?? undefined);
  const body = new Uint8Array(new Uint8Array(page.bodies[encoding]));
  return new Response(body, { status: 200, headers: pairs(page.headers[encoding]) });
}

function pairs(flat: string[]): [string, string][] {
  const result: [string, string][] = [];
  for (let index = 0; index < flat.length; index += 2) result.push([flat[index] ?? '', flat[index + 1] ?? '']);
  return result;
}
