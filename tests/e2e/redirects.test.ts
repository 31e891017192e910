import { afterAll, beforeAll, expect, it } from 'vitest';
import { movedPages } from '../../app/site/moved-pages';
import { type BuiltServer, startBuiltServer, testAdmin } from '../support/built-server';
import { type Answer, formType, type Sent, sendRaw } from '../support/raw-request';

let server: BuiltServer;

beforeAll(async () => {
  server = await startBuiltServer({ env: { TRUST_PROXY: '1' } });
});

afterAll(async () => {
  await server?.stop();
});

const send = (path: string, sent?: Sent): Promise<Answer> => sendRaw(server.url, path, sent);
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  send(path, {
    method: 'POST',
    headers: { ...formType, ...headers },
    body: new URLSearchParams(fields).toString(),
  });

/** Addresses of another site in the ways in which a browser would read one. */
const elsewhere = [
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'HTTPS:\\\\evil.example',
  '//evil.example',
  '///evil.example',
  '////evil.example/%2e%2e',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/%09/evil.example',
  '/%5cevil.example',
  '/%2fevil.example',
  '/%2f%2fevil.example',
  '/./\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/blog/..//evil.example',
  '//evil.example:80/',
  '//evil%E3%80%82example',
  '//user@evil.example',
  'javascript:alert(1)//',
  'data:text/html,x',
  '/\u2028/evil.example',
  '/blog\r\nSet-Cookie: planted=yes',
  '/blog%0d%0aSet-Cookie:%20planted=yes',
  '/blog%E5%98%8A%E5%98%8DSet-Cookie:planted=yes',
];

function expectAtHome(what: string, { status, headers }: Answer): void {
  expect(status, what).toBeLessThan(500);
  expect(String(headers['set-cookie'] ?? ''), what).not.toContain('planted');
  const { location } = headers;
  if (location === undefined) return;
  expect(location, what).toMatch(/^\/(?![/\\])[\x20-\x7e]*$/);
  expect(new URL(location, server.url).origin, what).toBe(server.url);
}

it('The form of the theme leads back to this site, whatever it is asked', async () => {
  for (const to of elsewhere) {
    const answer = await post('/theme', { theme: 'dark', to });
    expect(answer.status).toBe(303);
    expectAtHome(JSON.stringify(to), answer);
  }
});

it('No address leads to another site: of itself, by a slash too much, by a page that has moved', async () => {
  for (const target of elsewhere) {
    // What a browser could send as a path.
    const path = encodeURI(target.replace(/[\t\r\n]/g, '')).replaceAll('%25', '%');
    if (path.startsWith('/')) {
      expectAtHome(path, await send(path));
      expectAtHome(`${path}/`, await send(`${path}/`));
    }
    const asked = encodeURIComponent(target);
    for (const from of [...Object.keys(movedPages), '/blog/', '/documentation/', '/uploads/blog-images/none.png']) {
      expectAtHome(`${from}?${asked}`, await send(`${from}?next=${asked}&url=${asked}`));
    }
  }
}, 120_000);

it('Signing in leads to the admin, whatever else is asked for', async () => {
  const asked = ['next', 'redirect', 'redirectTo', 'return_to', 'returnTo', 'callbackURL', 'url', 'to']
    .map((name) => `${name}=${encodeURIComponent('//evil.example')}`)
    .join('&');
  const sent = { ...testAdmin, callbackURL: 'https://evil.example', redirectTo: '//evil.example' };
  const answer = await post(`/admin/auth?${asked}`, sent, { 'x-forwarded-for': '192.0.2.1' });
  expect([answer.status, answer.headers.location]).toEqual([302, '/admin']);
  const refused = await send(`/admin/blog?${asked}`);
  expect([refused.status, refused.headers.location]).toEqual([302, '/admin/auth']);
});

it('Only what the nearest proxy says of the visitor counts, however much a visitor says', async () => {
  const ask = (index: number, proxied: string) =>
    post(
      '/admin/forgot-password',
      { email: `nobody-${index}@quzones.test` },
      {
        'x-forwarded-for': `198.51.100.${index}, ${proxied}`,
        'x-quzones-visitor': `198.51.100.${index}`,
        'x-quzones-client-address': `198.51.100.${index}`,
        'x-real-ip': `198.51.100.${index}`,
        forwarded: `for=198.51.100.${index}`,
      },
    );
  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1) statuses.push((await ask(index, '203.0.113.9')).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect((await ask(12, '203.0.113.10')).status).toBe(200);
});

it('A write that a neighbour of the site or another site began is refused, though the cookies would come along', async () => {
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'same-site', origin: server.url },
    { 'sec-fetch-site': 'cross-site', origin: server.url },
    { 'sec-fetch-site': 'same-origin', origin: 'https://quzones.test.evil.example' },
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
    { origin: `${server.url}.evil.example` },
  ];
  for (const headers of foreign) {
    expect((await post('/contact', { name: 'x' }, headers)).status, JSON.stringify(headers)).toBe(403);
  }
});

it('A method that only tells what was sent is not known here', async () => {
  expect([400, 405]).toContain((await send('/', { method: 'TRACE' })).status);
});
