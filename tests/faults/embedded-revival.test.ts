import fs, { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type DatabaseHandle, migrateDatabase, openDatabase, sendNotification } from '../../app/db/client.server.ts';
import { openEmbeddedDatabase } from '../../app/db/embedded-database.server.ts';
import { until } from '../support/built-server.ts';
import { canMount, mountTmpfs } from '../support/mounts.ts';
import { SAMPLE_MIGRATIONS, seedDatabase, temporaryFolder } from './children.ts';

const original = { fsyncSync: fs.fsyncSync, fdatasyncSync: fs.fdatasyncSync };

let folder: ReturnType<typeof temporaryFolder>;
let handle: DatabaseHandle;
let isBroken: boolean;

beforeEach(async () => {
  folder = temporaryFolder();
  isBroken = false;
});

afterEach(async () => {
  Object.assign(fs, original);
  syncBuiltinESMExports();
  await handle?.close();
  folder.remove();
});

/** From here on the disk fails every sync for as long as `isBroken` says so. */
function breakableSyncs(): void {
  const around = (sync: typeof fs.fsyncSync) => (descriptor: number) => {
    if (isBroken) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
    sync(descriptor);
  };
  Object.assign(fs, { fsyncSync: around(original.fsyncSync), fdatasyncSync: around(original.fdatasyncSync) });
  syncBuiltinESMExports();
}

const insert = (id: number) => handle.orm.execute(sql`insert into notes values (${id}, 'kept')`);
const ids = async () =>
  (await handle.orm.execute<{ id: number }>(sql`select id from notes order by id`)).rows.map(({ id }) => id);
const untilAlive = () => until('the database being open again', async () => (await handle.isAlive()) || undefined);

describe('the embedded database after its disk failed', () => {
  it('is open again by itself as soon as the disk is well, with everything that was acknowledged', async () => {
    await seedDatabase(folder.path);
    const warnings: string[] = [];
    handle = await openDatabase({ dataDirectory: folder.path, onWarning: (sentence) => warnings.push(sentence) });
    await migrateDatabase(handle, SAMPLE_MIGRATIONS);
    const heard: string[] = [];
    await handle.listen('news', { onPayload: (text) => heard.push(text), onReconnect: () => heard.push('anew') });
    breakableSyncs();
    await insert(1);
    isBroken = true;
    await expect(insert(2)).rejects.toThrow();
    await expect(insert(3)).rejects.toMatchObject({ cause: { code: 'DATABASE_FAILED' } });
    expect(await handle.isAlive()).toBe(false);
    const attempt = () => warnings.find((sentence) => sentence.includes('could not be opened again yet'));
    await until('an attempt in vain', attempt);
    isBroken = false;
    await untilAlive();
    await insert(4);
    await sendNotification(handle.orm, 'news', 'open');
    const found = await ids();
    expect([found.includes(1), found.includes(3), found.includes(4)]).toEqual([true, false, true]);
    expect(heard).toEqual(['anew', 'open']);
    expect(warnings).toContain('The embedded database is open again.');
  });

  it('is given up when the disk stays bad, and says so', async () => {
    await seedDatabase(folder.path);
    const lost = Promise.withResolvers<Error>();
    handle = await openEmbeddedDatabase({ dataDirectory: folder.path, onLost: lost.resolve, giveUpAfterMs: 0 });
    await migrateDatabase(handle, SAMPLE_MIGRATIONS);
    breakableSyncs();
    isBroken = true;
    await expect(insert(1)).rejects.toThrow();
    expect(await lost.promise).toMatchObject({ code: 'DATABASE_FAILED' });
  });
});

describe.skipIf(!canMount())('a disk that is really full (a small tmpfs)', () => {
  it('refuses what needs room, reads on, and goes on by itself once there is room', async () => {
    const disk = mountTmpfs('100m');
    try {
      await seedDatabase(disk.path);
      handle = await openDatabase({ dataDirectory: disk.path });
      await migrateDatabase(handle, SAMPLE_MIGRATIONS);
      await insert(1);
      const ballast = join(disk.path, 'ballast');
      const fill = () => {
        const { bavail, bsize } = statfsSync(disk.path);
        writeFileSync(ballast, Buffer.alloc(bavail * bsize));
      };
      fill();
      // A table that has to grow fails its own statement only.
      const growing = handle.orm.execute(
        sql`insert into notes select n, repeat('x', 2000) from generate_series(1000, 2000) n`,
      );
      await expect(growing).rejects.toMatchObject({
        cause: { message: expect.stringContaining('No space left on device') as string },
      });
      expect(await ids()).toEqual([1]);
      // A log that has to grow ends the database, which then waits for room.
      const switching = async () => {
        for (let round = 1; round <= 20; round += 1) {
          await handle.orm.execute(sql`update notes set text = ${String(round)} where id = 1`);
          await handle.orm.execute(sql`select pg_switch_wal()`);
        }
      };
      await expect(switching()).rejects.toMatchObject({ cause: { code: 'DATABASE_FAILED' } });
      expect(await handle.isAlive()).toBe(false);
      rmSync(ballast);
      await untilAlive();
      await insert(2);
      expect(await ids()).toEqual([1, 2]);
      await handle.close();
    } finally {
      disk.unmount();
    }
  });
});
