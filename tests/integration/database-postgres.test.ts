import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseHandle, migrateDatabase, openDatabase, sendNotification } from '../../app/db/client.server.ts';
import { openForCommand } from '../../app/server/backup/open-for-command.server.ts';
import { connectionsOfSite } from '../../app/server/backup/restore-backup.server.ts';
import { killChildren, SAMPLE_MIGRATIONS, startChild } from '../faults/children.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

let server: TestPostgres;
let url: string;
let handle: DatabaseHandle;
let other: DatabaseHandle;
let progress: string[];
let warnings: string[];

beforeAll(async () => {
  server = await startPostgres();
});

afterAll(() => server.stop());

beforeEach(async () => {
  warnings = [];
  progress = [];
  url = await server.createDatabase();
  handle = await open();
  other = await open();
});

afterEach(async () => {
  await killChildren();
  await Promise.all([handle.close(), other.close()]);
});

function open(): Promise<DatabaseHandle> {
  return openDatabase({
    databaseUrl: url,
    dataDirectory: 'unused',
    onProgress: (sentence) => progress.push(sentence),
    onWarning: (sentence) => warnings.push(sentence),
  });
}

/** Cuts the connections that match, as a failing network or an administrator would. */
async function terminate(condition: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and (${condition})`,
  );
  await client.end();
  return rowCount ?? 0;
}

describe('several processes on one PostgreSQL', () => {
  it('migrate at the same time and apply each migration exactly once', async () => {
    const processes = [1, 2, 3].map(() => startChild('migratePostgres', url));
    await Promise.all(processes.map((child) => child.line(/^ready$/)));
    for (const child of processes) child.proceed();
    const applied = await Promise.all(processes.map((child) => child.line(/^applied /)));
    expect(applied.toSorted()).toEqual(['applied 0', 'applied 0', 'applied 2']);
    const { rows } = await handle.orm.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`);
    expect(rows).toEqual([{ count: 2 }]);
  });

  it('say what to do where a first start may not make tables, or finds those of something else', async () => {
    await handle.orm.execute(sql`create role stranger login password 'stranger'`);
    const stranger = url.replace(/\/\/[^@]*@/, '//stranger:stranger@');
    const visiting = await openDatabase({ databaseUrl: stranger, dataDirectory: 'unused' });
    await expect(migrateDatabase(visiting, SAMPLE_MIGRATIONS)).rejects.toThrow(
      /^A migration failed and was undone: permission denied for database \w+\. Make the user of DATABASE_URL the owner of the database\.$/,
    );
    await visiting.close();
    await handle.orm.execute(sql`create table notes (id int)`);
    await expect(migrateDatabase(handle, SAMPLE_MIGRATIONS)).rejects.toThrow(
      'A migration failed and was undone: relation "notes" already exists. It holds something else: name an empty database in DATABASE_URL.',
    );
  });

  it('read on while a migration waits for somebody who reads for long, such as a backup', async () => {
    await migrateDatabase(handle, SAMPLE_MIGRATIONS);
    await handle.orm.execute(sql`alter table notes drop column tags`);
    await handle.orm.execute(sql`drop index notes_text_trgm`);
    await handle.orm.execute(
      sql`delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`,
    );
    const backup = new pg.Client(url);
    await backup.connect();
    await backup.query('begin; select from notes');
    const migrating = migrateDatabase(handle, SAMPLE_MIGRATIONS);
    await expect
      .poll(async () => (await other.orm.execute(sql`select from pg_locks where not granted`)).rows.length)
      .toBe(1);
    await other.orm.execute(sql`select from notes`);
    await expect
      .poll(() => progress)
      .toContain('A migration waits for somebody who reads a table for long, such as a backup.');
    await backup.query('commit');
    await backup.end();
    expect(await migrating).toEqual({ applied: 1 });
  });

  it('wait for the one that migrates, however long it takes', async () => {
    await handle.orm.execute(sql`create table slow (id int)`);
    const blocker = new pg.Client(url);
    await blocker.connect();
    await blocker.query('select pg_advisory_lock($1)', [0x71_75_7a_31]);
    let isDone = false;
    const migrating = migrateDatabase(handle, SAMPLE_MIGRATIONS).finally(() => {
      isDone = true;
    });
    await expect
      .poll(
        async () =>
          (await blocker.query("select 1 from pg_locks where locktype = 'advisory' and not granted")).rowCount,
      )
      .toBe(1);
    expect(isDone).toBe(false);
    await blocker.end();
    expect(await migrating).toEqual({ applied: 2 });
  });

  it('hear each other', async () => {
    const heard: string[] = [];
    await handle.listen('content', { onPayload: (payload) => heard.push(payload) });
    await sendNotification(other.orm, 'content', 'from the other');
    await expect.poll(() => heard).toEqual(['from the other']);
  });
});

