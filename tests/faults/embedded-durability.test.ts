import fs, { readFileSync, readlinkSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseHandle, migrateDatabase, openDatabase } from '../../app/db/client.server.ts';
import { maintainEmbeddedDatabase } from '../../app/db/embedded-maintenance.server.ts';
import { killChildren, SAMPLE_MIGRATIONS, seedDatabase, startChild, temporaryFolder } from './children.ts';

const original = { fsyncSync: fs.fsyncSync, fdatasyncSync: fs.fdatasyncSync };

let folder: ReturnType<typeof temporaryFolder>;
let handle: DatabaseHandle;

beforeEach(async () => {
  folder = temporaryFolder();
  await seedDatabase(folder.path);
});

afterEach(async () => {
  Object.assign(fs, original);
  syncBuiltinESMExports();
  await killChildren();
  folder.remove();
});

async function openMigrated(warnings: string[] = []): Promise<void> {
  handle = await openDatabase({ dataDirectory: folder.path, onWarning: (sentence) => warnings.push(sentence) });
  await migrateDatabase(handle, SAMPLE_MIGRATIONS);
}

/** Puts `before` in front of the process' own calls of fsync and fdatasync; what it throws is the disk's answer. */
function interceptSyncs(before: (path: string) => void): void {
  const around = (sync: typeof fs.fsyncSync) => (descriptor: number) => {
    before(pathOf(descriptor));
    sync(descriptor);
  };
  Object.assign(fs, { fsyncSync: around(original.fsyncSync), fdatasyncSync: around(original.fdatasyncSync) });
  syncBuiltinESMExports();
}

/** The path of an open file, where the system tells it (Linux). */
function pathOf(descriptor: number): string {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return '';
  }
}

async function idsOf(open: DatabaseHandle): Promise<number[]> {
  const { rows } = await open.orm.execute<{ id: number }>(sql`select id from notes order by id`);
  return rows.map((row) => row.id);
}

describe('a commit of the embedded database', () => {
  it('has reached the disk when it is acknowledged: each one syncs the log', async () => {
    await openMigrated();
    const synced: string[] = [];
    interceptSyncs((path) => synced.push(path));
    for (let id = 1; id <= 50; id += 1) {
      const before = synced.length;
      await handle.orm.execute(sql`insert into notes values (${id}, 'kept')`);
      const since = synced.slice(before);
      expect(since.length, `syncs of commit ${id}`).toBeGreaterThan(0);
      if (process.platform === 'linux') expect(since.join()).toContain(join(folder.path, 'database', 'pg_wal'));
    }
    await handle.close();
  });

  it('syncs tables at a checkpoint, and the directory in which a new log file appears', async () => {
    await openMigrated();
    const synced: string[] = [];
    interceptSyncs((path) => synced.push(path));
    await handle.orm.execute(sql`insert into notes values (1, 'kept')`);
    await handle.orm.execute(sql`select pg_switch_wal()`);
    await handle.orm.execute(sql`insert into notes values (2, 'in the next log file')`);
    await handle.orm.execute(sql`checkpoint`);
    await handle.close();
    if (process.platform === 'linux') {
      const database = join(folder.path, 'database');
      expect(synced).toContain(join(database, 'pg_wal'));
      expect(synced.filter((path) => path.startsWith(join(database, 'base')))).not.toEqual([]);
    }
    expect(synced.length).toBeGreaterThan(5);
  });

  it('fails when the disk fails, and then the database says so instead of hanging', async () => {
    const warnings: string[] = [];
    await openMigrated(warnings);
    await handle.orm.execute(sql`insert into notes values (1, 'acknowledged')`);
    let isBroken = true;
    interceptSyncs(() => {
      if (isBroken) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
    });
    const lost = handle.orm.transaction((tx) => tx.execute(sql`insert into notes values (2, 'never acknowledged')`));
    await expect(lost).rejects.toThrow();
    isBroken = false;
    await expect(handle.orm.execute(sql`insert into notes values (3, 'too late')`)).rejects.toMatchObject({
      cause: { code: 'DATABASE_FAILED' },
    });
    expect(await handle.isAlive()).toBe(false);
    expect(warnings[0]).toContain('The embedded database stopped');
    await handle.close();

    await openMigrated();
    expect(await idsOf(handle)).toContain(1);
    expect(await idsOf(handle)).not.toContain(3);
    await handle.close();
  });
});

