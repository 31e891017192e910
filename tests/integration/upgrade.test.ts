import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPublishedBlogPost } from '~/collections/blog_posts/blog_posts.queries.server';
import { findPublishedInsight, listPublishedInsights } from '~/collections/insights/insights.queries.server';
import { type DatabaseHandle, migrateDatabase, openDatabase, setDatabase } from '~/db/client.server';
import type { BackupPlace } from '~/server/backup/backup-archives.server';
import { latestRuns } from '~/server/backup/backup-runs.server';
import { makeBackup } from '~/server/backup/make-backup.server';
import { openForCommand } from '~/server/backup/open-for-command.server';
import { checkArchive, restoreBackup } from '~/server/backup/restore-backup.server';
import { upgradeSafely } from '~/server/backup/upgrade.server';
import type { DatabasePlace } from '../support/clusters.ts';
import { eachDriver } from '../support/drivers.ts';

const longMs = 300_000;
const migrationsFolder = resolve('migrations');

/** A folder with the oldest migrations alone, as the program had them at first. */
async function firstMigrations(count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quzones-first-migrations-'));
  await mkdir(join(folder, 'meta'));
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const entries = journal.entries.slice(0, count);
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
  for (const { tag } of entries) await copyFile(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
  return folder;
}

/** What somebody had written, uploaded and set when the tables were new. */
async function fill({ orm }: DatabaseHandle): Promise<void> {
  for (const statement of [
    sql`insert into profiles (id, name, email, role) values ('one', 'First “administrator” 量子', 'First@Example.com', 'admin')`,
    sql`insert into accounts (id, account_id, provider_id, user_id, password) values ('a', 'one', 'credential', 'one', 'salt:hash')`,
    sql`insert into sessions (id, user_id, token, expires_at) values ('s', 'one', 'token-of-before', now() + interval '5 days')`,
    sql`insert into insights (slug, status, publish_date, title, excerpt, content, author, tags, research_category, difficulty, created_at)
      values ('kept-as-it-was', 'published', '2025-03-01 04:05:06.789012Z', 'Kept as it was', 'Naïve — ☂', '<p>Entanglement &amp; decoherence</p>',
        'Research team', '{"error correction","a,b","\\"quoted\\""}', 'Algorithms', 'advanced', '2025-02-28 23:59:59.999999Z'),
      ('still-a-draft', 'draft', '2025-03-02Z', 'Still a draft', 'x', '<p>x</p>', 'Research team', '{}', null, 'beginner', now())`,
    sql`insert into blog_posts (slug, status, publish_date, title, excerpt, content, author, tags, canonical_url, featured_image, created_by)
      values ('an-old-post', 'published', '2024-12-31Z', 'An old post', 'x', '<p>Words of before</p>', 'Engineering team', '{}',
        'https://example.com/elsewhere', '/uploads/blog-images/1763719200000-k3x9q2ab7c1d-60x40.png', 'one')`,
    sql`insert into uploads (path, bucket, original_name, width, height, bytes, created_by)
      values ('/uploads/blog-images/1763719200000-k3x9q2ab7c1d-60x40.png', 'blog-images', 'Füße.png', 60, 40, 100, 'one')`,
    sql`insert into newsletter_subscribers (email, status) values ('Reader@Example.com', 'confirmed'), ('asked@example.com', 'pending')`,
    sql`insert into settings (key, value) values ('a setting', '{"number": 12345678901234567890.5, "none": null}'::jsonb)`,
    sql`insert into audit_log (actor_id, actor_name, action, collection, record_id, changes)
      values ('one', 'First', 'update', 'insights', 'x', '{"title":{"before":"a","after":"b"}}'::jsonb)`,
    sql`insert into one_time_links (token_hash, purpose, expires_at) values ('hash', 'first-administrator', now() + interval '1 day')`,
    sql`insert into rate_limits (key, points, expire) values ('sign-in:somebody', 7, now() + interval '1 hour')`,
  ]) {
    await orm.execute(statement);
  }
}

type Columns = Record<string, string[]>;

/** The columns of every table, without those that the database computes. */
async function columnsOf({ orm }: DatabaseHandle): Promise<Columns> {
  const { rows } = await orm.execute<{ name: string; columns: string[] }>(sql`
    select table_name as name, json_agg(column_name order by ordinal_position) as columns from information_schema.columns
    where table_schema = current_schema() and is_generated = 'NEVER' group by table_name order by table_name`);
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
}

/** Every row in these columns, as the database's own texts. */
async function contentsOf({ orm }: DatabaseHandle, columns: Columns): Promise<Record<string, string[]>> {
  const contents: Record<string, string[]> = {};
  for (const [table, names] of Object.entries(columns)) {
    const values = sql.join(
      names.map((name) => sql`${sql.identifier(name)}::text`),
      sql`, `,
    );
    const { rows } = await orm.execute<{ line: string }>(
      sql`select array[${values}]::text as line from ${sql.identifier(table)} order by 1`,
    );
    contents[table] = rows.map(({ line }) => line);
  }
  return contents;
}

eachDriver('An installation of the first version', (kit) => {
  let place: BackupPlace;
  let handle: DatabaseHandle;
  let oldFolder: string;
  let columns: Columns;
  let before: Record<string, string[]>;
  const said: string[] = [];
  const archiveSaid = () => {
    const start = 'Backed up and proven: ';
    return said.find((sentence) => sentence.startsWith(start))?.slice(start.length) ?? '';
  };
  const opened: DatabaseHandle[] = [];

  const placeOf = ({ databaseUrl, dataDirectory }: DatabasePlace): BackupPlace => {
    const directory = join(dataDirectory, 'backups');
    return { databaseUrl, dataDirectory, directory, keep: 3, migrationsFolder };
  };

  beforeAll(async () => {
    const fresh = await kit.freshDatabase();
    place = placeOf(fresh);
    oldFolder = await firstMigrations(2);
    handle = await openDatabase(fresh);
    await migrateDatabase(handle, oldFolder);
    await fill(handle);
    columns = await columnsOf(handle);
    before = await contentsOf(handle, columns);
    setDatabase(handle);
  }, longMs);

  afterAll(async () => {
    setDatabase(undefined);
    for (const each of [...opened, handle]) await each?.close();
    await rm(oldFolder, { recursive: true, force: true });
  });

  it(
    'is backed up, then brought to this version with every value it had',
    async () => {
      const stopped = upgradeSafely(handle, place, { say: () => undefined, signal: AbortSignal.abort() });
      await expect(stopped).rejects.toThrow('The site was stopped before the backup was done.');
      expect(await contentsOf(handle, columns)).toEqual(before);
      const { applied } = await upgradeSafely(handle, place, { say: (sentence) => said.push(sentence) });
      expect(applied).toBeGreaterThanOrEqual(14);
      expect(said[0]).toBe(`${applied} new migrations: backing up what is there first.`);
      expect(said).toContain('The archive is written. Restoring it into a scratch database to compare.');
      expect(archiveSaid()).toMatch(/-before-upgrade\.tar\.gz$/);
      const [run] = await latestRuns(handle.orm, 1);
      expect(run).toMatchObject({ kind: 'before-upgrade', status: 'proven' });
      expect(await contentsOf(handle, columns)).toEqual(before);
      // A second start finds nothing to do.
      const again: string[] = [];
      expect(await upgradeSafely(handle, place, { say: (sentence) => again.push(sentence) })).toEqual({ applied: 0 });
      expect(again).toEqual([]);
    },
    longMs,
  );

  it(
    'can be given back to the former version, which says that it can make no backup of the newer database',
    async () => {
      const former = { ...place, migrationsFolder: oldFolder };
      const request = { handle, place: former, say: () => {} };
      await expect(makeBackup({ ...request, kind: 'asked' })).rejects.toThrow(
        'The database as it is now was written by a newer version of the program, so this version can not make a backup of it. Make it with the newer version (npm run backup, in its folder).',
      );
      await expect(makeBackup({ ...request, kind: 'before-restore' })).rejects.toThrow(
        'can not make a backup of it first. Make one with the newer version (npm run backup, in its folder), then restore with --replace --without-backup.',
      );
      // What --without-backup does, in a database of its own: the others go on with this one.
      const elsewhere = placeOf(await kit.freshDatabase());
      const target = await openForCommand(elsewhere);
      opened.push(target);
      await migrateDatabase(target, migrationsFolder);
      const back = { ...elsewhere, migrationsFolder: oldFolder };
      const archive = await checkArchive(archiveSaid(), oldFolder, () => {});
      const asked = { handle: target, place: back, archive, mayReplace: true, say: () => {} };
      expect(await restoreBackup(asked)).toMatchObject({ migrated: 0 });
      expect(await contentsOf(target, columns)).toEqual(before);
    },
    longMs,
  );

  it('is read by this version: pages, search, addresses, and what a draft was stays one', async () => {
    const { articles } = await listPublishedInsights({});
    expect(articles.map(({ slug }) => slug)).toEqual(['kept-as-it-was']);
    expect((await listPublishedInsights({ query: 'decoherence' })).total).toBe(1);
    expect(await findPublishedInsight('still-a-draft')).toBeNull();
    expect(await findPublishedInsight('kept-as-it-was')).toMatchObject({
      tags: ['error correction', 'a,b', '"quoted"'],
      category: 'Algorithms',
    });
    expect(await findPublishedBlogPost('an-old-post')).toMatchObject({ canonicalUrl: 'https://example.com/elsewhere' });
  });

  it(
    'can be had back as it was, from the backup that was made before: restoring brings it to this version again',
    async () => {
      const elsewhere = placeOf(await kit.freshDatabase());
      const target = await openForCommand(elsewhere);
      opened.push(target);
      const archive = await checkArchive(archiveSaid(), elsewhere.migrationsFolder, () => {});
      const restored = await restoreBackup({
        handle: target,
        place: elsewhere,
        archive,
        mayReplace: false,
        say: () => {},
      });
      expect(restored.migrated).toBeGreaterThanOrEqual(14);
      expect(await contentsOf(target, columns)).toEqual(before);
    },
    longMs,
  );
});
