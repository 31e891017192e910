import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { drawBars } from './chart.mjs';
import { formatGoal, formatKilobytes } from './figures.mjs';
import { fontsInUse } from './fonts-in-use.mjs';
import { attribute, findAll } from './html.mjs';
import { request, textOf } from './http.mjs';
import { findArticlePath, untilDense } from './pages.mjs';

/** @typedef {import('./context.mjs').Bench} Bench */
/** @typedef {{ name: string, path: string, status?: number, scriptLimit: number }} PageType most bytes of script; 0 where there must be none */
/** @typedef {{ html: number, css: number, js: number, fonts: number, inlineScripts: number }} Weight bytes over the wire */

const KB = 1024;
const headers = { 'accept-encoding': 'br, gzip', accept: 'text/html,*/*' };
const JAVASCRIPT = /^(?:module|text\/javascript|application\/javascript|)$/;

/** @param {string} article @returns {PageType[]} one of each kind, with what it may carry */
function pageTypes(article) {
  return [
    { name: 'home', path: '/', scriptLimit: 0 },
    { name: 'page', path: '/about', scriptLimit: 0 },
    { name: 'largest page', path: '/services/quantum-computing', scriptLimit: 0 },
    { name: 'article', path: article, scriptLimit: 0 },
    { name: 'blog list', path: '/blog', scriptLimit: 120 * KB },
    { name: 'insights list', path: '/insights', scriptLimit: 120 * KB },
    { name: 'documentation', path: '/documentation', scriptLimit: 120 * KB },
    { name: 'contact form', path: '/contact', scriptLimit: 120 * KB },
    { name: 'not found', path: '/no-such-page', status: 404, scriptLimit: 0 },
    { name: 'admin, sign-in', path: '/admin/auth', scriptLimit: 220 * KB },
  ];
}

/** Reads each file of the site once. */
class Files {
  /** @type {Map<string, Promise<{ bytes: number, text: string }>>} */
  #read = new Map();
  /** @type {string[]} */
  missing = [];
  #site;

  /** @param {string} site */
  constructor(site) {
    this.#site = site;
  }

