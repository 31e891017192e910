import { existsSync, rmSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres';
import { drizzle as onPGlite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { openDatabase } from '~/db/client.server';
import type { Executor, Orm } from '~/db/database-handle.server';
import { lockForReading } from '~/db/directory-lock.server';
import { startPGlite } from '~/db/embedded-pglite.server';
import { planMigrations } from '~/db/migrate.server';
import {
  compareDigests,
  digestTables,
  readTable,
  speakPlainly,
  type TableDigest,
} from '~/db/transfer/read-tables.server';
import { listTables, parentsFirst, readSequences, type TableFacts } from '~/db/transfer/table-facts.server';
import { setSequences, writePart } from '~/db/transfer/write-tables.server';
import { utcTime } from '~/lib/dates';
import { reasonOf } from '~/lib/error-reason';
import { environment } from '~/server/env.server';
import { migrationsFolder as builtMigrations } from './build-paths.ts';
import { copySource } from './copy-source.ts';
import { beginMove, finishMove, hasMoved, movedDigests, noteMoved } from './move-progress.ts';

export interface MovedTable extends TableDigest {
  table: string;
  /** It was moved by an earlier run, and only compared by this one. */
  before: boolean;
}

export interface Move {
  tables: MovedTable[];
  /** When an earlier run had moved everything, in words; null for this one. */
  before: string | null;
}

/** What is moved where. */
export interface MovePlaces {
  databaseUrl: string | undefined;
  dataDirectory: string;
  migrationsFolder: string;
}

function placesOfSettings(): MovePlaces {
  const { DATABASE_URL, DATA_DIR } = environment();
  return { databaseUrl: DATABASE_URL, dataDirectory: resolve(DATA_DIR), migrationsFolder: builtMigrations() };
}

/**
 * Moves everything in the embedded database of DATA_DIR into the PostgreSQL of DATABASE_URL, table by table, and compares
 * rows and checksums of each. It works on a copy of the embedded database and holds its lock meanwhile, so the source is
 * neither written nor changed by anybody else, and may be one that can't be written. Interrupted, it goes on where it was.
 * Run again after its end it compares the source with what was moved: whatever was written there since is not in PostgreSQL.
 * @param say hears one sentence for each step
 * @throws Error for the operator: no DATABASE_URL, the site runs, the target holds other data, or a comparison fails
 */
export async function migrateToPostgres(
  say: (sentence: string) => void,
  { databaseUrl, dataDirectory, migrationsFolder } = placesOfSettings(),
): Promise<Move> {
  if (!databaseUrl) throw new Error('Set DATABASE_URL to the PostgreSQL database that everything is to be moved to.');
  if (!existsSync(join(dataDirectory, 'database', 'PG_VERSION'))) {
    throw new Error(`There is no embedded database in ${dataDirectory}. Set DATA_DIR to the folder that holds it.`);
  }
  // A wrong address is told before the copy, which may take long.
  await (await openDatabase({ databaseUrl, dataDirectory })).close();
  const lock = await lockForReading(dataDirectory);
  await removeLeftCopies();
  const copy = await mkdtemp(join(tmpdir(), `${copyName}${process.pid}-`));
  const leave = () => {
    rmSync(copy, { recursive: true, force: true });
    process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, leave);
  try {
    await copySource(join(dataDirectory, 'database'), copy, say);
    const source = await startPGlite(join(copy, 'database'));
    try {
      return await moveInto({ databaseUrl, migrationsFolder }, onPGlite(source), say);
    } finally {
      await source.close();
    }
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, leave);
    lock.release();
    await rm(copy, { recursive: true, force: true });
  }
}

const copyName = 'quzones-move-';

/** Copies of the whole database that killed runs have left: nobody else would ever look for them. */
async function removeLeftCopies(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(copyName) ? Number(name.slice(copyName.length).split('-')[0]) : Number.NaN;
    if (!Number.isInteger(pid) || isAlive(pid)) continue;
    // Those of another user are nobody else's to remove, and no reason not to move.
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process is one all the same.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function moveInto(
  { databaseUrl, migrationsFolder }: { databaseUrl: string; migrationsFolder: string },
  from: Orm,
  say: (sentence: string) => void,
): Promise<Move> {
  // No limits of time: a table of a million rows takes as long as it takes.
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'quzones move' });
  client.on('error', () => undefined);
  await client.connect();
  const to: Orm = onPostgres(client);
  try {
    const moved = await beginMove(to, await identify(from));
    const before = moved && utcTime(moved);
    if (before) return { tables: await compareAgain(from, to, before), before };
    await migrate(databaseUrl, migrationsFolder);
    await requireSameMigrations(from, to, migrationsFolder);
    const tables = await from.transaction((reading) => moveTables(reading, to, say), atOneMoment);
    await finishMove(to);
    return { tables, before: null };
  } finally {
    await client.end();
  }
}

