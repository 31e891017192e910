import { accessSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sql } from 'drizzle-orm';
import { type DatabaseHandle, DatabaseLockedError } from '~/db/client.server';
import { orFullDisk } from '~/db/data-directory.server';
import { DataDirectoryError } from '~/db/database-errors.server';
import { type Migration, planMigrations, writeMigrations } from '~/db/migrate.server';
import { countOf } from '~/lib/count-of';
import { utcTime } from '~/lib/dates';
import { reasonOf } from '~/lib/error-reason';
import { namesOf } from '~/lib/names-of';
import { fileSize } from '~/lib/sizes';
import { type BackupPlace, backupPlace } from '~/server/backup/backup-archives.server';
import { hasBackupRuns, makeRecordedBackup } from '~/server/backup/backup-runs.server';
import { type MadeBackup, makeBackup } from '~/server/backup/make-backup.server';
import { openForCommand } from '~/server/backup/open-for-command.server';
import { checkArchive, newestArchive, RestoreError, restoreBackup } from '~/server/backup/restore-backup.server';
import { askRunningSite, NoSiteError } from '~/server/control/control-socket.server';
import { migrationsFolder } from './build-paths.ts';

type Say = (sentence: string) => void;

/** `npm run backup`: of the running site, or of one that is stopped. Answers sentences. */
export async function backUp({ say }: { say: Say }): Promise<string[]> {
  const place = backupPlace(migrationsFolder());
  assertInstalled(place);
  const made = await withDatabase(
    place,
    async (handle) => ({ ...(await backUpOpen(handle, place, say)), pausedMs: 0 }),
    () => goingOnWithout(() => askRunningSite<MadeBackup>(place.dataDirectory, { ask: 'backup' }, say), say),
  );
  return [
    `Backup made and proven: ${shown(made.path)}`,
    `${fileSize(made.bytes)}: ${made.rows} rows in ${made.tables} tables, ${countOf(made.files, 'file')}. It was restored into a scratch database, and nothing differed.`,
    ...(made.pausedMs > 0 ? [`Queries of the running site waited ${Math.ceil(made.pausedMs)} ms for it.`] : []),
    ...(made.missingFiles.length > 0
      ? [`Of pictures that the database knows, these files were missing already: ${namesOf(made.missingFiles)}.`]
      : []),
    ...(made.rotated.length > 0 ? [`${countOf(made.rotated.length, 'older archive')} made room.`] : []),
    `SHA-256 ${made.sha256}`,
  ];
}

/** Whoever breaks the command off hears that what the running site makes is made all the same. */
async function goingOnWithout<Result>(ask: () => Promise<Result>, say: Say): Promise<Result> {
  const leave = () => {
    say('The running site goes on with the backup. The page Operations shows when it is proven.');
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, leave);
  try {
    return await ask();
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, leave);
  }
}

/** One that this process has open; noted where there is a register. */
async function backUpOpen(handle: DatabaseHandle, place: BackupPlace, say: Say): Promise<MadeBackup> {
  const { applied } = await planMigrations(handle.orm, place.migrationsFolder);
  if (applied.length === 0) throw new Error('There is nothing to back up: the database is empty.');
  const request = { handle, kind: 'asked', place, say } as const;
  const made = (await hasBackupRuns(handle)) ? await makeRecordedBackup(request) : await makeBackup(request);
  if (!made) throw new Error('Another process makes this backup.');
  return made;
}

/** `npm run restore`: puts an archive, the newest if none is named, in the place of what is there. */
export async function restore(asked: {
  archive: string | undefined;
  mayReplace: boolean;
  withoutBackup: boolean;
  say: Say;
}): Promise<string[]> {
  const place = backupPlace(migrationsFolder());
  const archivePath = asked.archive ?? (await newestArchive(place.directory));
  if (archivePath === null) throw new RestoreError(`There is no archive in ${shown(place.directory)}. Name one.`);
  const { say, mayReplace } = asked;
  // Before the database is opened, which makes one where there is none.
  const archive = await checkArchive(archivePath, place.migrationsFolder, say);
  return onOpened(place, async (handle) => {
    const { applied } = await planMigrations(handle.orm, place.migrationsFolder);
    const lines: string[] = [];
    const beforeReplacing = async () => {
      if (!mayReplace || asked.withoutBackup || applied.length === 0) return;
      say('Backing up what is there now.');
      const kept = await makeBackup({ handle, kind: 'before-restore', place, say });
      lines.push(`What was there before is in ${shown(kept.path)}`);
    };
    const restored = await restoreBackup({ handle, place, archive, mayReplace, beforeReplacing, say });
    lines.push(
      `Restored the state of ${utcTime(restored.createdAt)}: ${restored.rows} rows in ${restored.tables} tables, ${countOf(restored.files, 'file')}. All of it was compared with the archive.`,
    );
    if (restored.migrated > 0)
      lines.push(
        `${countOf(restored.migrated, 'newer migration')} ${restored.migrated === 1 ? 'was' : 'were'} applied to it.`,
      );
    if (restored.heldMails > 0) {
      lines.push(
        `${countOf(restored.heldMails, 'mail')} waited when the backup was made, now among the failed ones in Mail: send those again that did not leave.`,
      );
    }
    return [...lines, 'Everybody who was signed in then still is; links that were used since work again.'];
  });
}

