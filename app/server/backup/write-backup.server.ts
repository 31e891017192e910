import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle, Executor } from '../../db/database-handle.server.ts';
import { openScratchDatabase } from '../../db/embedded-database.server.ts';
import { readAppliedMigrations } from '../../db/migrate.server.ts';
import { openPostgresDatabase } from '../../db/postgres-database.server.ts';
import { readTable, speakPlainly, type TableDigest, type TablePart } from '../../db/transfer/read-tables.server.ts';
import { listTables, readSequences, type TableFacts } from '../../db/transfer/table-facts.server.ts';
import { reasonOf } from '../../lib/error-reason.ts';
import { pictureFileNames, readPicturePath } from '../../lib/pictures.ts';
import { type ArchiveWriter, openArchiveWriter } from './archive-writer.server.ts';
import { type FilePlace, type InstallationFiles, openInstallationFiles } from './installation-files.server.ts';
import { archiveFormat, headerEntry, type Manifest, manifestEntry } from './manifest.server.ts';

/** So many are fetched from an object store side by side: most of the time is waiting. */
const filesAtOnce = 8;

/** Runs of backups are about one machine's archives and would be wrong after a restore. */
const tablesLeftOut = new Set(['backup_runs']);

export interface BackupSource extends FilePlace {
  /** Without it the embedded database is read, from a copy that `copyDatabase` makes. */
  databaseUrl: string | undefined;
  /** Absolute; there, and empty. */
  workDirectory: string;
  /** Copies the running embedded database into a directory that is not there yet. */
  copyDatabase: (directory: string) => Promise<void>;
  say: (sentence: string) => void;
}

type Snapshot = Pick<Manifest, 'driver' | 'databaseVersion' | 'migrations' | 'tables' | 'sequences'> & {
  picturePaths: string[];
};

/**
 * Writes database and files into one archive, while the site works.
 *
 * Files come first, then the rows at one moment, then the files that came meanwhile. A picture's files are there before
 * its row and go after it, and are never changed, so whatever the rows speak of is in the archive; files too many are
 * swept away by `mendUploads` after a restore.
 * @returns size and SHA-256 of the archive
 */
export async function writeBackup(
  archivePath: string,
  source: BackupSource,
): Promise<{ bytes: number; sha256: string }> {
  const { workDirectory, say } = source;
  const createdAt = new Date().toISOString();
  const archive = await openArchiveWriter(archivePath);
  try {
    await archive.addText(
      headerEntry,
      `${JSON.stringify({ format: 'quzones-backup', formatVersion: archiveFormat, createdAt })}\n`,
    );
    const files = await openInstallationFiles(source);
    await addNewFiles(archive, files, workDirectory, say);
    const { picturePaths, ...snapshot } = await withDatabase(source, (handle) => writeTables(archive, handle, say));
    await addNewFiles(archive, files, workDirectory, say);
    const manifest: Manifest = {
      format: 'quzones-backup',
      formatVersion: archiveFormat,
      createdAt,
      ...snapshot,
      missingFiles: missingFiles(archive, picturePaths),
      entries: archive.entries,
    };
    await archive.addText(manifestEntry, JSON.stringify(manifest));
    return await archive.finish();
  } catch (error) {
    await archive.abort(error);
    throw error;
  }
}

async function addNewFiles(
  archive: ArchiveWriter,
  files: InstallationFiles,
  workDirectory: string,
  say: (sentence: string) => void,
) {
  const names = (await files.list()).filter((name) => !archive.entries[name]);
  if (names.length > 0) say(`Files: ${names.length} to copy.`);
  for (let done = 0; done < names.length; done += filesAtOnce) {
    const some = names.slice(done, done + filesAtOnce);
    const paths = await files.bring(some, workDirectory);
    for (const name of some) {
      const path = paths.get(name);
      if (path !== undefined) await archive.addFile(name, path);
    }
    if (done > 0 && done % 1000 === 0) say(`Files: ${done} of ${names.length} copied.`);
  }
}

async function withDatabase<Result>(
  { databaseUrl, workDirectory, copyDatabase, say }: BackupSource,
  work: (handle: DatabaseHandle) => Promise<Result>,
): Promise<Result> {
  const copy = join(workDirectory, 'source');
  if (!databaseUrl) await copyDatabase(copy);
  const handle = databaseUrl
    ? await openPostgresDatabase({ databaseUrl, onWarning: say })
    : await openScratchDatabase(copy, say);
  try {
    return await work(handle);
  } finally {
    await handle.close();
  }
}

/** @throws Error that names a table that can't be read, as after a fault of the disk */
async function* readWhole(tx: Executor, table: TableFacts): AsyncGenerator<TablePart> {
  try {
    yield* readTable(tx, table);
  } catch (error) {
    throw new Error(
      `The table ${table.name} can't be read whole: ${reasonOf(error)}. No archive was made; those that are there stay.`,
      { cause: error },
    );
  }
}

function writeTables(
  archive: ArchiveWriter,
  handle: DatabaseHandle,
  say: (sentence: string) => void,
): Promise<Snapshot> {
  return handle.orm.transaction(
    async (tx) => {
      await speakPlainly(tx);
      const tables = (await listTables(tx)).filter(({ name }) => !tablesLeftOut.has(name));
      const digests: Record<string, TableDigest> = {};
      for (const [index, table] of tables.entries()) {
        const hash = createHash('sha256');
        let rows = 0;
        let part = 0;
        for await (const { text, rows: count } of readWhole(tx, table)) {
          part += 1;
          hash.update(text);
          rows += count;
          await archive.addText(`tables/${table.name}/${String(part).padStart(6, '0')}.jsonl`, text);
          if (part % 20 === 0) say(`Table ${index + 1} of ${tables.length}, ${table.name}: ${rows} rows so far.`);
        }
        digests[table.name] = { rows, sha256: hash.digest('hex') };
      }
      const { rows: versions } = await tx.execute<{ server_version: string }>(sql`show server_version`);
      return {
        driver: handle.driver,
        databaseVersion: versions[0]?.server_version ?? '',
        migrations: await readAppliedMigrations(tx),
        tables: digests,
        sequences: await readSequences(tx),
        picturePaths: await listPictures(
          tx,
          tables.map(({ name }) => name),
        ),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function listPictures(tx: Parameters<typeof listTables>[0], tables: string[]): Promise<string[]> {
  if (!tables.includes('uploads')) return [];
  return (await tx.execute<{ path: string }>(sql`select path from uploads order by path`)).rows.map(({ path }) => path);
}

function missingFiles({ entries }: ArchiveWriter, picturePaths: string[]): string[] {
  return picturePaths.flatMap((path) => {
    const bucket = readPicturePath(path)?.bucket;
    return pictureFileNames(path)
      .map((file) => `uploads/${bucket}/${file}`)
      .filter((name) => !entries[name]);
  });
}
