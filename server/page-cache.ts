import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gunzip, gzip, constants as zlib } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { cachingHeaders } from '~/server/cdn/cdn-headers';
import { contentVersion, onContentVersion } from '~/server/content-version.server';
import { environment } from '~/server/env.server';
import { log } from '~/server/log.server';
import { newRemake } from '~/server/same-page.server';
import type { AppEnvironment } from './app-environment.ts';
import { bodyOf, type CachedPage, cacheKey, chooseEncoding, headersOf, isOf, matchesEtag } from './cached-page.ts';

/**
 * Whole public pages, compressed, with all their headers. A page is stored under the content version it was rendered
 * for; a write makes a new version, so what is served is never older than the last acknowledged save. Those of before stay
 * a while: most saves change few pages, and one that turns out to be the same is neither rendered nor compressed again.
 */
const maximumBytes = 128 * 1024 * 1024;
/** Of pages of before a save. */
const mostFormerBytes = 32 * 1024 * 1024;
/** Of lists in some state: anybody can make up categories, and they must not push out the pages that are read. */
const mostListStates = 1000;
/** Pages, their drawings, feeds, the sitemap and robots.txt. */
const sharedTypes =
  /^(?:text\/html|text\/plain|image\/svg\+xml|application\/(?:xml|rss\+xml|atom\+xml|feed\+json))(?:;|$)/;

/** While a visitor waits; to do better takes several times as long as rendering. */
const quickly = { br: 6, gzip: 6 };
/** Some 15 % smaller with brotli, for everybody who comes later. */
const densely = { br: 11, gzip: 9 };
/** So that what a burst of publishing throws away is not made dense, and visitors keep most of the processor. */
const pauseBeforeDenseMs = 500;

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);
const outOfGzip = promisify(gunzip);

const pages = new Map<string, CachedPage>();
/** The keys of those that are a list in some state, oldest first. */
const listStates = new Set<string>();
const flights = new Map<string, Promise<CachedPage | null>>();
let storedBytes = 0;
let denseTimer: NodeJS.Timeout | undefined;
let isMakingDense = false;

/** Who holds copies: told of every page that is kept and of every one that is given up. */
export interface PageFollower {
  onKept(key: string, page: CachedPage): void;
  onForgotten(key: string): void;
}
let follower: PageFollower | undefined;

onContentVersion(() => {
  forgetOldest(mostFormerBytes);
  clearTimeout(denseTimer);
  denseTimer = undefined;
});

/** The pages that are kept, by what `cacheKey` says of their requests; of older versions too, which nobody is answered with. */
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
export function storePages(): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    const { method } = context.req;
    const url = new URL(context.req.url);
    const isRead = method === 'GET' || method === 'HEAD';
    const key = isRead ? cacheKey(url.pathname + url.search, context.req.header('cookie')) : null;
    if (key === null) {
      await next();
      // Made for one visitor, or for an address that has no end of variants: nobody in between may keep it.
      if (context.res.headers.get('cache-control') === 'no-cache') context.header('cache-control', 'private, no-cache');
      return undefined;
    }
    // Made whole for HEAD too, whose answer says of the page what that to GET says; the body is left out on its way.
    if (method === 'HEAD') {
      const { headers, signal } = context.req.raw;
      context.req.raw = new Request(url, { headers, signal });
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
    const former = pages.get(key);
    const remake = newRemake(former?.madeOf ?? null);
    context.set('pageRemake', remake);
    try {
      await next();
      if (mayBeShared(context.res)) {
        page =
          former && remake.isSame
            ? { ...former, version }
            : await makePage(context.res, { version, madeOf: remake.now, path: url.pathname, former });
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

async function makePage(
  response: Response,
  of: { version: number; madeOf: string | null; path: string; former: CachedPage | undefined },
): Promise<CachedPage> {
  const { version, madeOf, path, former } = of;
  const plain = Buffer.from(await response.arrayBuffer());
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const contentType = response.headers.get('content-type') ?? '';
  for (const name of ['x-request-id', 'content-length', 'content-type']) response.headers.delete(name);
  response.headers.set('etag', etag);
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

function keep(key: string, page: CachedPage): void {
  storedBytes += page.bytes - (pages.get(key)?.bytes ?? 0);
  // The last in line: whatever has to go, those of before a save go first.
  pages.delete(key);
  pages.set(key, page);
  follower?.onKept(key, page);
  listStates.delete(key);
  if (page.isDocument && key.includes('?')) listStates.add(key);
  for (const oldest of listStates) {
    if (listStates.size <= mostListStates) break;
    forget(oldest);
  }
  forgetOldest(maximumBytes);
  if (mayBeDenser(page)) makeDenseSoon();
}

function forgetOldest(mostBytes: number): void {
  for (const oldest of pages.keys()) {
    if (storedBytes <= mostBytes) break;
    forget(oldest);
  }
}

function forget(key: string): void {
  storedBytes -= pages.get(key)?.bytes ?? 0;
  pages.delete(key);
  listStates.delete(key);
  follower?.onForgotten(key);
}

/** Documents only: drawings and feeds are small or seldom asked for, and a page would wait for dozens of them. */
function mayBeDenser(page: CachedPage): boolean {
  return page.isDocument && !page.isDense && isOf(page, contentVersion());
}

/** One page at a time, each after a pause in which nothing was published. */
function makeDenseSoon(): void {
  if (isMakingDense) return;
  denseTimer ??= setTimeout(() => {
    denseTimer = undefined;
    makeNextDense().catch((error: unknown) => log.warn({ err: error }, 'a page could not be compressed any further'));
  }, pauseBeforeDenseMs).unref();
}

async function makeNextDense(): Promise<void> {
  const next = pages.entries().find(([, page]) => mayBeDenser(page));
  if (!next) return;
  const [key, page] = next;
  isMakingDense = true;
  try {
    const plain = await outOfGzip(bodyOf(page, 'gzip'));
    const dense = { ...page, ...(await compress(plain, densely)), isDense: true };
    // By now it may be of a former version, or have been given up.
    if (pages.get(key) === page) keep(key, dense);
  } finally {
    isMakingDense = false;
  }
  makeDenseSoon();
}

function toResponse(page: CachedPage, requestHeaders: Headers): Response {
  if (matchesEtag(requestHeaders.get('if-none-match') ?? undefined, page.etag)) {
    return new Response(null, { status: 304, headers: pairs(headersOf(page, 'not modified')) });
  }
  const encoding = chooseEncoding(requestHeaders.get('accept-encoding') ?? undefined);
  const body = new Uint8Array(bodyOf(page, encoding));
  return new Response(body, { status: 200, headers: pairs(headersOf(page, encoding)) });
}

function pairs(flat: readonly string[]): [string, string][] {
  const result: [string, string][] = [];
  for (let index = 0; index < flat.length; index += 2) result.push([flat[index] ?? '', flat[index + 1] ?? '']);
  return result;
}
