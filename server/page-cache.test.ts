import { createHash, randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bumpContentVersion, contentVersion } from '../app/server/content-version.server';
import { type CachedPage, cacheKey, chooseEncoding, findPage, matchesEtag } from './cached-page';
import { cachedPages, followPages, keptBytes, storePages } from './page-cache';

/** An app whose pages count how often they were rendered. `answer` may differ from a plain page. */
function pageApp(answer: (body: string) => Response | Promise<Response> = page) {
  const app = new Hono();
  const renders = { count: 0 };
  app.use(storePages());
  app.get('*', async () => {
    renders.count += 1;
    const body = `<p>${renders.count}</p>`;
    await new Promise((resolve) => setImmediate(resolve));
    return answer(body);
  });
  return { app, renders };
}

function page(body: string): Response {
  return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

it('A page asked for by many at the same moment is rendered once', async () => {
  const { app, renders } = pageApp();
  const answers = await Promise.all(Array.from({ length: 50 }, async () => app.request('/many')));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set(['<p>1</p>']));
  expect(renders.count).toBe(1);
});

it('A rendering that began before a save is not given to whoever asks after it', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let first = true;
  const { app } = pageApp(async (body) => {
    if (first) {
      first = false;
      await held;
    }
    return page(body);
  });
  const early = app.request('/held');
  await new Promise((resolve) => setImmediate(resolve));
  bumpContentVersion();
  expect(await (await app.request('/held')).text()).toBe('<p>2</p>');
  release();
  expect(await (await early).text()).toBe('<p>1</p>');
});

it.each([
  [
    'a page that sets a cookie',
    (body: string) => new Response(body, { headers: { 'content-type': 'text/html', 'set-cookie': 'a=b' } }),
  ],
  [
    'a page that was not found',
    (body: string) => new Response(body, { status: 404, headers: { 'content-type': 'text/html' } }),
  ],
  ['a failure', (body: string) => new Response(body, { status: 500, headers: { 'content-type': 'text/html' } })],
  [
    'a page that asks not to be stored',
    (body: string) => new Response(body, { headers: { 'content-type': 'text/html', 'cache-control': 'no-store' } }),
  ],
])('%s never gets an ETag, so it is never stored', async (_what, answer) => {
  const { app } = pageApp(answer);
  expect((await app.request('/x')).headers.get('etag')).toBeNull();
});

it('A failing rendering does not hold up those who wait for it', async () => {
  const { app } = pageApp(() => {
    throw new Error('no database');
  });
  const answers = await Promise.all([1, 2, 3].map(async () => app.request('/broken')));
  expect(answers.map((answer) => answer.status)).toEqual([500, 500, 500]);
});

