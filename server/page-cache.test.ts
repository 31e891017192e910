import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { bumpContentVersion } from '../app/server/content-version.server';
import { cacheKey, chooseEncoding, matchesEtag } from './cached-page';
import { storePages } from './page-cache';

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

it('What is personal or has an unknown query string is never shared', () => {
  expect(cacheKey('/blog', undefined)).toBe('/blog');
  expect(cacheKey('/blog', 'other=1')).toBe('/blog');
  expect(cacheKey('/blog?page=2', undefined)).toBe('/blog?page=2');
  expect(cacheKey('/insights?category=Quantum+Computing&page=2', undefined)).not.toBeNull();
  for (const target of [
    '/blog?utm=x',
    '/blog?q=x',
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