  /** @param {string} address @param {string} [from] @returns {string | null} its path when it is on the site */
  resolve(address, from = '/') {
    const url = new URL(address, this.#site + from);
    return url.origin === this.#site ? url.pathname + url.search : null;
  }

  /** @param {string} path */
  get(path) {
    const known = this.#read.get(path) ?? this.#fetch(path);
    this.#read.set(path, known);
    return known;
  }

  /** @param {string} path */
  async #fetch(path) {
    const answer = await request(this.#site + path, { headers });
    if (answer.status !== 200) this.missing.push(`${path} is linked from a page and answers ${answer.status}.`);
    const isText = /text|javascript|json/.test(answer.headers['content-type'] ?? '');
    return { bytes: answer.body.length, text: isText ? textOf(answer) : '' };
  }

  /** @param {Iterable<string>} paths @returns {Promise<number>} */
  async weigh(paths) {
    let bytes = 0;
    for (const path of new Set(paths)) bytes += (await this.get(path)).bytes;
    return bytes;
  }
}

/** @param {Files} files @param {import('./html.mjs').Document} page @param {string} rel */
function linked(files, page, rel) {
  return findAll(page, 'link')
    .filter((link) => attribute(link, 'rel').split(/\s+/).includes(rel))
    .map((link) => files.resolve(attribute(link, 'href')))
    .filter((path) => path !== null);
}

/**
 * The scripts that a page loads at first: what it names, and what those import statically.
 * @param {Files} files
 * @param {import('./html.mjs').Document} page
 */
async function findScripts(files, page) {
  const elements = findAll(page, 'script').filter((script) => JAVASCRIPT.test(attribute(script, 'type')));
  const inline = elements.filter((script) => attribute(script, 'src') === '');
  /** @type {Set<string>} */
  const found = new Set(linked(files, page, 'modulepreload'));
  const add = (/** @type {string} */ address, /** @type {string} */ from) => {
    const path = files.resolve(address, from);
    if (path !== null) found.add(path);
  };
  for (const script of elements) if (attribute(script, 'src') !== '') add(attribute(script, 'src'), '/');
  for (const script of inline) {
    for (const [, address = ''] of textContent(script).matchAll(/["'](\/assets\/[^"']+\.js)["']/g)) add(address, '/');
  }
  // The set grows while it is walked: imports of imports are reached too.
  for (const path of found) {
    const { text } = await files.get(path);
    for (const [, address = ''] of text.matchAll(/(?:from|import)\s*["'](\.{0,2}\/[^"']+\.js)["']/g))
      add(address, path);
  }
  return { files: found, inline: inline.length };
}

/** @param {Files} files @param {string} site @param {PageType} type @returns {Promise<Weight | string>} a problem instead */
async function weighPage(files, site, type) {
  const first = await request(site + type.path, { headers });
  if (first.headers.etag !== undefined) {
    const [problem] = await untilDense(site + type.path);
    if (problem !== undefined) return problem;
  }
  const answer = await request(site + type.path, { headers });
  const expected = type.status ?? 200;
  if (answer.status !== expected) return `${type.path} answers ${answer.status} instead of ${expected}.`;
  const html = textOf(answer);
  const page = parseDocument(html);
  const sheets = linked(files, page, 'stylesheet');
  const scripts = await findScripts(files, page);
  /** @type {Set<string>} */
  const fonts = new Set(
    findAll(page, 'link')
      .filter((link) => attribute(link, 'rel') === 'preload' && attribute(link, 'as') === 'font')
      .map((link) => files.resolve(attribute(link, 'href')) ?? ''),
  );
  for (const sheet of sheets) {
    for (const font of fontsInUse((await files.get(sheet)).text, page)) {
      const path = files.resolve(font, sheet);
      if (path !== null) fonts.add(path);
    }
  }
  fonts.delete('');
  return {
    html: answer.body.length,
    css: await files.weigh(sheets),
    js: await files.weigh(scripts.files),
    fonts: await files.weigh(fonts),
    inlineScripts: scripts.inline,
  };
}

/** @param {PageType} type @param {Weight} weight */
function isWithinLimit({ scriptLimit }, weight) {
  return weight.js <= scriptLimit && (scriptLimit > 0 || weight.inlineScripts === 0);
}

/** @param {PageType} type @param {Weight} weight @returns {string[]} */
function tabulate(type, weight) {
  const { html, css, js, fonts } = weight;
  const goal = type.scriptLimit === 0 ? 'no script' : `script under ${type.scriptLimit / KB} KB`;
  const sizes = [html, css, js, fonts, html + css + js + fonts].map(formatKilobytes);
  return [`${type.name} (${type.path})`, ...sizes, formatGoal(goal, isWithinLimit(type, weight))];
}

/**
 * What a first visit loads, by page type.
 * @param {Bench} bench
 * @param {string} site
 * @returns {Promise<import('./context.mjs').Section>}
 */
export async function measureFirstViews(bench, site) {
  const files = new Files(site);
  const article = await findArticlePath(site);
  const rows = [];
  const bars = [];
  for (const type of pageTypes(article ?? '/blog/no-article').filter(
    (each) => article !== null || each.name !== 'article',
  )) {
    const weight = await weighPage(files, site, type);
    if (typeof weight === 'string') {
      bench.problems.push(weight);
      continue;
    }
    if (type.scriptLimit === 0 && !isWithinLimit(type, weight)) {
      bench.problems.push(`${type.path} should have no script and has some.`);
    }
    rows.push(tabulate(type, weight));
    const parts = [weight.html, weight.css, weight.js, weight.fonts];
    bars.push({ label: type.name, parts: parts.map((bytes, series) => ({ series, value: bytes / KB })) });
  }
  bench.problems.push(...files.missing);
  const series = ['HTML', 'CSS', 'script', 'fonts'];
  return {
    title: 'Bytes of a first view',
    columns: ['page', ...series, 'sum', 'goal'],
    rows,
    notes: [
      'Over the wire with brotli where the server has it, HTML as it is a second after the page was rendered. Fonts are those whose characters and styles the page uses; pictures are not counted. Scripts are those that load without anything being clicked.',
    ],
    charts: drawBars('first-view.svg', {
      title: 'Bytes of a first view, KB (less is better)',
      series,
      bars,
      digits: 1,
    }),
  };
}
