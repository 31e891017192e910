import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer, until } from '../support/built-server';
import { startPostgres, type TestPostgres } from '../support/postgres';

let postgres: TestPostgres;
let server: BuiltServer;
let locker: Client;

beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase('site');
  server = await startBuiltServer({ databaseUrl, env: { METRICS_TOKEN: 'a-token-for-the-metrics' } });
  locker = new Client({ connectionString: databaseUrl });
  await locker.connect();
});
afterAll(async () => {
  await locker?.end();
  await server?.stop();
  await postgres?.stop();
});

/** Longer than anybody may be kept waiting: who gets no answer by then waits for ever. */
const longestMs = 45_000;

interface Answer {
  status: number;
  retryAfter: string | null;
  text: string;
}

async function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(server.url + path, { headers, signal: AbortSignal.timeout(longestMs) });
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() };
}

/** How many queries wait for a connection of the pool. */
async function waitingQueries(): Promise<number> {
  const { text } = await ask('/metrics', { authorization: 'Bearer a-token-for-the-metrics' });
  return Number(/^quzones_database_connections\{state="waiting"\} (\d+)$/m.exec(text)?.[1] ?? 0);
}

it('A table that does not answer keeps nobody waiting for ever, cached pages are served on, and all is well after it', async () => {
  const cached = await ask('/blog');
  expect(cached.status).toBe(200);
  await locker.query('begin');
  await locker.query('lock table blog_posts in access exclusive mode');
  // Every connection of the pool waits for the table, and others for a connection.
  const stuck = Array.from({ length: 30 }, (_none, number) => ask(`/blog?q=waiting${number}`));
  await until('a pool that is used up', async () => ((await waitingQueries()) > 0 ? true : undefined));
  expect(await ask('/blog')).toEqual(cached);
  expect((await ask('/healthz')).status).toBe(200);
  // It asks nothing of that table: it waits for its turn, and is answered or sent away.
  expect([200, 503]).toContain((await ask('/documentation?q=annealing')).status);

  const answers = await Promise.all(stuck);
  for (const { status, retryAfter, text } of answers) {
    // Either a query of its own ran into its limit of time, or it did not come to asking.
    if (status === 500) expect(text).toContain('Failed to load blog posts');
    else expect([status, retryAfter]).toEqual([503, expect.stringMatching(/^\d+$/)]);
  }
  expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
  await locker.query('rollback');
  expect((await ask('/documentation?q=annealing')).status).toBe(200);
  expect((await ask('/blog?q=waiting1')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(200);
});
