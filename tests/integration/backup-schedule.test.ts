import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DatabaseHandle, openDatabase } from '~/db/client.server';
import { backupRuns } from '~/server/backup/backup_runs.table.server';
import type { BackupPlace } from '~/server/backup/backup-archives.server';
import { latestRuns, makeRecordedBackup } from '~/server/backup/backup-runs.server';
import { makeDueBackup } from '~/server/backup/backup-schedule.server';
import { eachDriver } from '../support/drivers.ts';

const longMs = 300_000;
const times = ['03:30', '15:30'];
const silent = () => undefined;
/** Of somebody who keeps an archive under a name of their own. */
const ownName = 'quzones-of-my-own.tar.gz';

eachDriver('backups by the clock', (kit) => {
  let handle: DatabaseHandle;
  let place: BackupPlace;

  beforeAll(async () => {
    const fresh = await kit.databaseWithTables();
    handle = await openDatabase(fresh);
    const directory = join(fresh.dataDirectory, 'backups');
    const { databaseUrl, dataDirectory } = fresh;
    place = {
      databaseUrl,
      dataDirectory,
      directory,
      keep: 2,
      migrationsFolder: resolve('migrations'),
    };
    await mkdir(directory);
    for (const name of ['notes.txt', ownName]) await writeFile(join(directory, name), 'mine');
  });

  afterAll(async () => {
    await handle?.close();
  });

  const due = (now: string) => makeDueBackup({ handle, place, times }, new Date(now));

  it(
    'A moment has one backup, whoever comes first, and one that passed unseen is made up for',
    async () => {
      // Two processes at the same time, long after the moment.
      const both = await Promise.all([due('2026-11-22T05:00:00Z'), due('2026-11-22T05:00:00Z')]);
      expect(both.filter((made) => made !== null)).toHaveLength(1);
      expect(await due('2026-11-22T15:29:59Z')).toBeNull();
      expect(await due('2026-11-22T15:30:00Z')).not.toBeNull();
      const runs = await latestRuns(handle.orm, 10);
      expect(runs.map(({ kind, status, slot }) => [kind, status, slot?.toISOString()])).toEqual([
        ['scheduled', 'proven', '2026-11-22T15:30:00.000Z'],
        ['scheduled', 'proven', '2026-11-22T03:30:00.000Z'],
      ]);
    },
    longMs,
  );

  it(
    'What a killed process had begun is made by the next one',
    async () => {
      const now = '2026-11-23T03:31:00Z';
      await handle.orm.insert(backupRuns).values({
        kind: 'scheduled',
        slot: new Date('2026-11-23T03:30:00Z'),
        aliveUntil: sql`now() + interval '1 minute'`,
        host: 'another',
        directory: '/elsewhere',
        file: 'killed.tar.gz',
      });
      expect(await due(now)).toBeNull();
      await handle.orm
        .update(backupRuns)
        .set({ aliveUntil: sql`now() - interval '1 second'` })
        .where(eq(backupRuns.file, 'killed.tar.gz'));
      expect(await due(now)).not.toBeNull();
      const [killed] = await handle.orm.select().from(backupRuns).where(eq(backupRuns.file, 'killed.tar.gz'));
      expect(killed).toMatchObject({ status: 'failed', error: 'The process that made it ended before it was done.' });
    },
    longMs,
  );

  it.skipIf(process.platform !== 'linux')(
    'A folder for archives where none can be made is refused at once',
    async () => {
      for (const directory of ['/proc/quzones/archives', import.meta.filename]) {
        await expect(
          makeRecordedBackup({ handle, kind: 'asked', place: { ...place, directory }, say: silent }),
        ).rejects.toMatchObject({
          code: 'BACKUP_FAILED',
          message: `No folder can be made at ${directory}. Set BACKUP_DIR to a place that takes folders.`,
        });
      }
    },
  );

  it(
    'Of two who ask for a backup at once, one makes it and the other is told so',
    async () => {
      const ask = () => makeRecordedBackup({ handle, kind: 'asked', place, say: silent });
      const both = await Promise.allSettled([ask(), ask()]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const refused = both.find((each) => each.status === 'rejected');
      expect(String(refused?.reason)).toContain('A backup is being made already, since ');
      const made = both.find((each) => each.status === 'fulfilled')?.value;
      await rm(made?.path ?? '');
    },
    longMs,
  );

  it(
    'The newest two of each kind stay, and nothing else in the folder is touched',
    async () => {
      const asked = await makeRecordedBackup({ handle, kind: 'asked', place, say: silent });
      const askedName = basename(asked?.path ?? '');
      expect(askedName).toMatch(/^quzones-.+-asked\.tar\.gz$/);
      // It has the present time in its name, so where it stands among the others is no matter.
      expect(new Set(await readdir(place.directory))).toEqual(
        new Set([
          askedName,
          'quzones-2026-11-22T15-30-00-000Z-scheduled.tar.gz',
          'quzones-2026-11-23T03-31-00-000Z-scheduled.tar.gz',
          ownName,
          'notes.txt',
        ]),
      );
      const runs = await latestRuns(handle.orm, 10);
      const gone = runs.filter(({ removedAt }) => removedAt !== null).map(({ slot }) => slot?.toISOString());
      expect(gone).toEqual(['2026-11-22T03:30:00.000Z']);
    },
    longMs,
  );
});
