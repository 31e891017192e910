import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveArguments, serveCommand } from '../../scripts/lib/serve-command.mjs';
import { type BuiltServer, endProcess, serverEnvironment, startBuiltServer, until } from '../support/built-server';
import { freePort } from '../support/free-port';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { type Answer, formType, type Sent, sendBytes, sendRaw } from '../support/raw-request';
import { redAndBlue } from '../support/sample-pictures';
import { signInAt } from '../support/visitors';

let postgres: TestPostgres;
let server: BuiltServer;
let cookie: string;
const picture = '/uploads/blog-images/1763719200000-k3x9q2ab7c1d-60x40.png';

beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase('site');
  server = await startBuiltServer({ databaseUrl, env: { ORIGIN: 'https://quzones.test' } });
  const file = join(server.dataDirectory, picture);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, await redAndBlue(60, 40).png().toBuffer());
  await mkdir(join(server.dataDirectory, 'uploads/.incoming'), { recursive: true });
  await writeFile(join(server.dataDirectory, 'uploads/.incoming/half.png'), 'half');
  cookie = await signInAt(server.url);
});

afterAll(async () => {
  await server?.stop();
  await postgres?.stop();
});

/** Other sites may show them in their pages: feeds and social networks name them. */
const shownElsewhere = new Set(['a social picture', 'an uploaded picture', 'a part of it']);

/** What every answer must carry, typed again. */
function expectStandardHeaders(name: string, { status, headers }: Answer, https = true, styles = /^'self'$/): void {
  const what = `${name}, which answered ${status}`;
  expect(headers['x-content-type-options'], what).toBe('nosniff');
  expect(headers['x-frame-options'], what).toBe('DENY');
  expect(headers['referrer-policy'], what).toBe('strict-origin-when-cross-origin');
  expect(headers['cross-origin-opener-policy'], what).toBe('same-origin');
  const shown = shownElsewhere.has(name) ? 'cross-origin' : 'same-origin';
  expect(headers['cross-origin-resource-policy'], what).toBe(shown);
  expect(headers['permissions-policy'], what).toContain('camera=(), ');
  expect(headers['strict-transport-security'], what).toBe(https ? 'max-age=63072000; includeSubDomains' : undefined);
  expect(headers['x-request-id'], what).toMatch(/^[0-9a-f]{8}-[0-9a-z]+$/);
  for (const telling of ['x-powered-by', 'server', 'via']) expect(headers[telling], what).toBeUndefined();
  expectPolicy(what, String(headers['content-security-policy']), styles);
}

function expectPolicy(what: string, policy: string, styles: RegExp): void {
  const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]));
  expect(rules.get('default-src'), what).toBe("'none'");
  expect(rules.get('frame-ancestors'), what).toBe("'none'");
  expect(rules.get('base-uri'), what).toBe("'none'");
  expect(rules.get('form-action'), what).toMatch(/^'(?:none|self)'$/);
  expect(rules.get('script-src') ?? '', what).toMatch(/^$|^'self'(?: 'sha256-[\w+/=]{44}')*$/);
  expect(rules.get('style-src') ?? "'self'", what).toMatch(styles);
  expect(policy, what).not.toContain('unsafe-eval');
  expect(policy, what).not.toContain('*');
}

type Kind = [name: string, status: number, path: string, sent?: Sent];

const post = (body: string, headers: Record<string, string> = {}): Sent => ({
  method: 'POST',
  headers: { ...formType, ...headers },
  body,
});

