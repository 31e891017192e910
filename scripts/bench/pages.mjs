import { setTimeout as pause } from 'node:timers/promises';
import { parseDocument } from 'htmlparser2';
import { listAddresses } from './html.mjs';
import { codingsOf, request, textOf } from './http.mjs';

/** The cookie of a person who is signed in keeps a page out of the cache; its value means nothing here. */
export const uncachedHeaders = { cookie: 'quzones.x=1', 'accept-encoding': 'gzip' };
export const gzipHeaders = { 'accept-encoding': 'gzip' };

/** How a page may be asked for. @typedef {'cached' | '304' | 'uncached'} Kind */
/**
 * A public page that is put under load, or a file that pages load.
 * @typedef {object} Page
 * @property {string} name also a file name
 * @property {Kind[]} kinds
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
  problems.push(...(await checkEtag(site + path, etag)));
  const uncached = await request(site + path, { headers: uncachedHeaders });
  if (uncached.status !== 200 || uncached.headers['cache-control'] === cached.headers['cache-control']) {
    problems.push(`${path} with a personal cookie seems to come from the cache.`);
  }
  return { page: { name, kinds: ['cached', '304', 'uncached'], path, etag, gzipped: cached.body, plain }, problems };
}

/** @param {string} url @param {string} etag @returns {Promise<string[]>} problems */
async function checkEtag(url, etag) {
  const again = await request(url, { headers: { ...gzipHeaders, 'if-none-match': etag } });
  return etag === '' || again.status !== 304 ? [`${url} answers its own ETag with ${again.status}.`] : [];
}

/**
 * The style sheet of public pages, as an example of the files that they load.
 * @param {string} site
 * @returns {Promise<{ pages: Page[], problems: string[] }>}
 */
export async function readStyles(site) {
  const home = await request(site, { headers: gzipHeaders });
  const path = /\/assets\/[\w.-]+\.css/.exec(textOf(home))?.[0];
  if (path === undefined) return { pages: [], problems: ['The home page loads no style sheet.'] };
  const file = await request(site + path, { headers: gzipHeaders });
  const etag = file.headers.etag ?? '';
  /** @type {Page} */
  const page = {
    name: 'styles',
    kinds: ['cached', '304'],
    path,
    etag,
    gzipped: file.body,
    plain: Buffer.from(textOf(file)),
  };
  return { pages: [page], problems: await checkEtag(site + path, etag) };
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
