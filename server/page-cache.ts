import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import { contentVersion, onContentVersion } from '~/server/content-version.server';

/**
 * Whole public pages, compressed, with all their headers. A page is stored under the content version it was rendered
 * for; a write makes a new version, so what is served is never older than the last acknowledged save.
 */
type Encoding = 'br' | 'gzip' | 'identity';

interface Page {
  version: number;
  etag: string;
  bodies: Record<Encoding, Buffer>;
  headers: Record<Encoding, string[]>;
  notModifiedHeaders: string[];
  bytes: number;
}

const maximumBytes = 128 * 1024 * 1024;
/** Lists in these states are worth keeping. A search (`q`) is not: its variants have no end. */
const cacheableQuery = /^\?(?:(?:category|department|page)=[\w%+.-]{1,60}(?:&|$)){1,2}$/;
const personalCookie = /(?:^|; )(?:__Secure-)?quzones\./;
const themeCookie = /(?:^|; )theme=(light|dark)(?:;|$)/;
/** Pages, feeds, the sitemap and robots.txt. */
const sharedTypes = /^(?:text\/html|text\/plain|application\/(?:xml|rss\+xml|atom\+xml|feed\+json))(?:;|$)/;
const neverCached = /^\/(?:admin|auth|api|uploads|assets|healthz|readyz|theme)(?:\/|\.data|$)/;

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const pages = new Map<string, Page>();
const flights = new Map<string, Promise<Page | null>>();
let storedBytes = 0;
let hits = 0;
let misses = 0;

onContentVersion(() => {
  pages.clear();
  storedBytes = 0;
});

/** Counters for the benchmark and the log. `hits` and `misses` count requests, `bytes` is what is held in memory. */
export function pageCacheStatistics() {
  return { pages: pages.size, bytes: storedBytes, hits, misses };
}

/**
 * What a request's page is stored under, or null when it must not be shared: personal cookies, unknown query strings.
 * `target` is the path with its query string.
 */
export function cacheKey(target: string, cookies: string | undefined): string | null {
  if (target.length > 512 || neverCached.test(target)) return null;
  const query = target.indexOf('?');
  if (query !== -1 && !cacheableQuery.test(target.slice(query))) return null;
  if (!cookies) return target;
  if (personalCookie.test(cookies)) return null;
  const theme = themeCookie.exec(cookies)?.[1];
  return theme ? `${target} ${theme}` : target;
}

/** Answers straight from memory on Node's own request and response. False when the page has to be rendered. */
export function answerFromPageCache(request: IncomingMessage, response: ServerResponse, requestId: string): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const key = cacheKey(request.url ?? '/', request.headers.cookie);
  const page = key === null ? undefined : pages.get(key);
  if (!page || page.version !== contentVersion()) return false;
  hits += 1;
  if (matchesEtag(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, [...page.notModifiedHeaders, 'x-request-id', requestId]);
    response.end();
    return true;
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  response.writeHead(200, [...page.headers[encoding], 'x-request-id', requestId]);
  if (request.method === 'HEAD') response.end();
  else response.end(page.bodies[encoding]);
  return true;
}

/** On a miss: renders once however many ask at the same moment, stores the page when that is allowed, and answers. */
export function storePages(): MiddlewareHandler {
  return async (context, next) => {
    const url = new URL(context.req.url);
    const key = context.req.method === 'GET' ? cacheKey(url.pathname + url.search, context.req.header('cookie')) : null;
    if (key === null) return next();
    misses += 1;
    const version = contentVersion();
    const flightKey = `${version} ${key}`;
    const running = flights.get(flightKey);
    if (running) {
      const page = await running;
      if (page) return toResponse(page, context.req.raw.headers);
      return next();
    }
    const { promise, resolve } = Promise.withResolvers<Page | null>();
    flights.set(flightKey, promise);
    let page: Page | null = null;
    try {
      await next();
      if (mayBeShared(context.res)) {
        page = await makePage(context.res, version);
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

async function makePage(response: Response, version: number): Promise<Page> {
  const identity = Buffer.from(await response.arrayBuffer());
  const [br, gzipped] = await Promise.all([
    brotli(identity, { params: { [zlib.BROTLI_PARAM_QUALITY]: 6, [zlib.BROTLI_PARAM_SIZE_HINT]: identity.length } }),
    gz(identity, { level: 6 }),
  ]);
  const bodies = { br, gzip: gzipped, identity };
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  response.headers.delete('x-request-id');
  response.headers.delete('content-length');
  response.headers.set('etag', etag);
  response.headers.set('cache-control', 'public, max-age=0, must-revalidate');
  response.headers.set('vary', 'Accept-Encoding, Cookie');
  const common = [...response.headers].flat();
  const forEncoding = (encoding: Encoding) => [
    ...common,
    'content-length',
    String(bodies[encoding].length),
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
    bytes: br.length + gzipped.length + identity.length,
  };
}

function keep(key: string, page: Page): void {
  for (const [oldest, old] of pages) {
    if (storedBytes + page.bytes <= maximumBytes) break;
    pages.delete(oldest);
    storedBytes -= old.bytes;
  }
  pages.set(key, page);
  storedBytes += page.bytes;
}

function toResponse(page: Page, requestHeaders: Headers): Response {
  if (matchesEtag(requestHeaders.get('if-none-match') ?? undefined, page.etag)) {
    return new Response(null, { status: 304, headers: pairs(page.notModifiedHeaders) });
  }
  const encoding = chooseEncoding(requestHeaders.get('accept-encoding') ?? undefined);
  return new Response(new Uint8Array(page.bodies[encoding]), { status: 200, headers: pairs(page.headers[encoding]) });
}

function pairs(flat: string[]): [string, string][] {
  const result: [string, string][] = [];
  for (let index = 0; index < flat.length; index += 2) result.push([flat[index] ?? '', flat[index + 1] ?? '']);
  return result;
}

/** The best encoding that a request accepts; a weight of zero refuses one (RFC 9110, 12.5.3). */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'gzip';
  return 'identity';
}

/** Weak comparison of an If-None-Match header with a page's ETag (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header === etag || header === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));
}
