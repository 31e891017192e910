import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle, Executor } from '../../db/client.server.ts';
import { type Migration, planMigrations, readMigrations } from '../../db/migrate.server.ts';
import { listTables } from '../../db/transfer/table-facts.server.ts';
import { utcTime } from '../../lib/dates.ts';
import { forgetLeftBehind } from '../left-behind.server.ts';
import { readArchive } from './archive-reader.server.ts';
import { type BackupPlace, kindOfArchive, namesOfArchives, timeOfArchive } from './backup-archives.server.ts';
import { type FilePlace, type InstallationFiles, openInstallationFiles } from './installation-files.server.ts';
import { loadArchive, migrationsOfArchive } from './load-archive.server.ts';
import { type Contents, contentsOf, isFileEntry, type Manifest } from './manifest.server.ts';

/** A restore was refused or went wrong; nothing was changed. The message is for the operator. */
export class RestoreError extends Error {
  readonly code = 'RESTORE_REFUSED';
  override readonly name = 'RestoreError';
}

/** An archive that was read whole and found right, and fits this program. */
export interface CheckedArchive {
  path: string;
  manifest: Manifest;
  known: Migration[];
}

/**
 * Reads an archive from end to end, before anything is opened that a restore would change or make.
 * @throws ArchiveError if it can't be used
 */
export async function checkArchive(
  archivePath: string,
  migrationsFolder: string,
  say: (sentence: string) => void,
): Promise<CheckedArchive> {
  const path = resolve(archivePath);
  say('Reading and checking the archive.');
  const manifest = await readArchive(path);
  const known = readMigrations(migrationsFolder);
  migrationsOfArchive(manifest, known);
  return { path, manifest, known };
}

/** What an installation holds now, which a restore would replace. */
export interface Present {
  tables: number;
  rows: number;
  files: number;
}

/** Counts what is there and can be read. Works on a database of any version. */
async function lookAtPresent(handle: DatabaseHandle, place: FilePlace): Promise<Present> {
  const tables = await listTables(handle.orm);
  let rows = 0;
  for (const { name } of tables) {
    const counted = await handle.orm
      .execute<{ count: number }>(sql`select count(*)::int as count from ${sql.identifier(name)}`)
      .catch(() => null);
    rows += counted?.rows[0]?.count ?? 0;
  }
  const files = (await (await openInstallationFiles(place)).list()).filter((name) => name.startsWith('uploads/'));
  return { tables: tables.length, rows, files: files.length };
}

export interface RestoreRequest {
  handle: DatabaseHandle;
  place: FilePlace & Pick<BackupPlace, 'migrationsFolder'>;
  archive: CheckedArchive;
  /** Whether what is there now may be replaced. */
  mayReplace: boolean;
  /** Called once nothing stands in the way any more, before the first change. */
  beforeReplacing?: () => Promise<void>;
  say: (sentence: string) => void;
}

export interface Restored extends Contents {
  createdAt: string;
  /** Migrations of this program that the archive did not have yet. */
  migrated: number;
  /** Mails that were waiting when the backup was made, and now wait for somebody to decide. */
  heldMails: number;
}

/**
 * Puts an archive in the place of what is there. Files are added first, under names that nothing has yet; the database is
 * replaced in one transaction, compared with the archive before it commits; files that are not in the archive go last. A
 * crash at any point leaves the old installation or the new one, with some files too many at worst.
 * @throws RestoreError if the place is taken, ArchiveError if the archive changed since it was checked
 */
export async function restoreBackup({
  handle,
  place,
  archive: { path, manifest, known },
  mayReplace,
  beforeReplacing,
  say,
}: RestoreRequest): Promise<Restored> {
  const { dataDirectory, migrationsFolder } = place;
  await assertNobodyElse(handle);
  // What is to be replaced may be beyond reading: that can be why it is.
  if (!mayReplace) {
    const present = await lookAtPresent(handle, place);
    if (present.tables > 0 || present.files > 0) throw new RestoreError(refusal(present, manifest.createdAt));
  }
  await beforeReplacing?.();
  const files = await openInstallationFiles(place);
  await restoreFiles(path, files, dataDirectory, say);
  say('Writing the database.');
  let heldMails = 0;
  await handle.orm.transaction(async (tx) => {
    await dropEverything(tx);
    await loadArchive(tx, { path, manifest, known, say });
    heldMails = await holdMails(tx);
  });
  const { pending } = await planMigrations(handle.orm, migrationsFolder);
  await handle.migrate(migrationsFolder);
  await removeOtherFiles(files, new Set(Object.keys(manifest.entries)));
  if (handle.driver === 'embedded') await forgetLeftBehind(dataDirectory);
  return { ...contentsOf(manifest), createdAt: manifest.createdAt, migrated: pending.length, heldMails };
}

