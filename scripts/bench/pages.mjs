import { setTimeout as pause } from 'node:timers/promises';
import { parseDocument } from 'htmlparser2';
import { listAddresses } from './html.mjs';
import { codingsOf, request, textOf } from './http.mjs';

/** The cookie of a person who is signed in keeps a page out of the cache; its value means nothing here. */
export const uncachedHeaders = { cookie: 'quzones.x=1', 'accept-encoding': 'gzip' };
export const gzipHeaders = { 'accept-encoding': 'gzip' };

/**
 * A public page that is put under load.
 * @typedef {object} Page
 * @property {string} name also a file name
 * @property {string} path
 * @property {string} etag
 * @property {Buffer} gzipped the body as the cache sends it
 * @property {Buffer} plain
 */

/** @param {string} site @returns {Promise<string | null>} path of the first article that the blog links to */
export async function findArticlePath(site) {
  const list = await request(`${site}/blog`, { headers: gzipHeaders });
  return listAddresses(parseDocument(textOf(list))).find((path) => /^\/blog\/[^/?#]+$/.test(path)) ?? null;
}

const DENSE_WITHIN_MS = 30_000;

/**
 * Waits until the cache has the denser copy of a page: gzip says in its head when it compressed as well as it can (XFL
 * of RFC 1952), and both encodings are replaced together.
 * @param {string} url
 * @returns {Promise<string[]>} problems
 */
export async function untilDense(url) {
  const deadline = performance.now() + DENSE_WITHIN_MS;
  while (performance.now() < deadline) {
    const { body } = await request(url, { headers: gzipHeaders });
    if (body[8] === 2) return [];
    await pause(100);
  }
  return [`${url} had no denser copy after ${DENSE_WITHIN_MS / 1000} s.`];
}

/**
 * Reads a page twice, the second time its lasting copy from the cache, and makes sure that it is what the bench takes it for.
 * @param {string} site
 * @param {string} name
 * @param {string} path
 * @returns {Promise<{ page: Page | null, problems: string[] }>}
 */
async function readPage(site, name, path) {
  const first = await request(site + path, { headers: gzipHeaders });
  if (first.status !== 200) return { page: null, problems: [`${path} answers ${first.status} instead of a page.`] };
  // What is measured has to stay as it is from here on.
  const problems = await untilDense(site + path);
  const cached = await request(site + path, { headers: gzipHeaders });
  const codings = codingsOf(cached).join(', ');
  if (codings !== 'gzip') problems.push(`The cached ${path} is compressed as "${codings}" instead of once with gzip.`);
  const plain = Buffer.from(textOf(cached));
  if (codings === 'gzip' && !plain.toString('utf8', 0, 15).toLowerCase().startsWith('<!doctype html')) {
    problems.push(`The cached ${path} is not HTML after gzip is undone.`);
  }
  const etag = cached.headers.etag ?? '';
  const again = await request(site + path, { headers: { ...gzipHeaders, 'if-none-match': etag } });
  if (etag === '' || again.status !== 304) problems.push(`${path} answers its own ETag with ${again.status}.`);
  const uncached = await request(site + path, { headers: uncachedHeaders });
  if (uncached.status !== 200 || uncached.headers['cache-control'] === cached.headers['cache-control']) {
    problems.push(`${path} with a personal cookie seems to come from the cache.`);
  }
  return { page: { name, path, etag, gzipped: cached.body, plain }, problems };
}

/**
 * The pages whose answers are measured. A page that is not there is a problem, not a silent gap.
 * @param {string} site
 * @returns {Promise<{ pages: Page[], problems: string[] }>}
 */
export async function readPages(site) {
  const article = await findArticlePath(site);
  const wanted = [
    { name: 'home', path: '/' },
    { name: 'blog', path: '/blog' },
    ...(article === null ? [] : [{ name: 'article', path: article }]),
  ];
  const problems = article === null ? ['The blog links to no article.'] : [];
  const pages = [];
  for (const { name, path } of wanted) {
    const read = await readPage(site, name, path);
    problems.push(...read.problems);
    if (read.page !== null) pages.push(read.page);
  }
  return { pages, problems };
}
