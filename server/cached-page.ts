import type { IncomingMessage, ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { readTheme } from '~/lib/theme';
import { builtFilePath, readAddress } from './read-address.ts';

/** What a page is kept as. */
export type Compression = 'br' | 'gzip';
/** What a page can be sent as. */
export type Encoding = Compression | 'identity';

/** Without `gzip` there is `identity`: compressing it is not worth it. */
export type Bodies = Readonly<Partial<Record<Encoding, SharedArrayBuffer>>>;

/**
 * A whole public page, or a file that pages load, with all its headers. The bodies are shared memory: every thread that
 * answers with them reads the same bytes.
 */
export interface CachedPage {
  /** The content version it is the page of; null when no save changes it. */
  version: number | null;
  /** What it was made of, as far as that is known (`app/server/same-page.server.ts`). */
  madeOf: string | null;
  etag: string;
  contentType: string;
  /** What every answer says of the page, one without a body too: names and values in turn. */
  headers: readonly string[];
  bodies: Bodies;
  /** Compressed as far as it goes, which takes longer than a visitor may wait. */
  isDense: boolean;
  /** How long the page is when nothing is compressed. */
  plainBytes: number;
  /** A page that people read, no feed and no file. */
  isDocument: boolean;
  /** What the bodies take in memory. */
  bytes: number;
}

/** What an answer from the cache depends on, and nothing else of a request. */
export type PageRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** Lists in these states are worth keeping. A search (`q`) is not: its variants have no end. */
const cacheableQuery = /^\?(?:(?:category|department|page)=[\w%+.-]{1,60}(?:&|$)){1,2}$/;
const drawingTarget = /^\/drawings\/[\w/-]+\.svg\?seed=[\w%.~!'()*-]{1,300}$/;
const personalCookie = /(?:^|; )(?:__Host-)?quzones\./;
const neverCached = /^\/(?:admin|auth|api|uploads|assets|healthz|readyz|metrics|theme)(?:\/|\.data|$)/;

/**
 * What a request's page is stored under, or null when it must not be shared: personal cookies, searches.
 * `address` is the path with its query string; what the page does not read of it makes no other page.
 */
export function cacheKey(address: string, cookies: string | undefined): string | null {
  if (address.length > 2048) return null;
  const target = readAddress(address);
  // The same for everybody.
  if (builtFilePath.test(target)) return target;
  if (target.length > 512 || neverCached.test(target)) return null;
  // They show their theme in their address, and nobody's name in anything.
  if (drawingTarget.test(target)) return target;
  const query = target.indexOf('?');
  if (query !== -1 && !cacheableQuery.test(target.slice(query))) return null;
  if (!cookies) return target;
  if (personalCookie.test(cookies)) return null;
  const theme = readTheme(cookies);
  return theme ? `${target} ${theme}` : target;
}

/** The page for a request among those that are kept, unless it was rendered before the last save. */
export function findPage(
  pages: ReadonlyMap<string, CachedPage>,
  version: number,
  request: PageRequest,
): CachedPage | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  const key = cacheKey(request.url ?? '/', request.headers.cookie);
  const page = key === null ? undefined : pages.get(key);
  return page && isOf(page, version) ? page : null;
}

/** Whether it is what visitors see at that content version. */
export function isOf(page: CachedPage, version: number): boolean {
  return page.version === version || page.version === null;
}

/** How a page answers a request: whole, or as not modified. */
export type PageForm = Encoding | 'not modified';

export function chooseForm(page: CachedPage, { headers }: Pick<PageRequest, 'headers'>): PageForm {
  if (matchesEtag(headers['if-none-match'], page.etag)) return 'not modified';
  return chooseEncoding(headers['accept-encoding'], page.bodies);
}

/** Names and values in turn, as Node's `writeHead` takes them, without what differs from answer to answer. */
export function headersOf(page: CachedPage, form: PageForm): readonly string[] {
  if (form === 'not modified') return page.headers;
  const headers = [...page.headers, 'content-type', page.contentType];
  if (form === 'identity') return [...headers, 'content-length', String(page.plainBytes)];
  return [...headers, 'content-length', String(bodyOf(page, form).length), 'content-encoding', form];
}

/** Hardly anybody accepts no compression: the page is not kept for them, a quarter of a millisecond makes it again. */
export function bodyOf({ bodies, etag }: CachedPage, encoding: Encoding): Buffer {
  const kept = bodies[encoding];
  if (kept) return Buffer.from(kept);
  if (encoding !== 'identity' || !bodies.gzip) throw new Error(`What has the ETag ${etag} is not kept as ${encoding}.`);
  return gunzipSync(Buffer.from(bodies.gzip));
}

/** Answers with the page on Node's own response, which is several times quicker than anything on top of it. */
export function answerWith(page: CachedPage, request: PageRequest, response: ServerResponse, requestId: string) {
  const form = chooseForm(page, request);
  response.writeHead(form === 'not modified' ? 304 : 200, [...headersOf(page, form), 'x-request-id', requestId]);
  if (form === 'not modified' || request.method === 'HEAD') response.end();
  else response.end(bodyOf(page, form));
}

const accepts = {
  br: /(?:^|[\s,])br\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:[,;]|$)))/i,
  gzip: /(?:^|[\s,])gzip\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:[,;]|$)))/i,
};
const bothWays: Record<Compression, unknown> = { br: true, gzip: true };

/**
 * The best encoding that a request accepts; a weight of zero refuses one (RFC 9110, 12.5.3).
 * @param available those that there are beside `identity`; both, where it is made when it is asked for
 */
export function chooseEncoding(
  accepted: string | undefined,
  available: Partial<Record<Compression, unknown>> = bothWays,
): Encoding {
  if (!accepted) return 'identity';
  if (available.br && accepts.br.test(accepted)) return 'br';
  return available.gzip && accepts.gzip.test(accepted) ? 'gzip' : 'identity';
}

/** Weak comparison of an If-None-Match header with a page's ETag (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header === etag || header === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));
}