/** `npm run migrate`: what an upgrade would do, or the upgrade itself. Changes nothing with `isDryRun`. */
export async function migrate({ isDryRun, say }: { isDryRun: boolean; say: Say }): Promise<string[]> {
  const place = backupPlace(migrationsFolder());
  assertInstalled(place);
  return onOpened(place, async (handle) => {
    const plan = await planMigrations(handle.orm, place.migrationsFolder);
    if (plan.obstacles.length > 0) throw new Error(plan.obstacles.join('\n'));
    const names = plan.pending.map(({ tag }) => tag).join(', ');
    if (plan.pending.length === 0) return [`Up to date: all ${plan.applied.length} migrations are applied.`];
    if (!isDryRun) {
      const lines: string[] = [];
      const { applied } = await handle.migrate(place.migrationsFolder, async () => {
        const kept = await makeBackup({ handle, kind: 'before-upgrade', place, say });
        lines.push(`What was there before is in ${shown(kept.path)}`);
      });
      return [...lines, `${countOf(applied, 'migration')} applied: ${names}.`];
    }
    const { length } = plan.pending;
    say(`Trying ${countOf(length, 'migration')} on this database, to undo what they change.`);
    await tryMigrations(handle, plan.pending);
    return [
      `${countOf(length, 'migration')} ${length === 1 ? 'is' : 'are'} missing: ${names}.`,
      'What is missing was tried on this database, works, and was undone again. `npm run migrate` or a start applies it.',
    ];
  });
}

/** Works with the database alone. A full disk is said in words, whatever failed for want of room. */
async function onOpened<Result>(
  place: BackupPlace,
  work: (handle: DatabaseHandle) => Promise<Result>,
): Promise<Result> {
  const handle = await openForCommand(place);
  try {
    const result = await work(handle);
    await handle.close();
    return result;
  } catch (error) {
    // A database without room can't always be closed, which is not what failed.
    await handle.close().catch(() => undefined);
    throw orFullDisk(error, place.dataDirectory, place.databaseUrl);
  }
}

/** Applies them in a transaction that is always rolled back. A running site waits meanwhile, for tables that they change. */
async function tryMigrations({ orm }: DatabaseHandle, pending: readonly Migration[]): Promise<void> {
  const undo = new Error('undone');
  try {
    await orm.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '10s'`);
      await writeMigrations(tx, pending);
      throw undo;
    });
  } catch (error) {
    if (error === undo) return;
    throw new Error(`The migrations do not work on this database: ${reasonOf(error)}. Nothing was changed.`, {
      cause: error,
    });
  }
}

/** Works with the database, or lets the running site do so that has it. */
export async function withDatabase<Result>(
  place: BackupPlace,
  work: (handle: DatabaseHandle) => Promise<Result>,
  ask: () => Promise<Result>,
): Promise<Result> {
  let handle: DatabaseHandle;
  try {
    handle = await openForCommand(place);
  } catch (error) {
    // Nobody can begin to work in a folder whose disk is full; a site that runs there can, and may get its data off it.
    const isFull = error instanceof DataDirectoryError && error.code === 'DATA_DIRECTORY_FULL';
    if (!(error instanceof DatabaseLockedError || isFull)) throw error;
    return await ask().catch((failure: unknown) => {
      if (!(failure instanceof NoSiteError)) throw failure;
      if (!(error instanceof DatabaseLockedError)) throw error;
      const advice =
        'That is no site that runs: another command, such as a backup, a restore or a migration, or a site that starts. Try again when it is done.';
      throw new DatabaseLockedError(error.fact, advice, error.holder);
    });
  }
  try {
    return await work(handle);
  } finally {
    await handle.close();
  }
}

/** A command must not make an empty installation where none is. */
export function assertInstalled({ databaseUrl, dataDirectory }: BackupPlace): void {
  if (databaseUrl) return;
  const place = shown(dataDirectory);
  try {
    accessSync(join(dataDirectory, 'database', 'PG_VERSION'));
  } catch (cause) {
    const mayNot = cause instanceof Error && 'code' in cause && cause.code === 'EACCES';
    const sentence = mayNot
      ? `${place} can't be read by this user. Run this as the user of the site.`
      : `There is no installation in ${place}. Set DATA_DIR or DATABASE_URL as for the site.`;
    throw new Error(sentence, { cause });
  }
}

/**
 * The same for a command about what is in an installation that is there: nor may it bring a database to this version, which a
 * start does after a backup.
 */
export function withInstallation<Result>(
  work: (handle: DatabaseHandle) => Promise<Result>,
  ask: (dataDirectory: string) => Promise<Result>,
): Promise<Result> {
  const place = backupPlace(migrationsFolder());
  assertInstalled(place);
  const migratedWork = async (handle: DatabaseHandle) => {
    const { pending, obstacles } = await planMigrations(handle.orm, place.migrationsFolder);
    if (obstacles.length > 0) throw new Error(obstacles.join('\n'));
    if (pending.length === 0) return work(handle);
    throw new Error('The database is not ready for this version. Start the site once, or run `npm run migrate`.');
  };
  return withDatabase(place, migratedWork, () => ask(place.dataDirectory));
}

/** As seen from where the command was started, when that is shorter. */
function shown(path: string): string {
  const near = relative(process.cwd(), path);
  return near.startsWith('..') ? path : near || '.';
}
