import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type DatabaseHandle, openDatabase } from '~/db/client.server';
import { digestTables, speakPlainly } from '~/db/transfer/read-tables.server';
import { listTables } from '~/db/transfer/table-facts.server';
import { pictureFileNames } from '~/lib/pictures';
import { readArchive } from '~/server/backup/archive-reader.server';
import type { BackupPlace } from '~/server/backup/backup-archives.server';
import { type MadeBackup, makeBackup } from '~/server/backup/make-backup.server';
import { openForCommand } from '~/server/backup/open-for-command.server';
import { checkArchive, restoreBackup } from '~/server/backup/restore-backup.server';
import { leftBehind, noteLeftBehind } from '~/server/left-behind.server';
import type { DatabasePlace } from '../support/clusters.ts';
import { eachDriver } from '../support/drivers.ts';
import { startPostgres, type TestPostgres } from '../support/postgres.ts';

const longMs = 300_000;
const silent = () => undefined;

function placeOf({ databaseUrl, dataDirectory }: DatabasePlace): BackupPlace {
  const directory = join(dataDirectory, 'backups');
  return { databaseUrl, dataDirectory, directory, keep: 3, migrationsFolder: resolve('migrations') };
}

/** A picture as an upload leaves it: its files, and then its row. */
async function addPicture({ orm }: DatabaseHandle, dataDirectory: string, number: number): Promise<string> {
  const path = `/uploads/blog-images/1763719200000-${String(number).padStart(12, '0')}-64x48.jpg`;
  await mkdir(join(dataDirectory, 'uploads/blog-images'), { recursive: true });
  for (const file of pictureFileNames(path)) {
    await writeFile(join(dataDirectory, 'uploads/blog-images', file), `${file} ${'x'.repeat(number)}`);
  }
  await orm.execute(sql`insert into uploads (path, bucket, original_name, width, height, bytes)
    values (${path}, 'blog-images', ${`Bild ${number} — „Füße“.jpg`}, 64, 48, 100)`);
  return path;
}

/** Takes a picture away as the media library does: its row, and then its files. */
async function removePicture({ orm }: DatabaseHandle, dataDirectory: string, path: string): Promise<void> {
  await orm.execute(sql`delete from uploads where path = ${path}`);
  for (const file of pictureFileNames(path)) await rm(join(dataDirectory, 'uploads/blog-images', file));
}

/** Two rows in one transaction, of which a backup has both or none. */
function addPair({ orm }: DatabaseHandle, text: string): Promise<void> {
  return orm.transaction(async (tx) => {
    const id = randomUUID();
    await tx.execute(
      sql`insert into settings (key, value) values (${`pair-${id}`}, ${JSON.stringify({ text })}::jsonb)`,
    );
    await tx.execute(sql`insert into audit_log (actor_id, actor_name, action, collection, record_id, changes)
      values (${id}, 'Somebody', 'update', 'pairs', ${id}, '{}'::jsonb)`);
  });
}

async function pairs({ orm }: DatabaseHandle): Promise<{ settings: number; audit: number }> {
  const { rows } = await orm.execute<{ settings: number; audit: number }>(sql`select
    (select count(*)::int from settings where key like 'pair-%') as settings,
    (select count(*)::int from audit_log where collection = 'pairs') as audit`);
  return rows[0] ?? { settings: -1, audit: -2 };
}

function digests({ orm }: DatabaseHandle) {
  return orm.transaction(async (tx) => {
    await speakPlainly(tx);
    return digestTables(
      tx,
      (await listTables(tx)).filter(({ name }) => name !== 'backup_runs'),
    );
  });
}

