import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';
import { type BuiltServer, startBuiltServer, until } from '../support/built-server';
import { type Balancer, startBalancer } from '../support/nginx';
import { saveInsight, signInAt } from '../support/visitors';

const secret = 'a secret that both sides know';

describe('A shared cache in front of the site', () => {
  let cache: Balancer;
  let hook: Server;
  let site: BuiltServer;
  const purges: { keys: string[]; isGenuine: boolean }[] = [];
  let hookAnswers = 204;

  beforeAll(async () => {
    cache = await startBalancer({
      http: 'proxy_cache_path $FOLDER/cache keys_zone=quzones:1m use_temp_path=off;',
      server: `include ${join(root, 'deploy/nginx/quzones-cache.conf')};`,
    });
    const answerHook = async (request: IncomingMessage, response: ServerResponse) => {
      const body = await text(request);
      const [, seconds, signature] =
        /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(request.headers['x-quzones-signature'])) ?? [];
      const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
      purges.push({ keys: (JSON.parse(body) as { keys: string[] }).keys, isGenuine: signature === expected });
      // nginx has no purge of its own: what is not in the folder is fetched anew.
      if (hookAnswers === 204) await empty(join(cache.folder, 'cache'));
      response.writeHead(hookAnswers).end();
    };
    hook = createServer((request, response) => void answerHook(request, response));
    hook.listen(0, '127.0.0.1');
    await once(hook, 'listening');
    const purgeUrl = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/purge`;
    site = await startBuiltServer({
      env: { CDN_MAX_AGE: '3600', PURGE_URL: purgeUrl, PURGE_SECRET: secret, TRUST_PROXY: '1', ORIGIN: cache.url },
    });
    await cache.balance([site]);
  });

  afterAll(async () => {
    await site?.stop();
    await cache?.stop();
    hook?.close();
  });

  const get = (path: string, headers: Record<string, string> = {}) => fetch(cache.url + path, { headers });
  const fromCache = async (path: string, headers?: Record<string, string>) =>
    (await get(path, headers)).headers.get('x-cache');

  it('Pages say how long it may keep them and by which keys they are purged; browsers still ask each time', async () => {
    const page = await fetch(`${site.url}/insights`);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=3600',
      'cdn-cache-control': 'public, max-age=3600, stale-while-revalidate=60, stale-if-error=86400',
      'surrogate-key': 'pages section-insights',
      'cache-tag': 'pages,section-insights',
      vary: 'Accept-Encoding, Cookie',
    });
    const known = await fetch(`${site.url}/insights`, { headers: { 'if-none-match': page.headers.get('etag') ?? '' } });
    expect([known.status, known.headers.get('surrogate-key')]).toEqual([304, 'pages section-insights']);
  });

  it('It answers everybody with one copy, but nobody with what was made for somebody else', async () => {
    expect([await fromCache('/about'), await fromCache('/about')]).toEqual(['MISS', 'HIT']);
    const cookie = await signInAt(cache.url);
    expect([await fromCache('/about', { cookie }), await fromCache('/about', { cookie })]).toEqual([
      'BYPASS',
      'BYPASS',
    ]);
    expect((await get('/about', { cookie })).headers.get('cache-control')).toBe('private, no-cache');
    const dark = await get('/about', { cookie: 'theme=dark' });
    expect([dark.headers.get('x-cache'), await dark.text()]).toEqual([
      'MISS',
      expect.stringContaining('data-theme="dark"'),
    ]);
    for (const path of ['/admin/auth', '/contact', '/search?q=quantum', '/no-such-page', '/healthz']) {
      expect([path, await fromCache(path), await fromCache(path)]).toEqual([path, 'MISS', 'MISS']);
    }
    expect(await fromCache('/about')).toBe('HIT');
    // The same page: it goes with the others when something is published.
    expect([await fromCache('/about?unknown=x'), await fromCache('/about?unknown=x')]).toEqual(['MISS', 'HIT']);
  });

  it('A save is acknowledged though the hook fails; it is told again, signed, and then the cache has the new page', async () => {
    const cookie = await signInAt(cache.url);
    hookAnswers = 500;
    expect(await (await get('/insights')).text()).not.toContain('Purged when it was saved');
    expect(await fromCache('/insights')).toBe('HIT');
    expect(await saveInsight(cache.url, cookie, 'new', 'Purged when it was saved')).toBe(302);
    await until('The hook being told twice', () => (purges.length >= 2 ? true : undefined));
    expect(await (await get('/insights')).text()).not.toContain('Purged when it was saved');
    hookAnswers = 204;
    const shown = async () => (await (await get('/insights')).text()).includes('Purged when it was saved') || undefined;
    await until('The new page in the cache', shown);
    expect(purges.every(({ keys, isGenuine }) => isGenuine && keys.join() === 'pages')).toBe(true);
  });
});

/** nginx holds on to its folder, so only what is in it goes. */
async function empty(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true });
}
