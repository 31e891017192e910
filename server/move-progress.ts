import { sql } from 'drizzle-orm';
import type { DatabaseHandle, Executor, Orm } from '~/db/database-handle.server';
import type { TableDigest } from '~/db/transfer/read-tables.server';
import { utcTime } from '~/lib/dates';

/**
 * What the target of a move knows about it, in a schema of its own: from which database, which tables are done. By it a
 * run goes on where another was interrupted, and a database that holds anything else is never touched.
 */
const progress = sql.raw('quzones_move.progress');
const tables = sql.raw('quzones_move.tables');

/**
 * Begins a move or goes on with one. Holds the move's lock as long as the connection lives.
 * @param to on one connection
 * @param source identity of the database that is moved
 * @returns when the move came to its end; null for one that has not
 * @throws Error when the target holds data that is not from a move of this source
 */
export async function beginMove(to: Orm, source: string): Promise<Date | null> {
  const lock = await to.execute<{ taken: boolean }>(
    sql`select pg_try_advisory_lock(hashtext('quzones_move')) as taken`,
  );
  if (!lock.rows[0]?.taken) throw new Error('Another run moves into this database at this moment.');
  const { rows } = await to.execute<{ begun: boolean; filled: boolean }>(sql`
    select to_regclass('quzones_move.progress') is not null as begun,
      exists (select from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace) as filled`);
  if (!rows[0]?.begun) {
    if (rows[0]?.filled) {
      throw new Error('The target holds tables that are not from this move. Name an empty database in DATABASE_URL.');
    }
    await to.transaction(async (tx) => {
      await tx.execute(sql`create schema quzones_move`);
      await tx.execute(sql`create table ${progress} (source text not null, begun_at timestamptz not null default now(),
        finished_at timestamptz)`);
      await tx.execute(sql`create table ${tables} (name text primary key, rows bigint not null, checksum text not null,
        moved_at timestamptz not null default now())`);
      await tx.execute(sql`insert into ${progress} (source) values (${source})`);
    });
    return null;
  }
  const noted = await to.execute<{ source: string; finished: string | null }>(
    sql`select source, finished_at::text as finished from ${progress}`,
  );
  const [move] = noted.rows;
  if (move?.source !== source) {
    throw new Error('The target holds what was moved from another database. Name an empty database in DATABASE_URL.');
  }
  return move.finished === null ? null : new Date(move.finished);
}

/** What each table had when it was moved. */
export async function movedDigests(to: Executor): Promise<Record<string, TableDigest>> {
  const { rows } = await to.execute<{ name: string; rows: string | number; checksum: string }>(
    sql`select name, rows, checksum from ${tables}`,
  );
  return Object.fromEntries(
    rows.map(({ name, rows: count, checksum }) => [name, { rows: Number(count), sha256: checksum }]),
  );
}

export async function hasMoved(to: Executor, table: string): Promise<boolean> {
  const { rows } = await to.execute(sql`select name from ${tables} where name = ${table}`);
  return rows.length > 0;
}

/** Call it in the transaction that filled the table. */
export async function noteMoved(to: Executor, table: string, { rows, sha256 }: TableDigest): Promise<void> {
  await to.execute(sql`insert into ${tables} (name, rows, checksum) values (${table}, ${rows}, ${sha256})`);
}

export async function finishMove(to: Executor): Promise<void> {
  await to.execute(sql`update ${progress} set finished_at = now()`);
}

/**
 * What a site writes into a database that is only partly moved would be emptied by the run that goes on with the move.
 * @throws Error for the operator when the move into this database has begun and not come to its end
 */
export async function assertMoveIsOver({ orm, driver }: DatabaseHandle): Promise<void> {
  if (driver !== 'postgres') return;
  const { rows: begun } = await orm.execute(
    sql`select from pg_namespace where nspname = 'quzones_move' and has_schema_privilege(oid, 'usage')`,
  );
  if (begun.length === 0) return;
  const { rows } = await orm.execute<{ begun: string }>(
    sql`select begun_at::text as begun from ${progress} where finished_at is null`,
  );
  const [move] = rows;
  if (!move) return;
  throw new Error(
    `Only a part of an embedded database is in this one: its move, begun on ${utcTime(move.begun)}, was not finished. Run npm run migrate-to-postgres again with the DATA_DIR of then, or name another database in DATABASE_URL.`,
  );
}
