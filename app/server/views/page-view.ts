import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import { keepAnswers } from '~/lib/keep-answers';
import { carriesSession } from '~/lib/session-cookie';
import { type Device, fromThisSite } from './view-facts.ts';

/** What is counted together: nothing in it says who it was, or tells two visitors apart. */
export interface PageView {
  /** Without the query string. */
  path: string;
  referrer: string;
  device: Device;
  country: string;
}

const longestPath = 200;
const separator = '\t';
/** Staff, and pages whose address is a secret of one person. */
const uncounted = /^\/(?:admin|auth|demo|newsletter|preview)(?:[/.]|$)/;

/**
 * What a request for a page counts as, as a key for `readKey`; null when it is not counted: visitors who ask not to be
 * tracked (DNT, Global Privacy Control), programs, signed-in staff, pages fetched in advance, another state of the page
 * that is already open. `countryHeader` is the one that a proxy says the country in, in small letters.
 */
export function viewKey(
  { url: target = '/', method, headers }: Pick<IncomingMessage, 'url' | 'method' | 'headers'>,
  countryHeader: string | undefined,
): string | null {
  if (method !== 'GET') return null;
  if (headers['dnt'] === '1' || headers['sec-gpc'] === '1') return null;
  const path = pathOf(target);
  if (path.length > longestPath || uncounted.test(path)) return null;
  if (carriesSession(headers.cookie)) return null;
  const purpose = headers['sec-purpose'] ?? headers['purpose'];
  if (typeof purpose === 'string' && purpose.startsWith('prefetch')) return null;
  const isData = target !== path && isDataOf(target);
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'document' && !isData) return null;
  const agent = headers['user-agent'];
  if (!agent || isProgram(agent)) return null;
  const referrer = referrerOf(headers.referer, headers.host, path);
  // React fetches the data of the page that is open whenever its list is filtered.
  if (referrer === null || (isData && referrer !== fromThisSite)) return null;
  const country = countryHeader === undefined ? '' : countryOf(headers[countryHeader]);
  return path + separator + referrer + separator + deviceOf(agent) + separator + country;
}

/** The parts of what `viewKey` answered. */
export function readKey(key: string): PageView {
  const [path = '', referrer = '', device = 'computer', country = ''] = key.split(separator);
  return { path, referrer, device: device as Device, country };
}

export function writeKey({ path, referrer, device, country }: PageView): string {
  return [path, referrer, device, country].join(separator);
}

const isDataOf = (target: string) => /^[^?]*\.data(?:\?|$)/.test(target);

/** `/blog` for `/blog`, `/blog?page=2` and `/blog.data`, which is how React Router asks for the same page. */
function pathOf(target: string): string {
  const query = target.indexOf('?');
  const path = query === -1 ? target : target.slice(0, query);
  if (!path.endsWith('.data')) return path;
  return path === '/_root.data' || path === '/_.data' ? '/' : path.slice(0, -'.data'.length);
}

/** The host of the page that linked here, or null when that was this very page. */
function referrerOf(referer: string | undefined, host: string | undefined, path: string): string | null {
  const found = /^https?:\/\/([^/?#]*)([^?#]*)/.exec(referer ?? '');
  if (!found) return '';
  const from = (found[1] ?? '').toLowerCase();
  if (from === host?.toLowerCase()) return (found[2] || '/') === path ? null : fromThisSite;
  const name = from.replace(/:\d+$/, '').replace(/^www\./, '');
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(name) && name.length <= 100 ? name : '';
}

function countryOf(header: string | string[] | undefined): string {
  const code = typeof header === 'string' ? header.toUpperCase() : '';
  // XX and T1 are what content delivery networks write for "unknown" and for Tor.
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : '';
}

function deviceOf(agent: string): Device {
  if (/iPad|Tablet|Android(?!.*\bMobile\b)/.test(agent)) return 'tablet';
  return /\bMobi|iPhone|Android/.test(agent) ? 'phone' : 'computer';
}

/** Whether a user agent is a program's own takes a long pattern to find out, and few agents ask again and again. */
const isProgram = keepAnswers(1000, (agent: string) => isbot(agent));
