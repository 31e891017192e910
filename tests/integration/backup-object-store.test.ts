import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DatabaseHandle, migrateDatabase, openDatabase } from '~/db/client.server';
import { pictureFileNames } from '~/lib/pictures';
import { readArchive } from '~/server/backup/archive-reader.server';
import type { BackupPlace } from '~/server/backup/backup-archives.server';
import { type MadeBackup, makeBackup } from '~/server/backup/make-backup.server';
import { checkArchive, restoreBackup } from '~/server/backup/restore-backup.server';
import { type ObjectStore, type ObjectStoreSettings, openObjectStore } from '~/server/uploads/object-store.server';
import type { DatabasePlace } from '../support/clusters.ts';
import { eachDriver } from '../support/drivers.ts';
import { startObjectStore, type TestObjectStore } from '../support/object-store.ts';

const longMs = 300_000;
const silent = () => undefined;
const bucket = 'blog-images';

eachDriver('backups of pictures in an object store', (kit) => {
  let server: TestObjectStore;
  let settings: ObjectStoreSettings;
  let store: ObjectStore;
  let from: DatabasePlace;
  let handle: DatabaseHandle;
  let made: MadeBackup;
  let meanwhile = 0;
  const folders: string[] = [];
  const opened: DatabaseHandle[] = [];

  const placeOf = ({ databaseUrl, dataDirectory }: DatabasePlace, objectStore?: ObjectStoreSettings): BackupPlace => ({
    databaseUrl,
    dataDirectory,
    objectStore,
    directory: join(dataDirectory, 'backups'),
    keep: 3,
    migrationsFolder: resolve('migrations'),
  });

  /** A picture as an upload leaves it: its files, and then its row. */
  async function addPicture(number: number): Promise<string> {
    const path = `/uploads/${bucket}/1763719200000-${String(number).padStart(12, '0')}-64x48.jpg`;
    const files = pictureFileNames(path).map((name) => ({ name, bytes: randomBytes(20_000 + number) }));
    await store.put(bucket, files);
    await handle.orm.execute(sql`insert into uploads (path, bucket, original_name, width, height, bytes)
      values (${path}, ${bucket}, 'boat.jpg', 64, 48, 100)`);
    return path;
  }

  async function removePicture(path: string): Promise<void> {
    await handle.orm.execute(sql`delete from uploads where path = ${path}`);
    await store.remove(bucket, pictureFileNames(path));
  }

  /** An empty installation of the same kind of database. */
  async function openElsewhere(objectStore?: ObjectStoreSettings) {
    const fresh = await kit.freshDatabase();
    folders.push(fresh.dataDirectory);
    const target = await openDatabase(fresh);
    opened.push(target);
    return { place: placeOf(fresh, objectStore), target };
  }

  const namesIn = async (kept: ObjectStore) => (await kept.list(bucket)).map(({ name }) => name).sort();
  const restore = async (
    to: { place: BackupPlace; target: DatabaseHandle },
    archivePath: string,
    mayReplace = false,
  ) => {
    const archive = await checkArchive(archivePath, to.place.migrationsFolder, silent);
    return restoreBackup({ handle: to.target, place: to.place, archive, mayReplace, say: silent });
  };

  beforeAll(async () => {
    server = await startObjectStore();
    settings = { ...server.env, S3_PATH_STYLE: 'yes' };
    store = openObjectStore(settings);
    from = await kit.databaseWithTables();
    handle = await openDatabase(from);
    for (let number = 1; number <= 3; number += 1) await addPicture(number);
    // Somebody's own, which is no file of a picture and no business of a backup.
    await store.put(bucket, [{ name: '.hidden', bytes: Buffer.from('x') }]);
    let isOver = false;
    const write = async () => {
      // A backup on a busy machine would meet more and more of them, and everything after it too.
      for (let number = 100; !isOver && number < 106; number += 1) {
        const path = await addPicture(number);
        if (number % 2 === 0) await removePicture(path);
        meanwhile += 1;
        await pause(400);
      }
    };
    const writing = write();
    writing.catch(silent);
    try {
      made = await makeBackup({ handle, kind: 'asked', place: placeOf(from, settings), say: silent });
    } finally {
      isOver = true;
      await writing;
    }
  }, longMs);

  afterAll(async () => {
    for (const each of opened) await each.close();
    await handle?.close();
    await server?.stop();
    for (const folder of folders) await rm(folder, { recursive: true, force: true });
  });

  it(
    'have the files of every row although pictures come and go meanwhile, and put them into another bucket',
    async () => {
      expect(meanwhile).toBeGreaterThan(2);
      expect(made.missingFiles).toEqual([]);
      const otherSettings = { ...settings, ...(await server.addBucket('restored')) };
      const other = openObjectStore(otherSettings);
      await other.put(bucket, [{ name: 'stray.jpg', bytes: Buffer.from('x') }]);
      const to = await openElsewhere(otherSettings);
      await expect(restore(to, made.path)).rejects.toThrow(
        'There is an installation already, with 0 rows in 0 tables and 1 files of pictures.',
      );
      await restore(to, made.path, true);
      const { rows } = await to.target.orm.execute<{ path: string }>(sql`select path from uploads`);
      expect(rows.length).toBeGreaterThanOrEqual(3);
      for (const { path } of rows) {
        for (const file of pictureFileNames(path)) expect(await other.get(bucket, file)).not.toBeNull();
      }
      const archived = Object.keys((await readArchive(made.path)).entries).filter((name) =>
        name.startsWith('uploads/'),
      );
      expect(await namesIn(other)).toEqual(archived.map((name) => name.split('/').at(-1) ?? '').toSorted());
      const [file = ''] = pictureFileNames(`/uploads/${bucket}/1763719200000-000000000001-64x48.jpg`);
      expect(await other.get(bucket, file)).toEqual(await store.get(bucket, file));
      expect(await readdir(to.place.dataDirectory)).not.toContain('uploads');
    },
    longMs,
  );

  it(
    'are restored onto the disk as well, and one of the disk into a store',
    async () => {
      const onDisk = await openElsewhere();
      await restore(onDisk, made.path);
      const [file = ''] = pictureFileNames(`/uploads/${bucket}/1763719200000-000000000001-64x48.jpg`);
      expect(await readFile(join(onDisk.place.dataDirectory, 'uploads', bucket, file))).toEqual(
        await store.get(bucket, file),
      );
      const ofDisk = await makeBackup({ handle: onDisk.target, kind: 'asked', place: onDisk.place, say: silent });
      expect(ofDisk.files).toBe(made.files);
      const backSettings = { ...settings, ...(await server.addBucket('back')) };
      await restore(await openElsewhere(backSettings), ofDisk.path);
      expect(await openObjectStore(backSettings).get(bucket, file)).toEqual(await store.get(bucket, file));
    },
    longMs,
  );

  it(
    'fail in words while the store is away and leave nothing behind; once it is back, they name the files that pictures lack',
    async () => {
      const place = { ...placeOf(from, settings), directory: await mkdtemp(join(tmpdir(), 'quzones-archives-')) };
      folders.push(place.directory);
      const path = await addPicture(5000);
      const lost = pictureFileNames(path).slice(1, 3);
      await store.remove(bucket, lost);
      await server.kill();
      await expect(makeBackup({ handle, kind: 'asked', place, say: silent })).rejects.toMatchObject({
        code: 'BACKUP_FAILED',
        message: expect.stringMatching(/^The object store at 127\.0\.0\.1:\d+ can't be reached: .*ECONNREFUSED/),
      });
      expect(await readdir(place.directory)).toEqual([]);
      await server.start();
      const later = await makeBackup({ handle, kind: 'asked', place, say: silent });
      expect(later.missingFiles).toEqual(lost.map((name) => `uploads/${bucket}/${name}`));
      expect(await readdir(place.directory)).toEqual([later.path.split('/').at(-1)]);
    },
    longMs,
  );

  it(
    'do not restore a file under a name that no bucket has',
    async () => {
      const onDisk = await openElsewhere();
      await migrateDatabase(onDisk.target, 'migrations');
      const { dataDirectory } = onDisk.place;
      await mkdir(join(dataDirectory, 'uploads/elsewhere'), { recursive: true });
      await writeFile(join(dataDirectory, 'uploads/elsewhere/a.jpg'), 'x');
      const { path } = await makeBackup({ handle: onDisk.target, kind: 'asked', place: onDisk.place, say: silent });
      const settingsOfThird = { ...settings, ...(await server.addBucket('third')) };
      await expect(restore(await openElsewhere(settingsOfThird), path)).rejects.toThrow(
        'The archive has a file with a name that no backup writes: uploads/elsewhere/a.jpg.',
      );
    },
    longMs,
  );
});
