import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDatabase } from '../../app/db/client.server';
import { pictureFileNames } from '../../app/lib/pictures';
import { type BuiltServer, startBuiltServer, until } from '../support/built-server';
import type { DatabasePlace } from '../support/clusters';
import { eachDriver } from '../support/drivers';
import { nothingRemembered, workThroughStorm } from '../support/storm-editor';
import { signInAt } from '../support/visitors';

/** `npm run proof:kills` kills thirty times. */
const full = process.env.PROOF === 'full';
const kills = full ? 30 : 3;
const editors = 4;
const patienceMs = full ? 3_600_000 : 300_000;

interface Stored {
  insights: { id: string; title: string; revision: number; audited: number }[];
  pictures: { id: string; path: string; audited: number }[];
  /** Files of pictures that were replaced or deleted, which a start takes away. */
  waiting: number;
}

async function readStored(place: DatabasePlace): Promise<Stored> {
  const handle = await openDatabase(place);
  try {
    const insights = await handle.orm.execute<Stored['insights'][number]>(sql`
      select id::text, title, revision, (select count(*)::int from audit_log
          where collection = 'insights' and record_id = insights.id::text) as audited
      from insights where title like 'Storm %'`);
    const pictures = await handle.orm.execute<Stored['pictures'][number]>(sql`
      select id::text, path, (select count(*)::int from audit_log where record_id = uploads.id::text) as audited from uploads
      where created_by is not null`);
    const waiting = await handle.orm.execute<{ count: number }>(
      sql`select count(*)::int as count from former_uploads where files_removed_at is null`,
    );
    return { insights: insights.rows, pictures: pictures.rows, waiting: waiting.rows[0]?.count ?? -1 };
  } finally {
    await handle.close();
  }
}

eachDriver('Writing and uploading while the server is killed', (kit) => {
  it(`After ${kills} kills all that was acknowledged is there, whole and once, and nothing is left lying about`, {
    timeout: patienceMs * 2,
    retry: 0,
  }, async () => {
    const place = await kit.databaseOfSite();
    const files = join(place.dataDirectory, 'uploads/insight-images');
    const start = () => startBuiltServer(place);
    let server: BuiltServer | null = await start();
    const cookie = await signInAt(server.url);
    const memory = nothingRemembered();
    let isOver = false;
    const work = Promise.all(
      Array.from({ length: editors }, (_, number) =>
        workThroughStorm(
          () => server?.url ?? null,
          cookie,
          number,
          memory,
          () => isOver,
        ),
      ),
    );
    const done = () => memory.insights.size + memory.pictures.size + memory.deletedPictures.length;
    for (let kill = 1; kill <= kills; kill += 1) {
      // Whatever it is doing when so much more is done.
      const mark = done() + 5 + Math.floor(Math.random() * 10);
      await Promise.race([until(`${mark} things done`, () => (done() >= mark ? true : undefined), patienceMs), work]);
      const dying: BuiltServer | null = server;
      server = null;
      await dying?.kill('SIGKILL');
      server = await start();
    }
    isOver = true;
    await work;
    const site = server?.url ?? '';
    for (const [id, { path }] of memory.pictures) {
      const answer = await fetch(site + path);
      const { mayBeGone } = memory.pictures.get(id) ?? {};
      expect([id, answer.status === 200 || mayBeGone === true]).toEqual([id, true]);
    }
    await server?.stop();

    const stored = await readStored(place);
    const titles = stored.insights.map(({ title }) => title.split(',')[0]);
    expect(new Set(titles).size).toBe(titles.length);
    for (const [id, { acknowledged, sent }] of memory.insights) {
      const insight = stored.insights.find((each) => each.id === id);
      const version = Number(/version (\d+)$/.exec(insight?.title ?? '')?.[1]);
      expect(version).toBeGreaterThanOrEqual(acknowledged);
      expect(version).toBeLessThanOrEqual(sent);
    }
    const strangers = stored.insights.filter(({ id }) => !memory.insights.has(id));
    expect(strangers.length).toBeLessThanOrEqual(memory.unknown.insights);
    // A record and its entries in the audit log are written together or not at all.
    expect(stored.insights.filter(({ revision, audited }) => revision !== audited)).toEqual([]);
    expect(stored.pictures.filter(({ audited }) => audited < 1)).toEqual([]);

    const known = new Map(stored.pictures.map(({ id, path }) => [id, path]));
    for (const [id, { path, mayBeReplaced, mayBeGone }] of memory.pictures) {
      if (!known.has(id)) expect([id, mayBeGone]).toEqual([id, true]);
      else if (!mayBeReplaced) expect([id, known.get(id)]).toEqual([id, path]);
    }
    expect(memory.deletedPictures.filter((id) => known.has(id))).toEqual([]);
    const unknownPictures = [...known.keys()].filter((id) => !memory.pictures.has(id));
    expect(unknownPictures.length).toBeLessThanOrEqual(memory.unknown.pictures);
    const names = new Set(await readdir(files));
    const needed = [...known.values()].flatMap((path) => pictureFileNames(path));
    expect(needed.filter((name) => !names.has(name))).toEqual([]);

    // Two hours later another start has mended what the kills left.
    const longAgo = new Date(Date.now() - 2 * 3_600_000);
    for (const name of names) await utimes(join(files, name), longAgo, longAgo);
    const again = await start();
    await until('only files of pictures', async () =>
      (await readdir(files)).length === needed.length ? true : undefined,
    );
    await again.stop();
    expect(new Set(await readdir(files))).toEqual(new Set(needed));
    expect((await readStored(place)).waiting).toBe(0);
    if (full)
      process.stdout.write(
        `${kit.driver}: ${kills} kills, ${memory.insights.size} insights and ${memory.pictures.size} pictures acknowledged, ` +
          `${memory.deletedPictures.length} deleted, ${names.size - needed.length} files mended\n`,
      );
  });
});
