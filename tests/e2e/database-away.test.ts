import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer, until } from '../support/built-server';
import { hideTable } from '../support/failing-database';
import { startPostgres, type TestPostgres } from '../support/postgres';

let postgres: TestPostgres;
let databaseUrl: string;
let server: BuiltServer;

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase('site');
  server = await startBuiltServer({ databaseUrl });
});
afterAll(async () => {
  await server?.stop();
  await postgres?.stop();
});

const get = (path: string) => fetch(server.url + path);
const status = async (path: string) => {
  const answer = await get(path);
  await answer.arrayBuffer();
  return answer.status;
};

function sendMessage(): Promise<Response> {
  return fetch(`${server.url}/contact`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      form_key: '5f0c2d3e-6a0b-4d57-9b3b-2f9e7f6d1c11',
      opened_at: '1700000000000',
      website: '',
      name: 'Port planner',
      email: 'planner@example.com',
      message: 'These words must not get lost.',
    }),
  });
}

it('While PostgreSQL is away cached pages are served on and the rest says 503 in words; it recovers by itself', async () => {
  const cached = await (await get('/insights')).text();
  expect(await status('/readyz')).toBe(200);

  await postgres.goAway();
  await until('/readyz saying so', async () => ((await status('/readyz')) === 503 ? true : undefined));
  expect(await status('/healthz')).toBe(200);
  const kept = await get('/insights');
  expect([kept.status, await kept.text()]).toEqual([200, cached]);
  const refused = await get('/blog');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.text()).toContain('Failed to load blog posts');
  // The success stories of an industry are hidden; a page without them is shown, but kept by nobody.
  const withoutStories = await get('/industries/finance');
  expect([withoutStories.status, withoutStories.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await withoutStories.text()).not.toContain('Success Stories in Finance');
  expect(server.logs()).toContain('Error fetching case studies:');
  // Whether a picture was replaced is not known now: nobody may keep an answer that says it is gone.
  const former = '/uploads/blog-images/1700000000000-abcdefghjkmn-10x10.jpg';
  const unknown = await get(former);
  expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect(await unknown.text()).toBe('This picture can’t be loaded at this moment. Please try again in a few seconds.');
  const unsent = await sendMessage();
  expect([unsent.status, unsent.headers.get('retry-after')]).toEqual([503, '5']);
  const page = await unsent.text();
  expect(page).toContain('Failed to send message. Please try again.');
  expect(page).toContain('These words must not get lost.');

  await postgres.comeBack();
  // A change of which this process heard nothing, such as one made while it was not listening.
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`update insights set title = 'Changed meanwhile' where slug = (select min(slug) from insights)`);
  await client.end();
  await until('/readyz being well', async () => ((await status('/readyz')) === 200 ? true : undefined));
  await until(
    'The change',
    async () => (await (await get('/insights')).text()).includes('Changed meanwhile') || undefined,
  );
  expect(await status('/blog')).toBe(200);
  expect(await (await get('/industries/finance')).text()).toContain('Success Stories in Finance');
  expect(await status(former)).toBe(404);
  expect((await sendMessage()).status).toBe(303);
});

it('A query whose connection is cut says 503, though PostgreSQL is well, and one that fails by itself says 500', async () => {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin');
  await client.query('lock table blog_posts in access exclusive mode');
  const asked = get('/blog?q=cut');
  await until('The query being cut', async () => {
    const { rowCount } = await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and wait_event_type = 'Lock'`);
    return rowCount || undefined;
  });
  await client.query('rollback');
  const cut = await asked;
  expect([cut.status, cut.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await cut.text()).toContain('Failed to load blog posts');
  const restore = await hideTable(client, 'blog_posts');
  const failed = await get('/blog?q=failed');
  expect([failed.status, failed.headers.get('retry-after')]).toEqual([500, null]);
  await restore();
  await client.end();
});

it('Without a token there is nothing at /metrics', async () => {
  expect(await status('/metrics')).toBe(404);
});

it('A process that is told to stop finishes what it is answering, and ends the connection', async () => {
  const answers = Array.from({ length: 8 }, (_none, index) => get(`/search?q=quantum${index}`));
  await (await answers[0])?.arrayBuffer();
  const ended = server.stop();
  const statuses = await Promise.all(answers.slice(1).map(async (answer) => (await answer).status));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200]);
  expect(await ended).toEqual({ code: 0, signal: null });
  await expect(get('/')).rejects.toThrow();
});
