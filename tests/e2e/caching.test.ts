import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer, until } from '../support/built-server';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { saveInsight, signInAt } from '../support/visitors';

/** `npm run proof:saves` publishes a thousand times; `npm test` sixty times. */
const publishes = process.env.PROOF === 'full' ? 1000 : 60;

/** Nobody is signed in with it; a page that is asked for with such a cookie never comes from the cache. */
const pastTheCache = { cookie: 'quzones.x=1' };

async function save(server: BuiltServer, cookie: string, path: string, title: string): Promise<void> {
  expect(await saveInsight(server.url, cookie, path, title)).toBe(302);
}

describe('The page cache', () => {
  let server: BuiltServer;
  beforeAll(async () => {
    server = await startBuiltServer();
  });
  afterAll(async () => {
    await server?.stop();
  });

  it('A page has an ETag, answers 304 to whoever has it already, and comes compressed', async () => {
    const first = await fetch(`${server.url}/`, { headers: { 'accept-encoding': 'br' } });
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('vary')).toBe('Accept-Encoding, Cookie');
    const body = await first.text();
    for (const encoding of ['gzip', 'identity']) {
      const again = await fetch(`${server.url}/`, { headers: { 'accept-encoding': encoding } });
      expect(again.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
      expect(await again.text()).toBe(body);
      expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'));
    }
    const known = await fetch(`${server.url}/`, { headers: { 'if-none-match': etag } });
    expect([known.status, await known.text()]).toEqual([304, '']);
    const head = await fetch(`${server.url}/`, { method: 'HEAD' });
    expect([head.status, head.headers.get('etag')]).toEqual([200, etag]);
  });

  it('Asked for its headers first, a page that was not made yet says what its body will say', async () => {
    for (const path of ['/services', '/blog?page=2', '/insights/rss.xml', '/no-such-page']) {
      const head = await fetch(server.url + path, { method: 'HEAD' });
      expect(await head.text()).toBe('');
      const whole = await fetch(server.url + path);
      for (const name of ['etag', 'cache-control', 'vary', 'content-type', 'content-length', 'content-encoding']) {
        expect([path, name, head.headers.get(name)]).toEqual([path, name, whole.headers.get(name)]);
      }
      expect([path, head.status]).toEqual([path, whole.status]);
    }
  });

  it('What a page does not read of its address makes no other page, and stands in none, past the cache either', async () => {
    const [page, fromMail, withCookie] = await Promise.all([
      fetch(`${server.url}/blog?page=1`),
      fetch(`${server.url}/blog?utm_source=a-mail&page=1&a-click`),
      fetch(`${server.url}/blog?utm_source=a-mail&page=1&a-click`, { headers: pastTheCache }),
    ]);
    expect(fromMail.headers.get('etag')).toMatch(/^W\//);
    expect(fromMail.headers.get('etag')).toBe(page.headers.get('etag'));
    expect(withCookie.headers.get('cache-control')).toBe('private, no-cache');
    expect(await withCookie.text()).not.toMatch(/a-mail|a-click/);
  });

  it('A page is the same for whoever asks second, whatever the first one accepted', async () => {
    const gzipped = await fetch(`${server.url}/insights`, { headers: { 'accept-encoding': 'gzip' } });
    expect(gzipped.headers.get('content-encoding')).toBe('gzip');
    const plain = await fetch(`${server.url}/insights`, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toContain('<h1');
  });

  it('Soon after a save a page is compressed better, and it is the same page for everybody', async () => {
    const page = `${server.url}/insights`;
    const lengthOf = async (encoding: string, method = 'GET') => {
      const answer = await fetch(page, { method, headers: { 'accept-encoding': encoding } });
      await answer.arrayBuffer();
      return Number(answer.headers.get('content-length'));
    };
    await save(server, await signInAt(server.url), 'new', 'Read in every encoding');
    const first = await fetch(page, { headers: { 'accept-encoding': 'br' } });
    const text = await first.text();
    expect(text).toContain('Read in every encoding');
    const firstLength = Number(first.headers.get('content-length'));
    await expect.poll(() => lengthOf('br'), { timeout: 30_000 }).toBeLessThan(firstLength * 0.95);
    expect(await lengthOf('identity')).toBe(Buffer.byteLength(text));
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await fetch(page, { headers: { 'accept-encoding': encoding } });
      expect(answer.headers.get('etag')).toBe(first.headers.get('etag'));
      expect(await answer.text()).toBe(text);
      expect(await lengthOf(encoding, 'HEAD')).toBe(Number(answer.headers.get('content-length')));
    }
  });

  it('A page that a save does not change is not made again: who comes next has it as small as before', async () => {
    const sizes = async (path: string) => {
      const answer = await fetch(server.url + path, { headers: { 'accept-encoding': 'br' } });
      const text = await answer.text();
      return { text, etag: answer.headers.get('etag'), bytes: Number(answer.headers.get('content-length')) };
    };
    const cookie = await signInAt(server.url);
    for (const path of ['/about', '/blog']) {
      const first = await sizes(path);
      await expect.poll(async () => (await sizes(path)).bytes, { timeout: 30_000 }).toBeLessThan(first.bytes * 0.95);
      const before = await sizes(path);
      await save(server, cookie, 'new', `Saved beside ${path}`);
      // Compressed anew it would be larger for a while.
      expect(await sizes(path)).toEqual(before);
      expect((await sizes('/insights')).text).toContain(`Saved beside ${path}`);
    }
  });

  it('Every page is after a save what it would be if it were made anew, in each theme', async () => {
    const siteMap = await (await fetch(`${server.url}/sitemap.xml`)).text();
    const paths = [...siteMap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)/g)].map(([, path]) => path || '/');
    expect(paths.length).toBeGreaterThan(60);
    const read = async (path: string, cookies: string[]) =>
      (await fetch(server.url + path, { headers: { cookie: cookies.join('; ') } })).text();
    // Each of these forms has a number of its own.
    const shared = paths.filter((path) => !['/contact', '/request-demo'].includes(path));
    for (const path of shared) await read(path, []);
    await save(server, await signInAt(server.url), 'new', 'Read on every page that it belongs to');
    for (const theme of [[], ['theme=dark']]) {
      for (const path of shared) {
        const kept = await read(path, theme);
        expect(kept === (await read(path, [...theme, pastTheCache.cookie])), path).toBe(true);
      }
    }
  });

  it('Files with a hash in their name are kept for ever and come compressed from the build', async () => {
    const css = /\/assets\/[\w.-]+\.css/.exec(await (await fetch(server.url)).text())?.[0] ?? '';
    for (const encoding of ['br', 'gzip']) {
      const answer = await fetch(server.url + css, { headers: { 'accept-encoding': encoding } });
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toContain('Accept-Encoding');
    }
    const missing = await fetch(`${server.url}/assets/none.css`);
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('Who asks for a file that was not changed since is told so, and not sent it again', async () => {
    const css = /\/assets\/[\w.-]+\.css/.exec(await (await fetch(server.url)).text())?.[0] ?? '';
    for (const path of [css, '/favicon.svg']) {
      const file = await fetch(server.url + path);
      const etag = file.headers.get('etag') ?? '';
      const again = await fetch(server.url + path, { headers: { 'if-none-match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('cache-control')).toBe(file.headers.get('cache-control'));
      const other = await fetch(server.url + path, { headers: { 'if-none-match': 'W/"another"' } });
      expect([other.status, await other.text()]).toEqual([200, await file.text()]);
    }
  });

  it('A signed-in person and a person with a theme do not leave their pages to others', async () => {
    const cookie = await signInAt(server.url);
    const personal = await fetch(`${server.url}/`, { headers: { cookie } });
    expect(personal.headers.get('etag')).toBeNull();
    const dark = await (await fetch(`${server.url}/`, { headers: { cookie: 'theme=dark' } })).text();
    expect(dark).toContain('data-theme="dark"');
    expect(await (await fetch(`${server.url}/`)).text()).not.toContain('data-theme');
  });

  it('No read that starts after a save was acknowledged sees the old text, under load', {
    timeout: 900_000,
  }, async () => {
    const cookie = await signInAt(server.url);
    await save(server, cookie, 'new', 'Version 0 of the text');
    const list = await (await fetch(`${server.url}/admin/insights?q=Version+0+of`, { headers: { cookie } })).text();
    const id = /\/admin\/insights\/([0-9a-f-]{36})/.exec(list)?.[1] ?? '';
    const page = `${server.url}/insights/version-0-of-the-text`;
    let acknowledged = 0;
    let stop = false;
    let reads = 0;
    const stale: string[] = [];
    const read = async (headers: Record<string, string>) => {
      while (!stop) {
        const since = acknowledged;
        const html = await (await fetch(page, { headers })).text();
        const seen = Number(/<h1[^>]*>Version (\d+) of/.exec(html)?.[1] ?? -1);
        reads += 1;
        if (seen < since) stale.push(`read ${seen} after ${since} was acknowledged`);
      }
    };
    const readers = [{}, pastTheCache, {}, pastTheCache].map(read);
    for (let version = 1; version <= publishes; version += 1) {
      await save(server, cookie, id, `Version ${version} of the text`);
      acknowledged = version;
    }
    stop = true;
    await Promise.all(readers);
    expect(stale).toEqual([]);
    expect(reads).toBeGreaterThan(publishes);
    process.stdout.write(`${publishes} texts published, ${reads} reads meanwhile, none of them of an old text\n`);
  });
});

describe('Two processes on one PostgreSQL', () => {
  let postgres: TestPostgres;
  let servers: BuiltServer[];
  let client: Client;
  beforeAll(async () => {
    postgres = await startPostgres();
    const databaseUrl = await postgres.createDatabase();
    // Both start on an empty database at the same moment.
    servers = await Promise.all([startBuiltServer({ databaseUrl }), startBuiltServer({ databaseUrl })]);
    client = new Client({ connectionString: databaseUrl });
    await client.connect();
  });
  afterAll(async () => {
    await client?.end();
    await Promise.all((servers ?? []).map((server) => server.stop()));
    await postgres?.stop();
  });

  it('They share tables, sample content, the administrator and sessions', async () => {
    const [one, other] = servers as [BuiltServer, BuiltServer];
    const cookie = await signInAt(one.url);
    const answer = await fetch(`${other.url}/admin`, { headers: { cookie }, redirect: 'manual' });
    expect(answer.status).toBe(200);
    const { rows } = await client.query<{ count: string }>('select count(*) from insights');
    expect(Number(rows[0]?.count)).toBe(13);
  });

  it('What is saved through one is soon on the pages of the other', async () => {
    const [one, other] = servers as [BuiltServer, BuiltServer];
    const has = async (headers: Record<string, string>) =>
      (await (await fetch(`${other.url}/insights`, { headers })).text()).includes('Heard next door') || undefined;
    for (const headers of [{}, pastTheCache]) expect(await has(headers)).toBeUndefined();
    await save(one, await signInAt(one.url), 'new', 'Heard next door');
    await until('The other process showing the insight', () => has({}), 5000);
    await until('The same past its cache', () => has(pastTheCache), 5000);
  });

  it('What is scheduled appears at its time, with no restart and nobody saving', async () => {
    const [one] = servers as [BuiltServer];
    const page = `${one.url}/insights/due-in-two-seconds`;
    await client.query(
      `insert into insights (slug, status, publish_date, title, excerpt, content, author)
       values ('due-in-two-seconds', 'published', now() + interval '2 seconds', 'Due in two seconds', 'x', '<p>x</p>', 'Research team')`,
    );
    await client.query(`select pg_notify('content_changed', 'a test')`);
    const listed = async (headers: Record<string, string> = {}) =>
      (await (await fetch(`${one.url}/insights`, { headers })).text()).includes('Due in two seconds');
    expect([(await fetch(page)).status, await listed(), await listed(pastTheCache)]).toEqual([404, false, false]);
    await until('The scheduled page', async () => (await fetch(page)).status === 200 || undefined, 10_000);
    // The list was in the cache: it goes at the same moment, by a timer of its own.
    await until('The list with it', async () => (await listed()) || undefined, 10_000);
    // What was read for the page past the cache was in memory, and goes with it.
    await until('The list past the cache', async () => (await listed(pastTheCache)) || undefined, 10_000);
  });
});
