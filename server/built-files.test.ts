import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
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
const changedAt = new Date('2026-11-26T12:00:00.700Z');
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
  await utimes(join(folder, 'assets/style-1.css'), changedAt, changedAt);
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
      'last-modified': 'Thu, 26 Nov 2026 12:00:00 GMT',
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

it('What has no name of its own for each edition is asked for again after an hour', async () => {
  expect((await app.request('/icon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
});

it('Who has a file is told so, by its ETag or by its time, of which the ETag counts', async () => {
  const status = async (headers: Record<string, string>) =>
    (await app.request('/assets/style-1.css', { headers })).status;
  const etag = (await app.request('/assets/style-1.css')).headers.get('etag') ?? '';
  const [then, before] = ['Thu, 26 Nov 2026 12:00:00 GMT', 'Thu, 26 Nov 2026 11:59:59 GMT'];
  expect(await status({ 'if-none-match': etag })).toBe(304);
  expect(await status({ 'if-modified-since': then })).toBe(304);
  expect(await status({ 'if-modified-since': before })).toBe(200);
  expect(await status({ 'if-modified-since': 'yesterday' })).toBe(200);
  expect(await status({ 'if-none-match': '"another"', 'if-modified-since': then })).toBe(200);
  expect(await status({ 'if-none-match': etag, 'if-modified-since': before })).toBe(304);
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
