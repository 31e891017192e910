import type { MiddlewareHandler } from 'hono';
import { contentVersion, onContentVersion } from '~/server/content-version.server';
import { log } from '~/server/log.server';
import { newRemake } from '~/server/same-page.server';
import type { AppEnvironment } from './app-environment.ts';
import { bodyOf, type CachedPage, cacheKey, chooseForm, headersOf, isOf } from './cached-page.ts';
import { makeDenser, makeFile, makePage } from './make-page.ts';

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

/** So that what a burst of publishing throws away is not made dense, and visitors keep most of the processor. */
const pauseBeforeDenseMs = 500;

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
      const copies = context.get('builtCopies');
      if (copies || mayBeShared(context.res)) {
        if (copies) page = await makeFile(context.res, copies);
        else if (former && remake.isSame) page = { ...former, version };
        else page = await makePage(context.res, { version, madeOf: remake.now, path: url.pathname, former });
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
    const dense = await makeDenser(page);
    // By now it may be of a former version, or have been given up.
    if (pages.get(key) === page) keep(key, dense);
  } finally {
    isMakingDense = false;
  }
  makeDenseSoon();
}

function toResponse(page: CachedPage, requestHeaders: Headers): Response {
  const form = chooseForm(page, { headers: Object.fromEntries(requestHeaders) });
  const headers = pairs(headersOf(page, form));
  if (form === 'not modified') return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bodyOf(page, form)), { status: 200, headers });
}

function pairs(flat: readonly string[]): [string, string][] {
  const result: [string, string][] = [];
  for (let index = 0; index < flat.length; index += 2) result.push([flat[index] ?? '', flat[index + 1] ?? '']);
  return result;
}
