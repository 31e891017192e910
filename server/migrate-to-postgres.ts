import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { openDatabase } from '~/db/client.server';
import { lockDataDirectory } from '~/db/directory-lock.server';
import { startPGlite } from '~/db/embedded-pglite.server';
import {
  insertRows,
  listMigrations,
  listSequences,
  listTables,
  type Run,
  readTable,
  sameTexts,
  setSequence,
  sumTable,
  type TableShape,
  type TableSum,
} from '~/db/table-copy.server';
import { environment } from '~/server/env.server';
import { beginMove, finishMove, hasMoved, noteMoved } from './move-progress.ts';

export interface MovedTable extends TableSum {
  table: string;
  /** It was moved by an earlier run, and only compared by this one. */
  before: boolean;
}

/** What is moved where. */
export interface MovePlaces {
  databaseUrl: string | undefined;
  dataDirectory: string;
  migrationsFolder: string;
}

const rowsAtOnce = 500;

function placesOfSettings(): MovePlaces {
  const { DATABASE_URL, DATA_DIR } = environment();
  const buildDirectory = dirname(dirname(fileURLToPath(import.meta.url)));
  const migrationsFolder = join(dirname(buildDirectory), 'migrations');
  return { databaseUrl: DATABASE_URL, dataDirectory: resolve(DATA_DIR), migrationsFolder };
}

/**
 * Moves everything in the embedded database of DATA_DIR into the PostgreSQL of DATABASE_URL, table by table, and compares
 * rows and checksums of each. It works on a copy of the embedded database and holds its lock meanwhile, so the source is
 * neither written nor changed by anybody else. Interrupted, it goes on where it was.
 * @param say hears one sentence for each step
 * @throws Error for the operator: no DATABASE_URL, the site runs, the target holds other data, or a comparison fails
 */
export async function migrateToPostgres(
  say: (sentence: string) => void,
  { databaseUrl, dataDirectory, migrationsFolder } = placesOfSettings(),
): Promise<MovedTable[]> {
  if (!databaseUrl) throw new Error('Set DATABASE_URL to the PostgreSQL database that everything is to be moved to.');
  if (!existsSync(join(dataDirectory, 'database', 'PG_VERSION'))) {
    throw new Error(`There is no embedded database in ${dataDirectory}. Set DATA_DIR to the folder that holds it.`);
  }
  const lock = await lockDataDirectory(dataDirectory);
  const copy = await mkdtemp(join(tmpdir(), 'quzones-move-'));
  try {
    say('Copying the embedded database, which is only read.');
    await cp(join(dataDirectory, 'database'), join(copy, 'database'), { recursive: true });
    const source = await startPGlite(join(copy, 'database'));
    try {
      const run: Run = async (statement, parameters) =>
        (await source.query<Record<string, unknown>>(statement, parameters)).rows;
      return await moveInto({ databaseUrl, migrationsFolder }, run, say);
    } finally {
      await source.close();
    }
  } finally {
    lock.release();
    await rm(copy, { recursive: true, force: true });
  }
}

async function moveInto(
  { databaseUrl, migrationsFolder }: { databaseUrl: string; migrationsFolder: string },
  from: Run,
  say: (sentence: string) => void,
): Promise<MovedTable[]> {
  // No limits of time: a table of a million rows takes as long as it takes.
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'quzones move' });
  client.on('error', () => undefined);
  await client.connect();
  const to: Run = async (statement, parameters) =>
    (await client.query<Record<string, unknown>>(statement, parameters)).rows;
  try {
    const [identity] = await from('select system_identifier::text as id from pg_control_system()');
    await beginMove(to, String(identity?.['id']));
    await migrate(databaseUrl, migrationsFolder);
    await requireSameMigrations(from, to);
    const moved: MovedTable[] = [];
    await from('begin isolation level repeatable read');
    await from('set transaction read only');
    for (const statement of sameTexts.split(';')) await from(statement);
    for (const shape of await listTables(from)) {
      const before = await hasMoved(to, shape.name);
      const sum = before ? await compare(from, to, shape) : await moveTable(from, to, shape);
      moved.push({ table: shape.name, before, ...sum });
      say(`${shape.name}: ${sum.rows} rows${before ? ', moved before' : ''}, the same on both sides.`);
    }
    for (const sequence of await listSequences(from)) await setSequence(to, sequence);
    await from('commit');
    await finishMove(to);
    return moved;
  } finally {
    await client.end();
  }
}

async function migrate(databaseUrl: string, migrationsFolder: string): Promise<void> {
  const handle = await openDatabase({ databaseUrl, dataDirectory: '' });
  try {
    await handle.migrate(migrationsFolder);
  } finally {
    await handle.close();
  }
}

async function requireSameMigrations(from: Run, to: Run): Promise<void> {
  const [here, there] = [await listMigrations(from), await listMigrations(to)];
  if (here.join() === there.join()) return;
  throw new Error(
    'The embedded database is of another version of the site. Start the site on it once with this version (npm start), stop it, and run this again.',
  );
}

/** One transaction for each table: it is there whole or not at all. */
async function moveTable(from: Run, to: Run, shape: TableShape): Promise<TableSum> {
  await to('begin');
  try {
    await to(sameTexts);
    // Migrations put some rows in; the source has them too, unless somebody deleted them there.
    const [filled] = await to(`select exists (select from "${shape.name}") as yes`);
    if (filled?.['yes'] === true) await to(`delete from "${shape.name}"`);
    for await (const rows of readTable(from, shape, rowsAtOnce)) await insertRows(to, shape, rows);
    const sum = await sameOnBoth(from, to, shape);
    await noteMoved(to, shape.name, sum);
    await to('commit');
    return sum;
  } catch (error) {
    await to('rollback').catch(() => undefined);
    throw error;
  }
}

async function compare(from: Run, to: Run, shape: TableShape): Promise<TableSum> {
  await to('begin');
  try {
    await to(sameTexts);
    return await sameOnBoth(from, to, shape);
  } finally {
    await to('rollback').catch(() => undefined);
  }
}

async function sameOnBoth(from: Run, to: Run, shape: TableShape): Promise<TableSum> {
  const [here, there] = [await sumTable(from, shape), await sumTable(to, shape)];
  if (here.rows === there.rows && here.checksum === there.checksum) return here;
  throw new Error(
    `${shape.name} is not the same on both sides: ${here.rows} rows (${here.checksum}) in the embedded database, ${there.rows} (${there.checksum}) in PostgreSQL. Empty the target and run this again.`,
  );
}
