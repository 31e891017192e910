import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer, testAdmin } from '../support/built-server';
import { type Answer, formType, type Sent, sendRaw } from '../support/raw-request';
import { signInAt } from '../support/visitors';

let server: BuiltServer;

beforeAll(async () => {
  server = await startBuiltServer();
});

afterAll(async () => {
  await server?.stop();
});

const send = (path: string, sent?: Sent): Promise<Answer> => sendRaw(server.url, path, sent);
const cookies = () => signInAt(server.url);
const form = formType;

describe('Addresses', () => {
  it.each([
    ['a broken escape', '/%E0%A4%A'],
    ['a lone percent sign', '/blog/100%'],
    ['an asterisk', '/*'],
    ['an escaped asterisk', '/%2A'],
    ['a NUL byte', '/blog/%00'],
    ['a path out of the folder', '/assets/../../package.json'],
    ['an escaped path out of the folder', '/uploads/..%2f..%2f..%2fetc%2fpasswd'],
    ['SQL', "/insights/'%20or%201=1--"],
    ['an unknown id', '/blog/00000000-0000-4000-8000-000000000000'],
    ['two thousand letters', `/insights/${'a'.repeat(2000)}`],
    ['a script', '/%3Cscript%3Ealert(1)%3C/script%3E'],
    ['an unknown tab', '/admin/no-such-tab.data'],
  ])('%s is not found, and never a failure', async (_what, path) => {
    const answer = await send(path, path.startsWith('/admin') ? { headers: { cookie: await cookies() } } : {});
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain('<script>alert(1)');
  });

  it.each([
    '/blog?page=abc',
    '/blog?page=-1',
    '/blog?page=99999999999999999999',
    '/blog?page=1&page=2',
    '/blog?q=%00%FF',
    '/insights?category=%E0%A4%A',
    '/insights?category[]=x&q[]=y',
    "/insights?q='%22%3B%20drop%20table%20insights%3B--",
    '/insights?q=%25_%5C',
  ])('The list %s answers without failing', async (path) => {
    expect([200, 404]).toContain((await send(path)).status);
  });

  it('One address for each page: a trailing or a double slash leads to it, and never to another site', async () => {
    expect((await send('/blog/')).headers.location).toBe('/blog');
    expect((await send('//blog')).headers.location).toBe('/blog');
    expect((await send('//evil.example/')).headers.location).toBe('/evil.example');
    expect((await send('/blog/?q=x')).headers.location).toBe('/blog?q=x');
  });

  it.each(['/About', '/SOLUTIONS/Quantum', '/%61bout', '/About/', '//about', '/Blog', '/Admin/Auth'])(
    '%s leads to the page as everybody writes it, with and without a body',
    async (path) => {
      const plain = path.replace('%61', 'a').replace(/\/+/g, '/').replace(/\/$/, '').toLowerCase();
      for (const method of ['GET', 'HEAD']) {
        const { status, headers } = await send(`${path}?from=mail`, { method });
        expect([status, headers.location], method).toEqual([301, `${plain}?from=mail`]);
      }
      expect((await send(plain)).status).toBe(200);
    },
  );

  it('A page that has moved is found in any case, and data of a page that there is not is not', async () => {
    expect((await send('/Privacy/?a=b')).headers.location).toBe('/privacy-policy?a=b');
    expect((await send('/privacy', { method: 'HEAD' })).headers.location).toBe('/privacy-policy');
    expect((await send('/About.data')).status).toBe(404);
    expect((await send('/No-Such-Page')).status).toBe(404);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s to a page that takes no forms is refused', async (method) => {
    const { status, headers } = await send('/', { method, headers: form, body: 'a=b' });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  it('A form that is sent to a file is refused as what it is, not as a fault of the server', async () => {
    for (const path of ['/robots.txt', '/sitemap.xml', '/blog/rss.xml']) {
      const answer = await send(path, { method: 'POST', headers: form, body: 'a=b' });
      expect([answer.status, answer.headers.allow, answer.body]).toEqual([
        405,
        'GET, HEAD, OPTIONS',
        'This is read with GET.',
      ]);
    }
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('%s sends no form', async (method) => {
    const body = 'name=Asha&email=asha%40example.com&message=Sent+otherwise';
    for (const path of ['/contact', '/admin/sign-out', '/newsletter']) {
      const { status, headers } = await send(path, { method, headers: form, body });
      expect([status, headers.allow], path).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
    }
    const { status, headers } = await send('/no-such-page', { method, headers: form, body });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  it('OPTIONS tells what can be done with an address, does nothing, and opens nothing to other origins', async () => {
    const foreign = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const known = [
      ['GET, HEAD, OPTIONS', '/', '/blog', '/blog.data', '/robots.txt', '/favicon.svg', '/healthz', '/sitemap.xml'],
      ['GET, HEAD, OPTIONS', '/uploads/blog-images/none.png', '/assets/none.js', '/no-such-page'],
      ['GET, HEAD, POST, OPTIONS', '/contact', '/contact.data', '/newsletter', '/admin/auth', '/admin/sign-out'],
      ['GET, HEAD, POST, OPTIONS', '/admin/insights', '/admin/insights/new'],
      ['POST, OPTIONS', '/admin/uploads', '/admin/auth/passkey', '/admin/auth/again', '/admin/account/passkeys'],
      ['POST, OPTIONS', '/admin/subscribers/export'],
    ];
    for (const [allow, ...paths] of known) {
      for (const path of paths) {
        const { status, headers, body } = await send(path, { method: 'OPTIONS', headers: foreign });
        expect([status, headers.allow, body], path).toEqual([204, allow, '']);
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      }
    }
    const refused = await send('/admin/auth/passkey');
    expect([refused.status, refused.headers.allow]).toEqual([405, 'POST, OPTIONS']);
  });
});

describe('Forms', () => {
  it.each([
    ['nothing', {}, ''],
    ['broken JSON', { 'content-type': 'application/json' }, '{"email":'],
    ['broken multipart', { 'content-type': 'multipart/form-data; boundary=x' }, 'garbage'],
    ['a file instead of a text', { 'content-type': 'multipart/form-data; boundary=x' }, fileInsteadOfText()],
    ['repeated fields', form, 'email=a%40b.co&email=c%40d.co&password=x&password=y'],
    ['NUL bytes', form, 'email=a%00%40b.co&password=%00'],
    ['a million characters', form, `email=a%40b.co&password=${'x'.repeat(1_000_000)}`],
  ])('The sign-in answers %s with a sentence', async (_what, headers, body) => {
    const answer = await send('/admin/auth', { method: 'POST', headers, body });
    expect([400, 422]).toContain(answer.status);
    expect(answer.body).toMatch(/Enter your|Enter an e-mail|too long/);
  });

  it('A form sent from another website is refused with a sentence', async () => {
    const body = new URLSearchParams({ email: testAdmin.email, password: testAdmin.password }).toString();
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: server.url, 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const answer = await send('/admin/auth', { method: 'POST', headers: { ...form, ...headers }, body });
      expect(answer.status).toBe(403);
      expect(answer.body).toContain('This form was sent from another website');
    }
    const own = { ...form, origin: server.url, 'sec-fetch-site': 'same-origin' };
    expect((await send('/admin/auth', { method: 'POST', headers: own, body })).status).toBe(302);
  });

  it('A browser is told so by a page of the site, and nothing of the form was done', async () => {
    const cookie = await cookies();
    const headers = { ...form, cookie, accept: 'text/html', origin: 'https://evil.example' };
    for (const path of [
      '/admin/sign-out',
      '/theme',
      '/admin/blog/new',
      '/admin/blog.data',
      '/admin/uploads',
      '/contact',
    ]) {
      const answer = await send(path, { method: 'POST', headers, body: 'theme=dark&to=%2F&title=x' });
      expect([answer.status, answer.headers['set-cookie']], path).toEqual([403, undefined]);
      expect(answer.body, path).toContain('This form was sent from another website and was not accepted.');
    }
    const page = await send('/contact', { method: 'POST', headers, body: 'name=Asha' });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('>This was not sent from our site</h1>');
    expect(page.body).toMatch(/<a href="\/contact"[^>]*>Open our page<\/a>/);
    // The session that the first of them would have ended.
    expect((await send('/admin/blog', { headers: { cookie } })).status).toBe(200);
  });

  it('What is too large is refused before it is read, and what does not state its length too', async () => {
    const large = await send('/admin/auth', { method: 'POST', headers: form, body: 'x'.repeat(2 * 1024 * 1024 + 1) });
    expect(large.status).toBe(413);
    expect(large.body).toContain('At most 2 MB can be sent at once.');
    const photo = { ...form, accept: 'text/html' };
    const picture = await send('/admin/media', {
      method: 'POST',
      headers: photo,
      body: 'x'.repeat(8 * 1024 * 1024 + 1),
    });
    expect(picture.status).toBe(413);
    expect(picture.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(picture.body).toContain('File too large. Please upload an image smaller than 5MB. Nothing was saved.');
    const chunked = await send('/admin/auth', {
      method: 'POST',
      headers: { ...form, 'transfer-encoding': 'chunked' },
      body: 'email=a',
    });
    expect(chunked.status).toBe(411);
  });

  it('A form of a million fields is refused unread, because reading it would keep everybody waiting', async () => {
    const part = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';
    const crowds: [Record<string, string>, string][] = [
      [form, 'a&'.repeat(1_000_000)],
      [{ 'content-type': 'multipart/form-data; boundary="x"' }, `${part.repeat(30_000)}--x--\r\n`],
    ];
    for (const [headers, body] of crowds) {
      for (const path of ['/admin/auth', '/contact', '/theme']) {
        expect((await send(path, { method: 'POST', headers, body })).status, path).toBe(400);
      }
    }
  });

  it('The theme switch leads back to a page of this site only', async () => {
    for (const to of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', '']) {
      const body = new URLSearchParams({ theme: 'dark', to }).toString();
      const answer = await send('/theme', { method: 'POST', headers: form, body });
      expect(answer.status).toBe(303);
      expect(answer.headers.location).toBe('/');
    }
  });
});

describe('The admin', () => {
  it('Nobody reads or writes without signing in', async () => {
    for (const path of ['/admin', '/admin/insights', '/admin/blog/new', '/admin/insights/x']) {
      const answer = await send(path);
      expect([answer.status, answer.headers.location]).toEqual([302, '/admin/auth']);
    }
    const write = await send('/admin/blog/new', { method: 'POST', headers: form, body: 'title=x' });
    expect(write.status).toBe(401);
    const remove = await send('/admin/blog', { method: 'POST', headers: form, body: 'recordId=x&confirmed=yes' });
    expect(remove.status).toBe(401);
  });

  it.each([
    ['nothing', {}, undefined],
    ['what is no form', { 'content-type': 'application/json' }, '{}'],
    ['a form of something else', form, 'a=b'],
    ['a deletion that is not confirmed', form, 'recordId=00000000-0000-4000-8000-000000000000'],
  ])('Who is not signed in is told so, whatever they send: %s', async (_what, headers, body) => {
    const id = '00000000-0000-4000-8000-000000000000';
    const tabs = ['insights', 'insights/bin', 'insights/new', `blog/${id}`, 'contact-messages', `demo-requests/${id}`];
    const pages = ['media', `media/${id}`, 'media/pictures', 'uploads', 'users', `users/${id}`, 'account', 'holidays'];
    const others = ['reply-templates', 'privacy', 'subscribers', `mail/${id}`, 'account/second-factor'];
    for (const path of [...tabs, ...pages, ...others]) {
      expect((await send(`/admin/${path}`, { method: 'POST', headers, body: body ?? '' })).status, path).toBe(401);
    }
  });

  it('A forged or foreign session cookie is no session', async () => {
    for (const cookie of ['quzones.session_token=x', 'quzones.session_token=a.b', 'quzones.session_token=%00']) {
      expect((await send('/admin', { headers: { cookie } })).headers.location).toBe('/admin/auth');
    }
  });

  it('The session cookie can not be read by scripts, nor sent from other sites', async () => {
    const answer = await send('/admin/auth', {
      method: 'POST',
      headers: form,
      body: new URLSearchParams({ email: testAdmin.email, password: testAdmin.password }).toString(),
    });
    const cookie = (answer.headers['set-cookie'] ?? []).find((line) => line.startsWith('quzones.session_token'));
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
  });

  it('A form is previewed of no record that there can not be', async () => {
    const headers = { ...form, cookie: await cookies() };
    const answer = await send('/admin/preview/blog/no-id', { method: 'POST', headers, body: 'title=x' });
    expect([answer.status, answer.body]).toEqual([404, expect.stringContaining('Oops! Page not found')]);
  });

  it('A record that was over-long is refused at its field, with everything that was typed', async () => {
    const body = new URLSearchParams({ title: 'x'.repeat(300), excerpt: 'Kept as typed' }).toString();
    const headers = { ...form, cookie: await cookies() };
    const answer = await send('/admin/blog/new', { method: 'POST', headers, body });
    expect(answer.status).toBe(422);
    expect(answer.body).toContain('Title can have at most 200 characters.');
    expect(answer.body).toContain('Kept as typed');
  });

  it('No page of it may be kept by a cache', async () => {
    const answer = await send('/admin', { headers: { cookie: await cookies() } });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('Guessing passwords is throttled for the account, from wherever the guesses seem to come', async () => {
    const attempt = (index: number) =>
      send('/admin/auth', {
        method: 'POST',
        headers: { ...form, 'x-forwarded-for': `10.0.0.${index}` },
        body: 'email=somebody%40quzones.test&password=guess',
      });
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) statuses.push((await attempt(index)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    const late = await attempt(99);
    expect(late.body).toContain('Too many attempts. Please try again in 15 minutes.');
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(14 * 60);
    expect(Number(late.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
  });
});

function fileInsteadOfText(): string {
  return [
    '--x',
    'Content-Disposition: form-data; name="email"; filename="a.txt"',
    'Content-Type: text/plain',
    '',
    'a@b.co',
    '--x--',
    '',
  ].join('\r\n');
}
