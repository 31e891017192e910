import { createHash, randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bumpContentVersion, contentVersion } from '../app/server/content-version.server';
import { newRemake } from '../app/server/same-page.server';
import type { AppEnvironment } from './app-environment';
import { bodyOf, type CachedPage, findPage } from './cached-page';
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

/** An app whose pages say what they are made of, and are not made when that is what the kept one was made of. */
function remadeApp() {
  const app = new Hono<AppEnvironment>();
  const renders = { count: 0 };
  const facts: { now: string | null } = { now: 'facts' };
  app.use(storePages());
  app.get('*', (context) => {
    const remake = context.get('pageRemake') ?? newRemake(null);
    remake.now = facts.now;
    remake.isSame = facts.now !== null && facts.now === remake.former;
    if (remake.isSame) return new Response(null, { headers: { 'content-type': 'text/html' } });
    renders.count += 1;
    return page(`<p>${renders.count}</p>`);
  });
  return { app, renders, facts };
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
  /** Of the pages that visitors may be given now. */
  const keptKeys = () =>
    cachedPages()
      .entries()
      .filter(([, { version }]) => version === contentVersion())
      .map(([key]) => key)
      .toArray();
  const forgotten = (prefix: string) =>
    told.filter(({ key, copy }) => copy === null && key.startsWith(prefix)).map(({ key }) => key);
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
  const texts = (copy: CachedPage) => [
    brotliDecompressSync(bodyOf(copy, 'br')).toString(),
    gunzipSync(bodyOf(copy, 'gzip')).toString(),
  ];
  const brotliOf = (copy: CachedPage) => new Uint8Array(bodyOf(copy, 'br')).slice().buffer;
  const sizeOfAll = () =>
    cachedPages()
      .values()
      .reduce((sum, copy) => sum + bodyOf(copy, 'br').length + bodyOf(copy, 'gzip').length, 0);

  it('is soon a smaller one of the same text, which everybody who holds copies hears of', async () => {
    const { app } = pageApp((body) => page(body + text('a')));
    await app.request('/dense');
    const first = kept('/dense');
    await untilDense('/dense');
    const dense = kept('/dense');
    expect(bodyOf(dense, 'br').length).toBeLessThan(bodyOf(first, 'br').length);
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
    expect(keptKeys()).toEqual([]);
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

  it('is not made again after a save that changes nothing it is made of', async () => {
    const { app, renders, facts } = remadeApp();
    await app.request('/same');
    await untilDense('/same');
    const before = kept('/same');
    bumpContentVersion();
    const again = await app.request('/same', { headers: { 'accept-encoding': 'br' } });
    expect(await again.arrayBuffer()).toEqual(brotliOf(before));
    expect(again.headers.get('etag')).toBe(before.etag);
    expect(renders.count).toBe(1);
    expect(kept('/same')).toEqual({ ...before, version: contentVersion() });
    expect(told.at(-1)).toEqual({ key: '/same', copy: kept('/same') });
    expect(keptBytes()).toBe(sizeOfAll());

    bumpContentVersion();
    facts.now = 'other facts';
    expect(await (await app.request('/same')).text()).toBe('<p>2</p>');
    bumpContentVersion();
    facts.now = null;
    expect(await (await app.request('/same')).text()).toBe('<p>3</p>');
    bumpContentVersion();
    expect(await (await app.request('/same')).text()).toBe('<p>4</p>');
  });

  it('is not compressed again when it was made again and is the same', async () => {
    const { app } = pageApp(() => page(text('a')));
    await app.request('/same-text');
    await untilDense('/same-text');
    const before = kept('/same-text');
    bumpContentVersion();
    await app.request('/same-text');
    expect(kept('/same-text').bodies.br).toBe(before.bodies.br);
    expect(kept('/same-text').isDense).toBe(true);
  });

  it('stays through every save when it is a drawing, whose address says which one it is', async () => {
    const asDrawing = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=31536000, immutable' };
    const { app, renders } = pageApp((body) => new Response(body, { headers: asDrawing }));
    await app.request('/drawings/4/waves.svg');
    bumpContentVersion();
    expect(bodyOf(kept('/drawings/4/waves.svg'), 'gzip').length).toBeGreaterThan(0);
    expect(renders.count).toBe(1);
  });

  it('counts for what it takes, however often it is stored, and leaves for newer ones when room is short', async () => {
    const noise = randomBytes(17 * 1024 * 1024);
    const { app } = pageApp((body) => page(body));
    await app.request('/room/small');
    await app.request('/room/small');
    expect(keptBytes()).toBe(sizeOfAll());
    await untilDense('/room/small');
    expect(keptBytes()).toBe(sizeOfAll());
    const { app: noisy } = pageApp(() => new Response(noise, { headers: { 'content-type': 'text/html' } }));
    const keys = ['/room/1', '/room/2', '/room/3', '/room/4'];
    for (const key of keys) await noisy.request(key);
    expect(keptKeys()).toEqual(keys.slice(1));
    expect(forgotten('/room/')).toEqual(['/room/small', '/room/1']);
    expect(keptBytes()).toBe(sizeOfAll());
    expect(keptBytes()).toBeLessThanOrEqual(128 * 1024 * 1024);
    // What was published before may take 32 MB, which not even the last of them fits into.
    bumpContentVersion();
    expect(keptBytes()).toBe(0);
  });

  it('stays, whatever categories of a list somebody makes up', async () => {
    const { app } = pageApp();
    await app.request('/plain');
    for (let made = 0; made < 1002; made += 1) await app.request(`/blog?category=${made}`);
    expect(keptKeys()).toHaveLength(1001);
    expect(kept('/plain').isDocument).toBe(true);
    expect(forgotten('/blog')).toEqual(['/blog?category=0', '/blog?category=1']);
    expect(keptBytes()).toBe(sizeOfAll());
  });
});