function refusal({ tables, rows, files }: Present, createdAt: string): string {
  return `There is an installation already, with ${rows} rows in ${tables} tables and ${files} files of pictures. A restore would replace all of it by the state of ${utcTime(createdAt)}. Add --replace if you want that; it is backed up first.`;
}

/** The embedded database is locked against others anyway. */
async function assertNobodyElse({ orm, driver }: DatabaseHandle): Promise<void> {
  if (driver === 'embedded') return;
  for (let attempt = 1; ; attempt += 1) {
    const count = await connectionsOfSite(orm);
    if (count === 0) return;
    // The server takes a moment to let go of connections that were closed just now, such as those of a backup.
    if (attempt < 10) await pause(200);
    else {
      throw new RestoreError(
        `The site is running, with ${count} of its connections to the database open. Stop every process of it first.`,
      );
    }
  }
}

/** How many connections to this PostgreSQL database running processes of the site hold. */
export async function connectionsOfSite(orm: Executor): Promise<number> {
  const { rows } = await orm.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'quzones' and pid <> pg_backend_pid()`);
  return rows[0]?.count ?? 0;
}

/** Every table, function and note of migrations and moves, whatever version made them; extensions stay. */
async function dropEverything(tx: Executor): Promise<void> {
  for (const { name } of await listTables(tx)) {
    await tx.execute(sql`drop table if exists ${sql.identifier(name)} cascade`);
  }
  const { rows } = await tx.execute<{ signature: string }>(sql`
    select p.oid::regprocedure::text as signature from pg_proc p
    where p.pronamespace = current_schema()::regnamespace
      and not exists (select 1 from pg_depend where objid = p.oid and deptype = 'e')`);
  for (const { signature } of rows) await tx.execute(sql.raw(`drop function if exists ${signature} cascade`));
  await tx.execute(sql`drop schema if exists drizzle cascade`);
  await tx.execute(sql`drop schema if exists quzones_move cascade`);
}

/**
 * Mails that waited when the backup was made have probably left since: nothing is sent twice by itself. They are failed
 * mails with a reason, which staff can send again.
 */
async function holdMails(tx: Executor): Promise<number> {
  const { rows } = await tx.execute<{ present: boolean }>(
    sql`select to_regclass('outbox_mails') is not null as present`,
  );
  if (!rows[0]?.present) return 0;
  const held = await tx.execute<{ id: string }>(sql`
    update outbox_mails set status = 'failed', finished_at = now(), lease_until = null, lease_mark = null,
      last_error = 'It waited when the backup was made that this site was restored from, so it may have left already. Send it again if not.'
    where status in ('queued', 'sending') returning id`);
  return held.rows.length;
}

async function restoreFiles(
  path: string,
  files: InstallationFiles,
  dataDirectory: string,
  say: (sentence: string) => void,
): Promise<void> {
  const workplace = join(dataDirectory, `.quzones-restore-${randomUUID()}`);
  await mkdir(workplace, { recursive: true, mode: 0o700 });
  let count = 0;
  try {
    await readArchive(path, async (entry) => {
      const { name } = entry;
      if (!isFileEntry(name)) return;
      const draft = join(workplace, 'file');
      await pipeline(
        entry.stream(),
        createWriteStream(draft, { flush: true, mode: name.startsWith('mail/') ? 0o600 : 0o644 }),
      );
      await files.place(name, draft);
      count += 1;
      if (count % 1000 === 0) say(`${count} files written.`);
    });
    await files.settle();
  } finally {
    await rm(workplace, { recursive: true, force: true });
  }
}

async function removeOtherFiles(files: InstallationFiles, kept: ReadonlySet<string>): Promise<void> {
  await files.remove((await files.list()).filter((name) => name.startsWith('uploads/') && !kept.has(name)));
}

/** More than clocks of several machines differ. */
const toleranceMs = 10 * 60 * 1000;

/**
 * The newest proven archive of a folder, for whoever names none. What a restore has put aside is not among them: it was not
 * wanted, and would be the newest whenever somebody restores a second time.
 * @throws RestoreError if the folder can't be read, or if a clock that was wrong keeps it from being known which is the newest
 */
export async function newestArchive(directory: string, now = new Date()): Promise<string | null> {
  const names = await namesOfArchives(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new RestoreError(`The archives in ${directory} can't be read (${error.message}).`, { cause: error });
  });
  const newest = names.find((name) => kindOfArchive(name) !== 'before-restore');
  if (newest === undefined) return null;
  if (timeOfArchive(newest).getTime() > now.getTime() + toleranceMs) {
    throw new RestoreError(
      `The newest archive, ${newest}, is dated in the future: the clock is wrong, or was then. Name the archive to restore.`,
    );
  }
  const path = join(directory, newest);
  return (await stat(path)).isFile() ? path : null;
}
