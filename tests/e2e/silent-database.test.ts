import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer, until } from '../support/built-server';
import { type DeafProxy, startDeafProxy } from '../support/deaf-proxy';
import { startPostgres, type TestPostgres } from '../support/postgres';

/** Well before the 20 s that everybody else waits, on a machine that is busy too. */
const soonSeconds = 12;
/** Sooner than anybody finds out that the database hangs. */
const atOnceSeconds = 3;

let postgres: TestPostgres;
let proxy: DeafProxy;
let server: BuiltServer;

beforeAll(async () => {
  postgres = await startPostgres();
  proxy = await startDeafProxy(await postgres.createDatabase('site'));
  server = await startBuiltServer({ databaseUrl: proxy.url });
});
afterAll(async () => {
  proxy?.hearAgain();
  await server?.stop();
  await proxy?.stop();
  await postgres?.stop();
});

async function ask(path: string) {
  const asked = performance.now();
  const answer = await fetch(server.url + path);
  const text = await answer.text();
  const seconds = (performance.now() - asked) / 1000;
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text, seconds };
}

it('Visitors of pages that are not kept hear after five seconds that PostgreSQL hangs, the next ones sooner, and all is well after it', async () => {
  const kept = await ask('/insights');
  // So that there are connections that stand.
  expect((await ask('/blog?q=first')).status).toBe(200);
  proxy.fallSilent();

  const first = await ask('/blog');
  expect([first.status, first.retryAfter]).toEqual([503, '5']);
  expect(first.text).toContain('Failed to load blog posts');
  expect(first.seconds).toBeLessThan(soonSeconds);
  const next = await ask('/documentation');
  expect([next.status, next.retryAfter]).toEqual([503, '5']);
  expect(next.seconds).toBeLessThan(soonSeconds);
  // A search reads in a transaction.
  const crowd = await Promise.all(Array.from({ length: 40 }, (_none, number) => ask(`/search?q=quantum${number}`)));
  for (const { status, retryAfter, seconds } of crowd) {
    expect(status).toBe(503);
    // Two seconds say that others were in front, which on a busy machine is found out first.
    expect(['2', '5']).toContain(retryAfter);
    expect(seconds).toBeLessThan(soonSeconds);
  }
  const still = await ask('/insights');
  expect([still.status, still.text]).toEqual([200, kept.text]);
  expect(still.seconds).toBeLessThan(atOnceSeconds);

  proxy.hearAgain();
  await until('/readyz being well', async () => ((await ask('/readyz')).status === 200 ? true : undefined));
  expect((await ask('/blog')).status).toBe(200);
  expect((await ask('/search?q=quantum')).status).toBe(200);
});