describe('a listener whose connection is cut', () => {
  it('is told that it may have missed something, and hears again', async () => {
    const heard: string[] = [];
    let reconnects = 0;
    const subscriber = { onPayload: (payload: string) => heard.push(payload), onReconnect: () => (reconnects += 1) };
    await handle.listen('content', subscriber);
    await handle.listen('other', { onPayload: (payload) => heard.push(`other ${payload}`) });
    for (let cut = 1; cut <= 3; cut += 1) {
      expect(await terminate("query like 'listen %'")).toBe(1);
      await expect.poll(() => reconnects, { timeout: 10_000 }).toBe(cut);
      await sendNotification(other.orm, 'content', `after cut ${cut}`);
      await sendNotification(other.orm, 'other', `after cut ${cut}`);
      await expect.poll(() => heard.slice(-2)).toEqual([`after cut ${cut}`, `other after cut ${cut}`]);
    }
    expect(warnings.filter((warning) => warning.includes('listens for notifications'))).toHaveLength(3);
  });

  it('comes back after a restart of the server', async () => {
    const heard: string[] = [];
    let reconnects = 0;
    await handle.listen('content', {
      onPayload: (payload) => heard.push(payload),
      onReconnect: () => (reconnects += 1),
    });
    await server.restart();
    await expect.poll(() => reconnects, { timeout: 20_000 }).toBe(1);
    await sendNotification(other.orm, 'content', 'after the restart');
    await expect.poll(() => heard).toEqual(['after the restart']);
  });

  it('does not take the process down when its own code throws', async () => {
    let calls = 0;
    await handle.listen('content', {
      onPayload: () => {
        calls += 1;
        throw new Error('a fault of the subscriber');
      },
    });
    await sendNotification(other.orm, 'content', '1');
    await sendNotification(other.orm, 'content', '2');
    await expect.poll(() => calls).toBe(2);
    expect(warnings).toContain('A listener of "content" failed.');
  });
});

