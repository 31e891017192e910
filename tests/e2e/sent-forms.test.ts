import type { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BuiltServer } from '../support/built-server';
import { type SiteOnPostgres, startSiteOnPostgres } from '../support/site-on-postgres';

let site: SiteOnPostgres;
let database: Client;
let server: BuiltServer;

beforeAll(async () => {
  site = await startSiteOnPostgres();
  ({ server, database } = site);
});

afterAll(() => site?.stop());

beforeEach(async () => {
  await database.query('delete from contact_messages; delete from demo_requests; delete from rate_limits');
});

async function rows(table: string): Promise<Record<string, unknown>[]> {
  const { rows: found } = await database.query(`select * from ${table} order by created_at`);
  return found;
}

/** A form as a browser without scripts sends it. */
async function formOf(path: string, fields: Record<string, string>): Promise<URLSearchParams> {
  const html = await (await fetch(server.url + path)).text();
  const key = /name="form_key" value="([^"]+)"/.exec(html)?.[1] ?? '';
  return new URLSearchParams({ form_key: key, opened_at: '1700000000000', website: '', ...fields });
}

function post(path: string, body: URLSearchParams | string, more: Record<string, string> = {}): Promise<Response> {
  const headers = { origin: server.url, 'content-type': 'application/x-www-form-urlencoded', ...more };
  return fetch(server.url + path, { method: 'POST', redirect: 'manual', headers, body: body.toString() });
}

const honest = { name: 'Asha Rao', email: 'asha@example.com', message: 'We plan forty vans by hand.' };

describe('A form that is sent without a browser', () => {
  it('Whoever keeps no cookies is thanked at once, and a reload stores nothing twice', async () => {
    const form = await formOf('/contact', honest);
    for (let sent = 0; sent < 2; sent += 1) {
      const answer = await post('/contact', form, { accept: 'text/html,application/xhtml+xml' });
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(html).toContain('Message Sent!');
      expect(html).not.toContain('We plan forty vans');
    }
    expect(await rows('contact_messages')).toHaveLength(1);
  });

  it('The same form sent five times at once is one message', async () => {
    const form = await formOf('/contact', honest);
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('/contact', form)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(303));
    expect(await rows('contact_messages')).toMatchObject([{ spam_reason: null }]);
  });

  it('What fills the hidden field is thanked like everybody, and kept apart', async () => {
    const form = await formOf('/contact', { ...honest, website: 'http://spam.example' });
    const answer = await post('/contact', form);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact']);
    expect(await rows('contact_messages')).toMatchObject([{ spam_reason: 'honeypot' }]);
  });

  it('No two visitors are given the same form', async () => {
    for (const path of ['/contact', '/request-demo']) {
      const answer = await fetch(server.url + path);
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
      const [first, second] = await Promise.all([formOf(path, {}), formOf(path, {})]);
      expect(first.get('form_key')).toMatch(/^[0-9a-f-]{36}$/);
      expect(first.get('form_key')).not.toBe(second.get('form_key'));
    }
  });

  it.each([
    ['an intent of the form library', '__intent__=nonsense&name=a'],
    ['lists a million long', 'name[999999]=a&message[length]=4294967295'],
    ['a field twice', 'name=a&name=b&email=a@example.com&message=c'],
    ['nothing', ''],
  ])('%s is answered with what is wrong, not with a fault', async (_what, body) => {
    const answer = await post('/contact', body);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Message');
    expect(await rows('contact_messages')).toEqual([]);
  });

  it('Too many from one network are asked to wait, with everything kept', async () => {
    for (let count = 0; count < 30; count += 1) await post('/contact', await formOf('/contact', honest));
    const answer = await post('/contact', await formOf('/contact', honest));
    expect(answer.status).toBe(429);
    const seconds = answer.headers.get('retry-after');
    expect(seconds).toMatch(/^\d+$/);
    expect(Number(seconds)).toBeGreaterThan(3_500);
    expect(Number(seconds)).toBeLessThanOrEqual(3_600);
    const html = await answer.text();
    expect(html).toContain('Too many messages came from your network. Please try again in an hour.');
    expect(html).toContain('We plan forty vans by hand.');
  });
});