/** An answer of every kind that there is, and where it comes from. */
const kinds: Kind[] = [
  ['a page that is rendered', 200, '/about'],
  ['the same from the page cache, by a thread in front', 200, '/about'],
  ['only its headers', 200, '/about', { method: 'HEAD' }],
  ['a page for one person', 200, '/contact'],
  ['a list with a search', 200, '/blog?q=quantum'],
  ['data of a page', 200, '/blog.data'],
  ['a page that is not there', 404, '/no-such-page'],
  ['an address that can not be read', 404, '/%E0%A4%A'],
  ['an address with a backslash', 400, '/\\quzones.test/'],
  ['a page that has moved', 301, '/privacy'],
  ['an address with a slash too much', 301, '/blog/'],
  ['a method that a page does not know', 405, '/about', { method: 'DELETE' }],
  ['what can be done with a page', 204, '/about', { method: 'OPTIONS' }],
  ['a feed', 200, '/blog/atom.xml'],
  ['the sitemap', 200, '/sitemap.xml'],
  ['robots.txt', 200, '/robots.txt'],
  ['security.txt', 200, '/.well-known/security.txt'],
  ['where passwords are changed', 302, '/.well-known/change-password'],
  ['a social picture', 200, '/social/home.png'],
  ['a file', 200, '/favicon.svg'],
  ['an asset that is not there', 404, '/assets/none.js'],
  ['an uploaded picture', 200, picture],
  ['a part of it', 206, picture, { headers: { range: 'bytes=0-9' } }],
  ['an uploaded picture that is not there', 404, '/uploads/blog-images/none.png'],
  ['an upload on its way', 404, '/uploads/.incoming/half.png'],
  ['whether the process lives', 200, '/healthz'],
  ['whether the database answers', 200, '/readyz'],
  ['a choice of the theme', 303, '/theme', post('theme=dark&to=%2Fblog')],
  ['a theme that there is not', 400, '/theme', post('theme=pink')],
  ['a form from another site', 403, '/contact', post('name=x', { origin: 'https://evil.example' })],
  ['a form that is not filled in', 422, '/contact', post('name=')],
  ['a compressed body', 415, '/contact', post('name=x', { 'content-encoding': 'gzip' })],
  ['a body of unknown length', 411, '/contact', { ...post('name=x', { 'transfer-encoding': 'chunked' }) }],
  ['a body that is too large', 413, '/contact', post('x'.repeat(2 * 1024 * 1024 + 1))],
  ['the sign-in', 200, '/admin/auth'],
  ['a wrong password', 401, '/admin/auth', post('email=who%40quzones.test&password=guess')],
  ['the admin for nobody', 302, '/admin'],
  ['its data for nobody', 202, '/admin/blog.data'],
  ['a write for nobody', 401, '/admin/blog/new', post('title=x')],
  ['JSON for nobody', 401, '/admin/uploads', post('bucket=blog-images')],
  ['a link that works no longer', 410, '/admin/invitation?token=none'],
];

/** Of the admin, for who is signed in. */
const ownKinds: Kind[] = [
  ['a tab', 200, '/admin/blog'],
  ['its data', 200, '/admin/blog.data'],
  ['a record that is not there', 404, '/admin/blog/00000000-0000-4000-8000-000000000000'],
  ['a tab that there is not', 404, '/admin/none'],
  ['records as JSON', 200, '/admin/find.json?q=a'],
  ['a download', 200, '/admin/contact-messages.csv'],
  ['a refused record', 422, '/admin/insights/new', post('title=')],
  ['a refused picture', 400, '/admin/uploads', post('bucket=blog-images')],
];