describe('a killed process', () => {
  /** `npm run proof:kills` kills thirty times. */
  const kills = process.env.PROOF === 'full' ? 30 : 12;

  it(`loses no acknowledged row in ${kills} kills, and every next start opens`, async () => {
    const acknowledged = new Set<number>();
    for (let kill = 1; kill <= kills; kill += 1) {
      const child = startChild('write', folder.path);
      // Every fourth is killed while it starts and recovers, at a moment that moves; the others while they write.
      if (kill % 4 === 0) {
        await child.line(/^ready$/);
        await new Promise((resolve) => setTimeout(resolve, kill * 10));
      } else {
        const found = new Set(JSON.parse((await child.line(/^found /)).slice('found '.length)) as number[]);
        expect([...acknowledged].filter((id) => !found.has(id))).toEqual([]);
        const goal = found.size + 1 + ((kill * 7) % 40);
        await child.line(new RegExp(`^wrote ${goal}$`));
      }
      await child.kill();
      for (const line of child.lines) if (line.startsWith('wrote ')) acknowledged.add(Number(line.slice(6)));
    }
    await openMigrated();
    const { rows } = await handle.orm.execute<{ id: number; isWhole: boolean }>(
      sql`select id, tags = array[id::text] and length(text) = 1000 as "isWhole" from notes order by id`,
    );
    expect(acknowledged.size).toBeGreaterThan(kills * 10);
    expect([...acknowledged].filter((id) => !rows.some((row) => row.id === id))).toEqual([]);
    expect(rows.filter((row) => !row.isWhole)).toEqual([]);
    // The index agrees with the table: a torn page would show here.
    await handle.orm.execute(sql`reindex table notes`);
    await handle.close();
  }, 900_000);
});

describe('the upkeep that single-user PostgreSQL leaves to us', () => {
  it('writes a checkpoint once enough was logged, so that the log does not grow for ever', async () => {
    await openMigrated();
    await maintainEmbeddedDatabase(handle.orm);
    expect(await maintainEmbeddedDatabase(handle.orm)).toMatchObject({ checkpoint: false });
    await handle.orm.execute(
      sql`insert into notes select n, repeat(md5(n::text), 40) from generate_series(1, 20000) n`,
    );
    expect(await maintainEmbeddedDatabase(handle.orm)).toMatchObject({ checkpoint: true });
    expect(await maintainEmbeddedDatabase(handle.orm)).toMatchObject({ checkpoint: false });
    await handle.close();
  });

  it('vacuums and analyses the tables that have changed much, and only those', async () => {
    await openMigrated();
    await handle.orm.execute(sql`insert into notes select n, 'short' from generate_series(1, 5000) n`);
    await handle.orm.execute(sql`update notes set text = 'changed'`);
    await expect
      .poll(async () => (await maintainEmbeddedDatabase(handle.orm)).vacuumed, { timeout: 20_000 })
      .toContain('public.notes');
    const { rows } = await handle.orm.execute<{ reltuples: number }>(
      sql`select reltuples from pg_class where relname = 'notes'`,
    );
    expect(rows[0]?.reltuples).toBe(5000);
    expect((await maintainEmbeddedDatabase(handle.orm)).vacuumed).not.toContain('public.notes');
    await handle.close();
  });

  it('sorts in what waits for searches, which would hold up a save', async () => {
    await openMigrated();
    await handle.orm.execute(sql`create index notes_words_idx on notes using gin (to_tsvector('simple', text))`);
    await handle.orm.execute(sql`insert into notes select n, 'word ' || n from generate_series(1, 200) n`);
    await maintainEmbeddedDatabase(handle.orm);
    const { rows } = await handle.orm.execute(sql`select gin_clean_pending_list('notes_words_idx')::int as waiting`);
    expect(rows).toEqual([{ waiting: 0 }]);
    await handle.close();
  });
});

describe('the settings that durability rests on', () => {
  it('are in force', async () => {
    await openMigrated();
    const { rows } = await handle.orm.execute<{ name: string; setting: string }>(
      sql`select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'wal_sync_method')`,
    );
    expect(Object.fromEntries(rows.map((row) => [row.name, row.setting]))).toEqual({
      fsync: 'on',
      full_page_writes: 'on',
      synchronous_commit: 'on',
      wal_sync_method: 'fsync',
    });
    await handle.close();
    expect(readFileSync(join(folder.path, 'database', 'PG_VERSION'), 'utf8').trim()).toBe('18');
  });
});