const atOneMoment = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/**
 * The tables of a source that was moved as a whole, as they were then.
 * @throws Error for the operator when something was written to it since
 */
async function compareAgain(from: Orm, to: Executor, movedAt: string): Promise<MovedTable[]> {
  const then = await movedDigests(to);
  const now = await from.transaction(async (reading) => {
    await speakPlainly(reading);
    return digestTables(reading, await listTables(reading));
  }, atOneMoment);
  const differences = compareDigests(then, now);
  if (differences.length > 0) {
    throw new Error(
      `Everything was moved already, on ${movedAt}, and the embedded database was used since: ${differences.join(' ')} What was written there since is not in PostgreSQL. If you need it, name an empty database in DATABASE_URL and run this again.`,
    );
  }
  return Object.entries(now).map(([table, digest]) => ({ table, before: true, ...digest }));
}

/**
 * Tells one installation from all others: the identifier of its database, which those of one build share (decision 091), and
 * when its sample content was written, which happens once.
 */
async function identify(from: Executor): Promise<string> {
  const { rows } = await from.execute<{ id: string }>(
    sql`select system_identifier::text as id from pg_control_system()`,
  );
  const started = await from.execute<{ at: string }>(
    sql`select extract(epoch from updated_at)::text as at from settings where key = 'sample-content'`,
  );
  return [rows[0]?.id, started.rows[0]?.at].join(' ');
}

async function migrate(databaseUrl: string, migrationsFolder: string): Promise<void> {
  const handle = await openDatabase({ databaseUrl, dataDirectory: '' });
  try {
    await handle.migrate(migrationsFolder);
  } finally {
    await handle.close();
  }
}

async function requireSameMigrations(from: Executor, to: Executor, folder: string): Promise<void> {
  const hashes = async (executor: Executor) =>
    (await planMigrations(executor, folder)).applied.map(({ hash }) => hash).join();
  if ((await hashes(from)) === (await hashes(to))) return;
  throw new Error(
    'The embedded database is of another version of the site. Start the site on it once with this version (npm start), stop it, and run this again.',
  );
}

async function moveTables(from: Executor, to: Orm, say: (sentence: string) => void): Promise<MovedTable[]> {
  await speakPlainly(from);
  const moved: MovedTable[] = [];
  for (const table of await parentsFirst(from, await listTables(from))) {
    const before = await hasMoved(to, table.name);
    const digest = await to
      .transaction((writing) => moveTable(from, writing, table, before))
      .catch((error: unknown) => {
        throw new Error(`${table.name} could not be moved: ${reasonOf(error)}`, { cause: error });
      });
    moved.push({ table: table.name, before, ...digest });
    say(`${table.name}: ${digest.rows} rows${before ? ', moved before' : ''}, the same on both sides.`);
  }
  await setSequences(to, await readSequences(from));
  return moved;
}

/** In a transaction of its own for each table: it is there whole or not at all. One that was moved before is compared. */
async function moveTable(from: Executor, to: Executor, table: TableFacts, before: boolean): Promise<TableDigest> {
  await speakPlainly(to);
  if (!before) {
    // Migrations put some rows in; the source has them too, unless somebody deleted them there.
    const filled = await to.execute(sql`select from ${sql.identifier(table.name)} limit 1`);
    if (filled.rows.length > 0) await to.execute(sql`delete from ${sql.identifier(table.name)}`);
    for await (const { text } of readTable(from, table)) await writePart(to, table, text);
  }
  const [here, there] = [await digestTables(from, [table]), await digestTables(to, [table])];
  const differences = compareDigests(here, there);
  const digest = here[table.name];
  if (differences.length > 0 || !digest) {
    throw new Error(`${differences.join(' ')} So it is in PostgreSQL now: empty the target and run this again.`);
  }
  if (!before) await noteMoved(to, table.name, digest);
  return digest;
}