it('With https every cookie is Secure and guarded by its name, and the choice of a theme that was made before gives way', async () => {
  const choose = (theme: string) => sendRaw(server.url, '/theme', post(`theme=${theme}&to=%2Fblog`));
  expect((await choose('dark')).headers['set-cookie']).toEqual([
    '__Host-theme=dark; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    'theme=; Path=/; Max-Age=0; SameSite=Lax',
  ]);
  expect((await choose('system')).headers['set-cookie']).toEqual([
    '__Host-theme=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    'theme=; Path=/; Max-Age=0; SameSite=Lax',
  ]);
  for (const [chosen, seen] of [
    ['__Host-theme=dark', 'dark'],
    ['theme=light; __Host-theme=dark', 'dark'],
    ['theme=light', 'light'],
  ] as const) {
    const { body } = await sendRaw(server.url, '/blog', { headers: { cookie: chosen } });
    expect(body, chosen).toContain(`<html lang="en" data-theme="${seen}">`);
  }
  const written = await sendRaw(server.url, '/contact', post('name=Mari&email=mari%40example.com&message=Hello'));
  const [flash = ''] = written.headers['set-cookie'] ?? [];
  expect(flash).toMatch(/^__Host-quzones\.flash=[^;]+; Max-Age=60; Path=\/;.* HttpOnly; Secure; SameSite=Lax$/);
  const thanked = await sendRaw(server.url, '/insights', { headers: { cookie: flash.split(';')[0] ?? '' } });
  expect(thanked.body).toContain('Message Sent!');
  expect(String(thanked.headers['set-cookie'])).toMatch(/^__Host-quzones\.flash=; Max-Age=0; Path=\//);
  // Going back to it does not say it again.
  expect(thanked.headers['cache-control']).toBe('private, no-store');
  expect(cookie).toMatch(/^__Host-quzones\.session_token=/);
});

describe('Every answer carries the security headers', () => {
  it.each(kinds)('%s', async (name, status, path, sent) => {
    const answer = await sendRaw(server.url, path, sent);
    expect(answer.status).toBe(status);
    expectStandardHeaders(name, answer);
    const mayBeKept = answer.headers['cache-control'] ?? '';
    if (path.startsWith('/admin') || status >= 400) expect(mayBeKept, name).toMatch(/no-store|no-cache/);
    if (path.startsWith('/admin')) expect(mayBeKept).toBe('no-store');
    // The visitor's theme and toast are in it.
    if (path.endsWith('.data')) expect(mayBeKept, name).toMatch(/private|no-store/);
  });

  it.each(ownKinds)('in the admin: %s, and it is never stored', async (name, status, path, sent = {}) => {
    const answer = await sendRaw(server.url, path, { ...sent, headers: { ...sent.headers, cookie } });
    expect(answer.status).toBe(status);
    expectStandardHeaders(name, answer);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('what has not changed since', async () => {
    const { headers } = await sendRaw(server.url, '/about');
    const answer = await sendRaw(server.url, '/about', { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(answer.status).toBe(304);
    expectStandardHeaders('what has not changed', answer);
  });

  it('an asset, however it is compressed', async () => {
    const { body } = await sendRaw(server.url, '/about');
    const path = /\/assets\/[\w.-]+\.css/.exec(body)?.[0] ?? '';
    for (const encoding of ['identity', 'gzip', 'br']) {
      const answer = await sendRaw(server.url, path, { headers: { 'accept-encoding': encoding } });
      expect([answer.status, answer.headers['content-encoding'] ?? 'identity']).toEqual([200, encoding]);
      expectStandardHeaders(`an asset as ${encoding}`, answer);
    }
  });

  it('an uploaded picture may not even be itself: it runs in a sandbox', async () => {
    const { headers } = await sendRaw(server.url, picture);
    expect(headers['content-type']).toBe('image/png');
    expect(headers['content-security-policy']).toMatch(/; sandbox$/);
  });

  it('a drawing may be shown by other sites, whether it is drawn, comes from memory or has not changed since', async () => {
    const { body } = await sendRaw(server.url, '/');
    const drawing = /\/drawings\/[^"&)\s]+/.exec(body)?.[0] ?? '';
    const policies: unknown[] = [];
    let etag = '';
    for (let times = 0; times < 3; times += 1) {
      const { status, headers } = await sendRaw(server.url, drawing, { headers: { 'if-none-match': etag } });
      policies.push([status, headers['cross-origin-resource-policy']]);
      if (times === 1) etag = headers.etag ?? '';
    }
    expect(policies).toEqual([200, 200, 304].map((status) => [status, 'cross-origin']));
  });

  it.each([
    ['what is no HTTP', 400, 'HELO quzones.test\r\n\r\n'],
    ['a request without a host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    ['a host that is none', 400, 'GET /none HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ['a host that is none, of a page in memory', 400, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
    ['a host that is no address', 400, 'GET /none HTTP/1.1\r\nHost: 1.2.3.4.5\r\nConnection: close\r\n\r\n'],
    ['two hosts', 400, 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n'],
    ['a password in the address', 400, 'GET http://user:pw@x/about HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
    ['two lengths', 400, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
    ['headers that are too large', 431, `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(40_000)}\r\n\r\n`],
    ['an expectation', 417, 'GET / HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n'],
  ])('what Node itself would refuse: %s', async (name, status, bytes) => {
    const answer = await sendBytes(server.url, bytes);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatch(/^[A-Z].*\.$/);
    expectStandardHeaders(name, answer);
  });

  it('security.txt says whom to tell, for half a year to come', async () => {
    const { body, headers } = await sendRaw(server.url, '/.well-known/security.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const lines = body.trimEnd().split('\n');
    expect(lines.filter((line) => !line.startsWith('Expires: '))).toEqual([
      'Contact: mailto:hello@quzones.com',
      'Preferred-Languages: en',
      'Canonical: https://quzones.test/.well-known/security.txt',
      'Policy: https://quzones.test/terms-of-use',
    ]);
    const expires = /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/m.exec(body)?.[1] ?? '';
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(180);
  });

  it('password managers are led to where passwords and passkeys are', async () => {
    const answer = await sendRaw(server.url, '/.well-known/change-password');
    expect(answer.headers['location']).toBe('/admin/account');
    const { body } = await sendRaw(server.url, '/.well-known/passkey-endpoints');
    const page = 'https://quzones.test/admin/account';
    expect(JSON.parse(body)).toEqual({ enroll: page, manage: page });
  });

  it('a failure, when the database is gone', async () => {
    await postgres.stop();
    for (const [path, status] of [
      ['/readyz', 503],
      ['/blog?q=anything', 503],
    ] as const) {
      const answer = await sendRaw(server.url, path);
      expect(answer.status).toBe(status);
      expectStandardHeaders(path, answer);
      expect(answer.body).not.toMatch(/node_modules|at \w+ \(|ECONNREFUSED|select /);
    }
  });
});

it('The refusal while the site is starting carries them too', async () => {
  // A database that takes connections and says nothing: the start waits for it.
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port: silentPort } = silent.address() as { port: number };
  const port = await freePort();
  const dataDirectory = await mkdtemp(join(tmpdir(), 'quzones-data-'));
  const env = { PORT: String(port), DATABASE_URL: `postgresql://a:b@127.0.0.1:${silentPort}/c` };
  const child = spawn(serveCommand, serveArguments, {
    env: serverEnvironment(dataDirectory, env),
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    const ask = () => sendRaw(`http://127.0.0.1:${port}`, '/').catch(() => undefined);
    const answer = await until('An answer', ask);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(answer.body).toBe('The site is starting. Please try again in a moment.');
    expectStandardHeaders('the early refusal', answer, false);
    const page = await sendRaw(`http://127.0.0.1:${port}`, '/about', { headers: { accept: 'text/html,*/*' } });
    expect([page.status, page.headers['content-type'], page.headers.refresh]).toEqual([
      503,
      'text/html; charset=utf-8',
      '2',
    ]);
    expect(page.body).toContain('<p>The site is starting. Please try again in a moment.</p>');
    expectStandardHeaders('the early page', page, false, /^'sha256-[\w+/=]{44}'$/);
    // A form would be lost by a page that opens itself anew.
    const sent = { method: 'POST', headers: { accept: 'text/html', 'content-type': 'text/plain' }, body: 'a=b' };
    const form = await sendRaw(`http://127.0.0.1:${port}`, '/contact', sent);
    expect([form.status, form.headers['retry-after'], form.headers.refresh]).toEqual([503, '2', undefined]);
  } finally {
    await endProcess(child, 'SIGKILL');
    silent.close();
    await rm(dataDirectory, { recursive: true, force: true });
  }
});