describe('the pool of connections', () => {
  it('survives a restart of the server', async () => {
    await Promise.all(Array.from({ length: 10 }, () => handle.orm.execute(sql`select pg_sleep(0.05)`)));
    await server.restart();
    await expect.poll(() => handle.isAlive(), { timeout: 10_000 }).toBe(true);
    await Promise.all(Array.from({ length: 20 }, () => handle.orm.transaction((tx) => tx.execute(sql`select 1`))));
  });

  it('loses no place to transactions that cannot begin', async () => {
    const level = 'no such level' as 'serializable';
    const failing = Array.from({ length: 20 }, () => handle.orm.transaction(async () => 1, { isolationLevel: level }));
    expect((await Promise.allSettled(failing)).every((result) => result.status === 'rejected')).toBe(true);
    await handle.orm.transaction((tx) => tx.execute(sql`select 1`));
  });

  it('loses no place to transactions whose connection is cut', async () => {
    for (let round = 0; round < 3; round += 1) {
      const cut = Array.from({ length: 10 }, () =>
        handle.orm.transaction(async (tx) => {
          await tx.execute(sql`select pg_sleep(10)`);
        }),
      );
      const settled = Promise.allSettled(cut);
      await expect.poll(() => terminate("query like '%pg_sleep(10)%'")).toBeGreaterThan(0);
      let isOver = false;
      void settled.then(() => {
        isOver = true;
      });
      while (!isOver) await terminate("query like '%pg_sleep(10)%' or query = 'begin'");
      expect((await settled).every((result) => result.status === 'rejected')).toBe(true);
    }
    await Promise.all(Array.from({ length: 20 }, () => handle.orm.transaction((tx) => tx.execute(sql`select 1`))));
  });

  it('outlives a connection that is cut between two queries of a transaction', async () => {
    const cut = handle.orm.transaction(async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await terminate(`pid = ${rows[0]?.pid}`);
      // Long enough for the loss to arrive while no query is waiting for it.
      await expect
        .poll(() =>
          tx.execute(sql`select 1`).then(
            () => 'alive',
            () => 'lost',
          ),
        )
        .toBe('lost');
      throw new Error('the work is lost');
    });
    await expect(cut).rejects.toThrow();
    expect(await handle.isAlive()).toBe(true);
  });

  it('ends a statement that runs longer than fifteen seconds', async () => {
    const { rows } = await handle.orm.execute(sql`select current_setting('statement_timeout') as limit`);
    expect(rows).toEqual([{ limit: '15s' }]);
  });
});

describe('the site', () => {
  it('is known by the name of its connections, whatever name the address has', async () => {
    const address = { databaseUrl: `${url}?application_name=theirs`, dataDirectory: 'unused' };
    const command = await openForCommand(address);
    const before = await connectionsOfSite(command.orm);
    const site = await openDatabase(address);
    expect(await connectionsOfSite(command.orm)).toBe(before + 1);
    await Promise.all([command.close(), site.close()]);
  });
});

describe('a server that cannot be used', () => {
  async function createIn(encoding: string): Promise<string> {
    const name = `in_${encoding.toLowerCase()}`;
    await handle.orm.execute(sql.raw(`create database ${name} template template0 encoding '${encoding}'`));
    return url.replace(/[^/]+$/, name);
  }

  it('for its encoding is refused before anything is written', async () => {
    const databaseUrl = await createIn('LATIN1');
    await expect(openDatabase({ databaseUrl, dataDirectory: 'unused' })).rejects.toMatchObject({
      code: 'DATABASE_ENCODING',
      message: `The database in_latin1 has the encoding LATIN1, and the site needs UTF8, the letters of all languages. Nothing was written. Make one that has it (createdb -E UTF8 -T template0 --lc-ctype=C.UTF-8 …) and name it in DATABASE_URL.`,
    });
  });

  it('is not one without an encoding: it takes every letter, and its searches leave them whole', async () => {
    const bare = await openDatabase({ databaseUrl: await createIn('SQL_ASCII'), dataDirectory: 'unused' });
    await migrateDatabase(bare, resolve('migrations'));
    await bare.orm.execute(
      sql`insert into website_content (page_name, section_key, title) values ('about', 'hero', ${'Voilà deux\u00a0\u202fmots † №'})`,
    );
    const { rows } = await bare.orm.execute(sql`select title, search_text from website_content`);
    expect(rows).toEqual([
      { title: 'Voilà deux\u00a0\u202fmots † №', search_text: 'about hero voila deux mots † no ' },
    ]);
    await bare.close();
  });

  it('is named without its password', async () => {
    const failing = (databaseUrl: string) => openDatabase({ databaseUrl, dataDirectory: 'unused' });
    const unreachable = failing('postgres://quz:s3cret@127.0.0.1:1/site').catch((error: unknown) => error);
    await expect(unreachable).resolves.toMatchObject({
      code: 'DATABASE_UNREACHABLE',
      message:
        "PostgreSQL at 127.0.0.1:1/site can't be used: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL and that the server runs.",
    });
    await expect(failing(url.replace(/[^/]+$/, 'missing'))).rejects.toThrow('database "missing" does not exist');
  });
});
