import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bumpContentVersion, contentVersion } from '../app/server/content-version.server';
import type { AppEnvironment } from './app-environment';
import { serveBuiltFiles } from './built-files';
import { bodyOf, findPage } from './cached-page';
import { cachedPages, storePages } from './page-cache';

const style = 'p { color: rebeccapurple }\n'.repeat(50);
let folder: string;
let app: Hono<AppEnvironment>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built-files-'));
  await mkdir(join(folder, 'assets'));
  await Promise.all([
    writeFile(join(folder, 'assets/style-1.css'), style),
    writeFile(join(folder, 'assets/style-1.css.br'), brotliCompressSync(style)),
    writeFile(join(folder, 'assets/style-1.css.gz'), gzipSync(style)),
    writeFile(join(folder, 'assets/letters-1.woff2'), 'letters'),
    writeFile(join(folder, 'icon.svg'), '<svg/>'),
    writeFile(join(folder, 'secret.json'), '{}'),
  ]);
  app = new Hono<AppEnvironment>();
  app.use(storePages());
  app.use(serveBuiltFiles(folder));
  app.all('*', (context) => context.text('none', 404));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const findFor = (url: string, headers: Record<string, string> = {}) =>
  findPage(cachedPages(), contentVersion(), { method: 'GET', url, headers });

it('A file that was asked for once is kept as the build compressed it, through saves and for everybody', async () => {
  await app.request('/assets/style-1.css');
  bumpContentVersion();
  const kept = findFor('/assets/style-1.css', { cookie: 'quzones.session_token=a; theme=dark' });
  expect(kept).not.toBeNull();
  expect(findFor('/assets/style-1.css?v=2')).toBe(kept);
  for (const [encoding, sent] of [
    ['br', brotliCompressSync(style)],
    ['gzip', gzipSync(style)],
    ['identity', Buffer.from(style)],
  ] as const) {
    expect(kept && bodyOf(kept, encoding)).toEqual(sent);
    const answer = await app.request('/assets/style-1.css', { headers: { 'accept-encoding': encoding } });
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(sent);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(sent.length),
      vary: 'Accept-Encoding',
    });
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
  }
});

it('What the build did not compress is sent as it is, whatever is accepted', async () => {
  const answer = await app.request('/assets/letters-1.woff2', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(await answer.text()).toBe('letters');
  expect(answer.headers.get('content-type')).toBe('font/woff2');
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(answer.headers.get('vary')).toBeNull();
});

it('A build in the folder of a running site takes away no file that its pages name', async () => {
  await app.request('/icon.svg');
  await rm(join(folder, 'assets'), { recursive: true });
  const answer = await app.request('/assets/style-1.css');
  expect([answer.status, await answer.text()]).toEqual([200, style]);
});

it('What has no name of its own for each edition is asked for again after an hour', async () => {
  expect((await app.request('/icon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
});

it('Who has a file is told so, and not sent it again', async () => {
  const etag = (await app.request('/assets/style-1.css')).headers.get('etag') ?? '';
  const ask = (known: string) => app.request('/assets/style-1.css', { headers: { 'if-none-match': known } });
  const [same, other] = [await ask(etag), await ask('"another"')];
  expect([same.status, await same.text()]).toEqual([304, '']);
  expect(same.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect([other.status, await other.text()]).toEqual([200, style]);
});

it.each([
  '/assets/none.js',
  '/assets/',
  '/assets/..',
  '/assets/.hidden.css',
  '/assets/style-1.css.br',
  '/assets/../secret.json',
  '/assets/%2e%2e/secret.json',
  '/assets/..%2fsecret.json',
  '/secret.json',
])('%s is no file for browsers, and nothing is kept of it', async (path) => {
  expect((await app.request(path)).status).toBe(404);
  expect(findFor(path)).toBeNull();
});