eachDriver('backups', (kit) => {
  let from: DatabasePlace;
  let handle: DatabaseHandle;
  let made: MadeBackup;
  let written = 0;
  let other: TestPostgres | undefined;
  const opened: DatabaseHandle[] = [];
  const folders: string[] = [];

  /** An empty installation on the other kind of database. */
  async function elsewhere(): Promise<DatabasePlace> {
    const dataDirectory = await mkdtemp(join(tmpdir(), 'quzones-restored-'));
    folders.push(dataDirectory);
    if (kit.driver === 'postgres') return { dataDirectory };
    other ??= await startPostgres();
    return { dataDirectory, databaseUrl: await other.createDatabase() };
  }

  async function openElsewhere(): Promise<{ place: BackupPlace; target: DatabaseHandle }> {
    const place = placeOf(await elsewhere());
    const target = await openForCommand(place);
    opened.push(target);
    return { place, target };
  }

  beforeAll(async () => {
    from = await kit.databaseWithTables();
    handle = await openDatabase(from);
    await handle.orm.execute(sql`insert into settings (key, value) values
      ('null of JSON', 'null'::jsonb), ('large number', '12345678901234567890.000000000000001'::jsonb),
      ('text', to_jsonb(${'tab\t line\n “quotes” \\ 量子 🧪'}::text))`);
    await handle.orm.execute(sql`insert into holidays (day, name) values ('2031-02-03', 'x') on conflict do nothing`);
    for (let number = 1; number <= 5; number += 1) await addPicture(handle, from.dataDirectory, number);

    let isOver = false;
    const write = async () => {
      for (let number = 100; !isOver; number += 1) {
        await addPair(handle, 'y'.repeat(2000));
        const picture = await addPicture(handle, from.dataDirectory, number);
        if (number % 2 === 0) await removePicture(handle, from.dataDirectory, picture);
        written += 1;
        // Enough to be in the middle of something at any moment, without thousands of files.
        await pause(25);
      }
    };
    const writing = write();
    writing.catch(silent);
    try {
      made = await makeBackup({ handle, kind: 'asked', place: placeOf(from), say: silent });
    } finally {
      isOver = true;
      await writing;
    }
  }, longMs);

  afterAll(async () => {
    for (const each of opened) await each.close();
    await handle.close();
    await other?.stop();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  it(
    'are whole although everything is written to meanwhile, and can be restored on the other kind of database',
    async () => {
      expect(written).toBeGreaterThan(3);
      const { place, target } = await openElsewhere();
      const restored = await restoreBackup({
        handle: target,
        place,
        archive: await checkArchive(made.path, place.migrationsFolder, silent),
        mayReplace: false,
        say: silent,
      });
      expect(restored).toMatchObject({ tables: made.tables, rows: made.rows, files: made.files, migrated: 0 });

      const manifest = await readArchive(made.path);
      expect(await digests(target)).toEqual(manifest.tables);
      const { settings, audit } = await pairs(target);
      expect(settings).toBe(audit);
      const { rows } = await target.orm.execute<{ key: string; value: string; type: string }>(
        sql`select key, value::text as value, jsonb_typeof(value) as type from settings where key not like 'pair-%' order by key`,
      );
      expect(rows).toEqual(
        expect.arrayContaining([
          { key: 'large number', value: '12345678901234567890.000000000000001', type: 'number' },
          { key: 'null of JSON', value: 'null', type: 'null' },
          { key: 'text', value: JSON.stringify('tab\t line\n “quotes” \\ 量子 🧪'), type: 'string' },
        ]),
      );

      const pictures = await target.orm.execute<{ path: string }>(sql`select path from uploads`);
      expect(pictures.rows.length).toBeGreaterThanOrEqual(5);
      for (const { path } of pictures.rows) {
        for (const file of pictureFileNames(path)) {
          const bytes = await readFile(join(place.dataDirectory, 'uploads/blog-images', file), 'utf8');
          expect(bytes.startsWith(file)).toBe(true);
        }
      }
      // What is generated, counted or forbidden works as before.
      await addPair(target, 'after');
      expect((await pairs(target)).audit).toBe(audit + 1);
      await expect(target.orm.execute(sql`delete from audit_log`)).rejects.toThrow();
      const searched = await target.orm.execute(sql`select 1 from uploads where search_text like '%fusse%'`);
      expect(searched.rows.length).toBe(pictures.rows.length);

      const archive = await checkArchive(made.path, place.migrationsFolder, silent);
      const again = { handle: target, place, archive, say: silent };
      await expect(restoreBackup({ ...again, mayReplace: false })).rejects.toThrow(
        /^There is an installation already, with \d+ rows in \d+ tables and \d+ files of pictures\. A restore would replace all of it by the state of 20\d\d-\d\d-\d\d \d\d:\d\d UTC\./,
      );
      await addPicture(target, place.dataDirectory, 999);
      // What is there is put aside only once nothing stands in the way.
      const beforeReplacing = vi.fn(async () => undefined);
      // As in a database that an embedded one was moved to.
      await target.orm.execute(sql`create schema quzones_move`);
      const replacing = { ...again, mayReplace: true, beforeReplacing };
      const nowhere = join(place.dataDirectory, 'nowhere.tar.gz');
      await expect(checkArchive(nowhere, place.migrationsFolder, silent)).rejects.toThrow('There is no file');
      // And as in the folder of a site that was served from PostgreSQL for a while: the embedded database is no old one any more.
      await mkdir(join(place.dataDirectory, 'database'), { recursive: true });
      await writeFile(join(place.dataDirectory, 'database', 'PG_VERSION'), '', { flag: 'a' });
      await noteLeftBehind(place.dataDirectory);
      expect(await leftBehind(place.dataDirectory)).not.toBeNull();
      await restoreBackup(replacing);
      expect((await leftBehind(place.dataDirectory)) === null).toBe(target.driver === 'embedded');
      expect(beforeReplacing).toHaveBeenCalledOnce();
      const moves = await target.orm.execute(sql`select from pg_namespace where nspname = 'quzones_move'`);
      expect(moves.rows).toEqual([]);
      expect(await digests(target)).toEqual(manifest.tables);
      const files = await readdir(join(place.dataDirectory, 'uploads/blog-images'));
      expect(files.filter((name) => name.includes('000000000999'))).toEqual([]);
    },
    longMs,
  );

  it('tell how a damaged archive is damaged', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'quzones-damaged-'));
    folders.push(folder);
    const bytes = await readFile(made.path);
    const variant = async (name: string, content: Uint8Array) => {
      await writeFile(join(folder, name), content);
      return readArchive(join(folder, name)).then(
        () => 'read without a complaint',
        (error: Error) => error.message,
      );
    };
    expect(await variant('cut', bytes.subarray(0, Math.floor(bytes.length / 2)))).toContain('ends too early, at ');
    for (let part = 1; part < 20; part += 1) {
      const at = Math.floor((bytes.length * part) / 20);
      const flipped = Buffer.from(bytes);
      flipped[at] = (flipped[at] ?? 0) ^ 0xff;
      const said = await variant('flipped', flipped);
      expect(said).toMatch(/ is damaged\b| was changed: | ends too early| is incomplete: /);
      // A whole sentence, with a reason where a colon promises one.
      expect(said).toMatch(/[^\s:]\.$/);
    }
    const tar = gunzipSync(bytes);
    const at = tar.indexOf('null of JSON');
    tar.write('NULL', at);
    expect(await variant('changed', gzipSync(tar))).toBe(
      'The archive was changed: tables/settings/000001.jsonl is not what was written into it.',
    );
    const withoutManifest = Buffer.concat([tar.subarray(0, tar.lastIndexOf('manifest.json')), Buffer.alloc(1024)]);
    expect(await variant('without an end', gzipSync(withoutManifest))).toContain(
      'is incomplete: its last entry, manifest.json, is missing.',
    );
    expect(await variant('other', Buffer.from('Hello'))).toContain('is no backup of this site');
    expect(await variant('empty', Buffer.alloc(0))).toContain('ends too early');
    await expect(readArchive(join(folder, 'nowhere'))).rejects.toThrow(`There is no file ${join(folder, 'nowhere')}.`);
  });

  it('leave nothing half done in the folder, and nobody else may read them', async () => {
    expect(await readdir(dirname(made.path))).toEqual([made.path.split('/').at(-1)]);
    const file = await open(made.path);
    expect((await file.stat()).mode & 0o777).toBe(0o600);
    await file.close();
    expect((await readdir(from.dataDirectory)).filter((name) => name.startsWith('.quzones'))).toEqual([]);
  });
});
