import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseHandle, inAHurry, openDatabase } from '../../app/db/client.server.ts';
import { type DeafProxy, startDeafProxy } from '../support/deaf-proxy.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

let server: TestPostgres;
let proxy: DeafProxy;
let handle: DatabaseHandle;

beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

beforeEach(async () => {
  proxy = await startDeafProxy(await server.createDatabase());
  handle = await openDatabase({ databaseUrl: proxy.url, dataDirectory: 'unused' });
});
afterEach(async () => {
  proxy.hearAgain();
  await handle.close();
  await proxy.stop();
});

const seconds = async (work: Promise<unknown>) => {
  const began = performance.now();
  await Promise.allSettled([work]);
  return (performance.now() - began) / 1000;
};

describe('A PostgreSQL that accepts what it is asked and never answers', () => {
  it('is given up after five seconds by who is in a hurry, and waited for by everybody else', async () => {
    const ask = () => handle.orm.execute(sql`select 1 as one`);
    await ask();
    proxy.fallSilent();
    const patient = ask();
    const inTransaction = inAHurry(() => handle.orm.transaction((tx) => tx.execute(sql`select 1`)));
    const hurried = inAHurry(async () => await ask());
    const took = await Promise.all([seconds(hurried), seconds(inTransaction)]);
    await expect(hurried).rejects.toThrow(/Failed query/);
    await expect(inTransaction).rejects.toThrow('PostgreSQL does not answer.');
    // The others wait for 20 s.
    for (const each of took) expect(each).toBeLessThan(12);
    // Known by now, so nobody else has to find out.
    const again = inAHurry(async () => await ask());
    expect(await seconds(again)).toBeLessThan(3);
    await expect(again).rejects.toMatchObject({ cause: { code: 'DATABASE_UNREACHABLE' } });
    expect(await handle.isAlive()).toBe(false);

    proxy.hearAgain();
    expect((await patient).rows).toEqual([{ one: 1 }]);
    await expect.poll(() => handle.isAlive(), { timeout: 5_000 }).toBe(true);
    expect((await inAHurry(async () => await ask())).rows).toEqual([{ one: 1 }]);
  });

  it('is told from one that is slow, also when every connection of the pool is in use', async () => {
    const slow = Array.from({ length: 10 }, () =>
      inAHurry(async () => await handle.orm.execute(sql`select pg_sleep(6)`)),
    );
    const answers = await Promise.allSettled(slow);
    expect(answers.map(({ status }) => status)).toEqual(slow.map(() => 'fulfilled'));
  });
});