/** The denser copies are made after a pause; here it passes when the test says so. */
describe('A page that is kept', () => {
  let told: { key: string; copy: CachedPage | null }[];
  beforeEach(() => {
    told = [];
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    followPages({
      onKept: (key, copy) => told.push({ key, copy }),
      onForgotten: (key) => told.push({ key, copy: null }),
    });
    bumpContentVersion();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const kept = (key: string): CachedPage => {
    const found = findPage(cachedPages(), contentVersion(), { method: 'GET', url: key, headers: {} });
    if (!found) throw new Error(`${key} is not kept.`);
    return found;
  };
  const passPause = () => vi.advanceTimersByTime(500);
  const untilDense = (key: string) =>
    expect
      .poll(() => {
        passPause();
        return kept(key).isDense;
      })
      .toBe(true);
  /** Words in no order that repeats: what compression has to work for. */
  const text = (seed: string) =>
    Array.from({ length: 800 }, (_none, index) =>
      createHash('md5')
        .update(`${seed}${index}`)
        .digest('hex')
        .slice(0, 1 + (index % 5)),
    ).join(' ');
  const texts = ({ bodies }: CachedPage) => [
    brotliDecompressSync(Buffer.from(bodies.br)).toString(),
    gunzipSync(Buffer.from(bodies.gzip)).toString(),
  ];
  const sizeOfAll = () =>
    cachedPages()
      .values()
      .reduce((sum, { bodies }) => sum + bodies.br.byteLength + bodies.gzip.byteLength, 0);

  it('is soon a smaller one of the same text, which everybody who holds copies hears of', async () => {
    const { app } = pageApp((body) => page(body + text('a')));
    await app.request('/dense');
    const first = kept('/dense');
    await untilDense('/dense');
    const dense = kept('/dense');
    expect(dense.bodies.br.byteLength).toBeLessThan(first.bodies.br.byteLength);
    expect(texts(dense)).toEqual(texts(first));
    expect(dense.etag).toBe(first.etag);
    expect(told).toEqual([
      { key: '/dense', copy: first },
      { key: '/dense', copy: dense },
    ]);
  });

  it('is not brought back by its denser copy when something was published meanwhile', async () => {
    const { app } = pageApp();
    await app.request('/dense');
    const old = kept('/dense');
    passPause();
    // It is being compressed now.
    bumpContentVersion();
    expect([...cachedPages()]).toEqual([]);
    await app.request('/dense');
    await untilDense('/dense');
    expect(texts(kept('/dense'))).toEqual(['<p>2</p>', '<p>2</p>']);
    expect(told.filter(({ copy }) => copy?.etag === old.etag)).toHaveLength(1);
  });

  it('waits for no drawing or feed, which keep their first copy', async () => {
    const asSvg = { headers: { 'content-type': 'image/svg+xml' } };
    const { app: drawings } = pageApp((body) => new Response(body + text('b'), asSvg));
    await drawings.request('/drawings/2/wordmark-dark.svg');
    const { app } = pageApp((body) => page(body + text('a')));
    await app.request('/dense');
    await untilDense('/dense');
    expect(kept('/drawings/2/wordmark-dark.svg').isDense).toBe(false);
  });

  it('counts for what it takes, however often it is stored, and leaves for newer ones when room is short', async () => {
    const noise = randomBytes(17 * 1024 * 1024);
    const { app } = pageApp((body) => page(body));
    await app.request('/small');
    await app.request('/small');
    expect(keptBytes()).toBe(sizeOfAll());
    await untilDense('/small');
    expect(keptBytes()).toBe(sizeOfAll());
    const { app: noisy } = pageApp(() => new Response(noise, { headers: { 'content-type': 'text/html' } }));
    const keys = ['/1', '/2', '/3', '/4'];
    for (const key of keys) await noisy.request(key);
    expect([...cachedPages().keys()]).toEqual(keys.slice(1));
    expect(told.filter(({ copy }) => copy === null).map(({ key }) => key)).toEqual(['/small', '/1']);
    expect(keptBytes()).toBe(sizeOfAll());
    expect(keptBytes()).toBeLessThanOrEqual(128 * 1024 * 1024);
    bumpContentVersion();
    expect(keptBytes()).toBe(0);
  });

  it('stays, whatever categories of a list somebody makes up', async () => {
    const { app } = pageApp();
    await app.request('/plain');
    for (let made = 0; made < 1002; made += 1) await app.request(`/blog?category=${made}`);
    expect(cachedPages().size).toBe(1001);
    expect(kept('/plain').isDocument).toBe(true);
    expect(told.filter(({ copy }) => copy === null).map(({ key }) => key)).toEqual([
      '/blog?category=0',
      '/blog?category=1',
    ]);
    expect(keptBytes()).toBe(sizeOfAll());
  });
});

it('What is personal, searched for or nobody’s page is never shared', () => {
  expect(cacheKey('/blog', undefined)).toBe('/blog');
  expect(cacheKey('/blog', 'other=1')).toBe('/blog');
  expect(cacheKey('/blog?page=2', undefined)).toBe('/blog?page=2');
  expect(cacheKey('/insights?category=Quantum+Computing&page=2', undefined)).not.toBeNull();
  for (const target of [
    '/nowhere?unknown=x',
    '/newsletter/confirm?token=x',
    '/blog?q=x',
    '/blog?utm_source=x&q=x',
    '/blog?page=1&page=2&page=3',
    '/admin',
    '/admin/blog',
    '/insights.data?x',
    `/${'a'.repeat(600)}`,
  ]) {
    expect(cacheKey(target, undefined), target).toBeNull();
  }
  for (const cookies of [
    'quzones.session_token=a',
    'a=b; __Host-quzones.session_token=c',
    'quzones.flash=x',
    '__Host-quzones.flash=x',
  ]) {
    expect(cacheKey('/blog', cookies), cookies).toBeNull();
  }
});

it('What a page does not read of its address makes no other page', () => {
  expect(cacheKey('/blog?utm_source=mail&utm_campaign=may', undefined)).toBe('/blog');
  expect(cacheKey('/?1716239022', undefined)).toBe('/');
  expect(cacheKey('/about?q=anything', undefined)).toBe('/about');
  expect(cacheKey('/blog?q=anything', undefined)).toBeNull();
  expect(cacheKey(`/blog?page=2&fbclid=${'a'.repeat(700)}`, 'theme=dark')).toBe('/blog?page=2 dark');
});

it('Each theme has pages of its own', () => {
  const keys = [undefined, 'theme=light', 'a=b; theme=dark', 'theme=pink'].map((cookies) => cacheKey('/', cookies));
  expect(new Set(keys).size).toBe(3);
  expect(cacheKey('/', '__Host-theme=dark')).toBe(cacheKey('/', 'theme=dark'));
  expect(cacheKey('/', 'theme=light; __Host-theme=dark')).toBe(cacheKey('/', 'theme=dark'));
});

it.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['gzip;q=0', 'identity'],
  ['identity', 'identity'],
])('Accept-Encoding %s is answered with %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});

it.each([
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  [undefined, false],
])('If-None-Match %s against W/"a" is %s', (header, matches) => {
  expect(matchesEtag(header, 'W/"a"')).toBe(matches);
});
