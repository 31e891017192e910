import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, like, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import {
  type DatabaseHandle,
  database,
  migrateDatabase,
  openDatabase,
  orm,
  sendNotification,
  setDatabase,
} from '../../app/db/client.server.ts';
import { listTypes } from '../../app/db/embedded-pglite.server.ts';
import { keepEmptyCluster } from '../../app/db/empty-cluster.server.ts';
import { SAMPLE_MIGRATIONS, seedDatabase, temporaryFolder } from '../faults/children.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

const notes = pgTable('notes', {
  id: integer('id').primaryKey(),
  text: text('text').notNull(),
  tags: text('tags').array().notNull().default([]),
});

let server: TestPostgres;
let folder: ReturnType<typeof temporaryFolder>;
let handle: DatabaseHandle;

beforeAll(async () => {
  server = await startPostgres();
});

afterAll(() => server.stop());

/** Opens an empty database. */
const drivers: Record<string, () => Promise<DatabaseHandle>> = {
  embedded: async () => {
    await seedDatabase(folder.path);
    return openDatabase({ dataDirectory: folder.path });
  },
  postgres: async () => openDatabase({ databaseUrl: await server.createDatabase(), dataDirectory: folder.path }),
};

describe.each(Object.entries(drivers))('the %s database', (driver, open) => {
  beforeEach(async () => {
    folder = temporaryFolder();
    handle = await open();
  });

  afterEach(async () => {
    setDatabase(undefined);
    await handle.close();
    folder.remove();
  });

  it('is brought from empty to the newest migration, once', async () => {
    expect(handle.driver).toBe(driver);
    expect(await migrateDatabase(handle, SAMPLE_MIGRATIONS)).toEqual({ applied: 2 });
    expect(await migrateDatabase(handle, SAMPLE_MIGRATIONS)).toEqual({ applied: 0 });
    await handle.orm.insert(notes).values({ id: 1, text: 'Première note', tags: ['a', 'b'] });
    expect(await handle.orm.select().from(notes)).toEqual([{ id: 1, text: 'Première note', tags: ['a', 'b'] }]);
    const { rows } = await handle.orm.execute<{ plain: string; alike: number }>(
      sql`select unaccent('Première') as plain, similarity('insight', 'insigth') as alike`,
    );
    expect(rows[0]?.plain).toBe('Premiere');
    expect(rows[0]?.alike).toBeGreaterThan(0.3);
  });

  it('undoes a failed migration as a whole and says which words failed', async () => {
    const migrations = writeMigrations({ '0000_good': 'create table good (id int)', '0001_bad': 'create tabel bad' });
    await expect(migrateDatabase(handle, migrations)).rejects.toThrow(
      'A migration failed and was undone: syntax error at or near "tabel"',
    );
    const { rows } = await handle.orm.execute(sql`select to_regclass('public.good') as good`);
    expect(rows).toEqual([{ good: null }]);
    expect(await migrateDatabase(handle, writeMigrations({ '0000_good': 'create table good (id int)' }))).toEqual({
      applied: 1,
    });
  });

  it('refuses a migration that is older than those applied instead of skipping it', async () => {
    await migrateDatabase(
      handle,
      writeMigrations({ '0000_first': 'select 1', '0001_third': 'select 1' }, [1000, 3000]),
    );
    const late = { '0000_first': 'select 1', '0001_third': 'select 1', '0002_second': 'create table late (id int)' };
    await expect(migrateDatabase(handle, writeMigrations(late, [1000, 3000, 2000]))).rejects.toMatchObject({
      code: 'MIGRATION_FAILED',
      message: expect.stringContaining('older than the newest applied one and were skipped'),
    });
    await expect(migrateDatabase(handle, folder.path)).rejects.toThrow('meta/_journal.json is missing');
  });

  it('keeps all of a transaction or nothing', async () => {
    await migrateDatabase(handle, SAMPLE_MIGRATIONS);
    await handle.orm.transaction((tx) => tx.insert(notes).values({ id: 1, text: 'kept' }));
    const failing = handle.orm.transaction(async (tx) => {
      await tx.insert(notes).values({ id: 2, text: 'undone' });
      await tx.transaction((inner) => inner.update(notes).set({ text: 'undone' }).where(eq(notes.id, 1)));
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await handle.orm.transaction(async (tx) => {
      const savepoint = tx.transaction((inner) => inner.insert(notes).values({ id: 1, text: 'twice' }));
      await expect(savepoint).rejects.toMatchObject({ cause: { code: '23505', constraint: 'notes_pkey' } });
      await tx.insert(notes).values({ id: 3, text: 'after the savepoint' });
    });
    const kept = await handle.orm.select({ id: notes.id, text: notes.text }).from(notes).orderBy(notes.id);
    expect(kept).toEqual([
      { id: 1, text: 'kept' },
      { id: 3, text: 'after the savepoint' },
    ]);
  });

  it('tells how many rows a command touched', async () => {
    await migrateDatabase(handle, SAMPLE_MIGRATIONS);
    const inserted = await handle.orm.insert(notes).values([
      { id: 1, text: 'one' },
      { id: 2, text: 'two' },
    ]);
    expect(inserted.rowCount).toBe(2);
    expect((await handle.orm.update(notes).set({ text: 'new' }).where(eq(notes.id, 2))).rowCount).toBe(1);
    expect((await handle.orm.delete(notes).where(eq(notes.id, 9))).rowCount).toBe(0);
  });

  it('reads and writes every kind of list that a table has, by what is in it', async () => {
    await handle.migrate('migrations', undefined);
    const { rows } = await handle.orm.execute<{ list: number; entry: number }>(
      sql`select oid::int as list, typelem::int as entry from pg_type where typcategory = 'A'`,
    );
    const present = new Map(rows.map(({ list, entry }) => [list, entry]));
    expect(listTypes.map(([list]) => [list, present.get(list)])).toEqual(listTypes.map((pair) => [...pair]));
    const { rows: used } = await handle.orm.execute<{ list: number }>(sql`
      select distinct t.oid::int as list from pg_attribute a
      join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
      where c.relnamespace = 'public'::regnamespace and t.typcategory = 'A'`);
    expect(used.map(({ list }) => list).filter((list) => !listTypes.some(([known]) => known === list))).toEqual([]);
    const said = await handle.orm.execute(sql`
      select array['a', null, 'b,"c"'] as texts, array[1, 2] as numbers, array[true] as flags,
        array['6f0a1c1e-8d55-4a9e-9c2e-0d2a7f6d8b11'::uuid] as ids`);
    expect(said.rows).toEqual([
      {
        texts: ['a', null, 'b,"c"'],
        numbers: [1, 2],
        flags: [true],
        ids: ['6f0a1c1e-8d55-4a9e-9c2e-0d2a7f6d8b11'],
      },
    ]);
  });

  it('keeps the plan of a statement that comes again, and of none that is looked up by its words', async () => {
    await migrateDatabase(handle, SAMPLE_MIGRATIONS);
    const kept = await handle.orm.transaction(async (tx) => {
      for (const id of [1, 2, 3]) {
        await tx.insert(notes).values({ id, text: `Note ${id}` });
        expect(await tx.select({ text: notes.text }).from(notes).where(eq(notes.id, id))).toEqual([
          { text: `Note ${id}` },
        ]);
        expect(
          await tx
            .select({ id: notes.id })
            .from(notes)
            .where(like(notes.text, `%${id}`)),
        ).toEqual([{ id }]);
      }
      const { rows } = await tx.execute<{ statement: string }>(sql`select statement from pg_prepared_statements`);
      return rows.map((row) => row.statement);
    });
    expect(kept).toContainEqual(expect.stringContaining('insert into "notes"'));
    expect(kept).toContainEqual(expect.stringContaining('select "text" from "notes"'));
    expect(kept).not.toContainEqual(expect.stringContaining('like'));
  });

  it('answers a statement whose table has changed since, after one refusal at most', async () => {
    await migrateDatabase(handle, SAMPLE_MIGRATIONS);
    await handle.orm.insert(notes).values({ id: 1, text: 'Note', tags: ['a'] });
    const read = () => handle.orm.select({ tags: sql`${notes.tags}` }).from(notes);
    for (let time = 1; time <= 3; time += 1) expect(await read()).toEqual([{ tags: ['a'] }]);
    await handle.orm.execute(sql`alter table notes alter column tags drop default`);
    await handle.orm.execute(sql`alter table notes alter column tags type text using array_to_string(tags, ',')`);
    await read().catch(() => undefined);
    for (let time = 1; time <= 3; time += 1) expect(await read()).toEqual([{ tags: 'a' }]);
  });

  it('refuses a query that goes past the transaction it is in, which would wait for ever', async () => {
    await migrateDatabase(handle, SAMPLE_MIGRATIONS);
    const past = handle.orm.transaction(() => handle.orm.select().from(notes));
    expect(await innermostCode(past)).toBe('QUERY_OUTSIDE_TRANSACTION');
    const nested = handle.orm.transaction(() => handle.orm.transaction((tx) => tx.select().from(notes)));
    expect(await innermostCode(nested)).toBe('QUERY_OUTSIDE_TRANSACTION');
    expect(await handle.orm.select().from(notes)).toEqual([]);
  });

  it('lets everything else in the process have its turn while somebody asks one query after the other', async () => {
    const askUntil = async (isOver: () => boolean, tx: Pick<DatabaseHandle['orm'], 'execute'>) => {
      const until = performance.now() + 3000;
      while (!isOver() && performance.now() < until) await tx.execute(sql`select 1`);
    };
    const hadTurn = async (ask: (isOver: () => boolean) => Promise<void>) => {
      let isOver = false;
      const turn = setTimeout(() => {
        isOver = true;
      }, 1);
      await ask(() => isOver);
      clearTimeout(turn);
      return isOver;
    };
    expect(await hadTurn((isOver) => askUntil(isOver, handle.orm))).toBe(true);
    expect(await hadTurn((isOver) => handle.orm.transaction((tx) => askUntil(isOver, tx)))).toBe(true);
  });

  it('delivers notifications to every listener until it stops listening', async () => {
    const heard: string[] = [];
    const stopFirst = await handle.listen('content', { onPayload: (payload) => heard.push(`first ${payload}`) });
    const stopSecond = await handle.listen('content', { onPayload: (payload) => heard.push(`second ${payload}`) });
    await handle.listen('other', { onPayload: (payload) => heard.push(`other ${payload}`) });
    await sendNotification(handle.orm, 'content', '1');
    await expect.poll(() => heard.toSorted()).toEqual(['first 1', 'second 1']);
    await stopFirst();
    await sendNotification(handle.orm, 'content', '2');
    await expect.poll(() => heard).toContain('second 2');
    await stopSecond();
    await sendNotification(handle.orm, 'content', '3');
    await sendNotification(handle.orm, 'other', 'end');
    await expect.poll(() => heard).toContain('other end');
    expect(heard.filter((line) => line.endsWith('3') || line === 'first 2')).toEqual([]);
  });

  it('delivers what is notified within a transaction at its commit and never after a rollback', async () => {
    const heard: string[] = [];
    await handle.listen('content', { onPayload: (payload) => heard.push(payload) });
    const undone = handle.orm.transaction(async (tx) => {
      await sendNotification(tx, 'content', 'undone');
      throw new Error('undo');
    });
    await expect(undone).rejects.toThrow('undo');
    await handle.orm.transaction((tx) => sendNotification(tx, 'content', 'done'));
    await expect.poll(() => heard).toEqual(['done']);
  });

  it('refuses names and payloads that PostgreSQL would not take', async () => {
    await expect(handle.listen('a; drop table notes', { onPayload: () => undefined })).rejects.toThrow(TypeError);
    await expect(sendNotification(handle.orm, 'Content')).rejects.toThrow(TypeError);
    await expect(sendNotification(handle.orm, 'content', 'é'.repeat(4000))).rejects.toThrow(RangeError);
    await sendNotification(handle.orm, 'content', 'x'.repeat(7999));
  });

  it('is the one database of its process while it is set, and answers until it is closed', async () => {
    expect(() => database()).toThrow('The database is not open yet');
    setDatabase(handle);
    expect(database()).toBe(handle);
    expect(orm()).toBe(handle.orm);
    expect(await handle.isAlive()).toBe(true);
    await Promise.all([handle.close(), handle.close()]);
    await handle.close();
    expect(await handle.isAlive()).toBe(false);
  });
});

describe('a new embedded database', () => {
  afterEach(() => {
    keepEmptyCluster(inject('emptyCluster'));
    folder.remove();
  });

  /** What tells clusters apart; a copy has that of what it is a copy of. */
  async function clusterIn(name: string): Promise<unknown> {
    const opened = await openDatabase({ dataDirectory: join(folder.path, name) });
    const { rows } = await opened.orm.execute(sql`select system_identifier::text as id from pg_control_system()`);
    await opened.close();
    return rows[0]?.['id'];
  }

  it('begins as a copy of the empty one that the build made, and where there is none as one of its own', async () => {
    folder = temporaryFolder();
    const kept = await clusterIn('first');
    expect(await clusterIn('second')).toBe(kept);
    keepEmptyCluster(join(folder.path, 'not there'));
    expect(await clusterIn('third')).not.toBe(kept);
  });
});

/** The code of what a promise is rejected with, or of its cause: drizzle wraps what a query throws. */
async function innermostCode(promise: Promise<unknown>): Promise<unknown> {
  const error: unknown = await promise.catch((reason: unknown) => reason);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? cause.code : undefined;
}

/** A folder in drizzle-kit's format. Each migration is a minute older than the next unless `dates` say otherwise. */
function writeMigrations(migrations: Record<string, string>, dates: number[] = []): string {
  const path = join(folder.path, `migrations-${Object.keys(migrations).length}`);
  mkdirSync(join(path, 'meta'), { recursive: true });
  const entries = Object.entries(migrations).map(([tag, statement], idx) => {
    writeFileSync(join(path, `${tag}.sql`), statement);
    return { idx, version: '7', when: dates[idx] ?? idx * 60_000 + 1, tag, breakpoints: true };
  });
  writeFileSync(join(path, 'meta', '_journal.json'), JSON.stringify({ version: '7', dialect: 'postgresql', entries }));
  return path;
}
