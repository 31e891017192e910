import type { Run, TableSum } from '~/db/table-copy.server';

/**
 * What the target of a move knows about it, in a schema of its own: from which database, which tables are done. By it a
 * run goes on where another was interrupted, and a database that holds anything else is never touched.
 */
const schema = 'quzones_move';

/**
 * Begins a move or goes on with one. Holds the move's lock as long as the connection lives.
 * @param source identity of the database that is moved
 * @throws Error when the target holds data that is not from a move of this source, or the move is finished
 */
export async function beginMove(to: Run, source: string): Promise<void> {
  const [lock] = await to(`select pg_try_advisory_lock(hashtext('quzones_move')) as taken`);
  if (lock?.['taken'] !== true) throw new Error('Another run moves into this database at this moment.');
  const [there] = await to(
    `select to_regclass('${schema}.progress') is not null as begun,
       exists (select from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace) as filled`,
  );
  if (there?.['begun'] !== true) {
    if (there?.['filled'] === true) {
      throw new Error('The target holds tables that are not from this move. Name an empty database in DATABASE_URL.');
    }
    await to(`begin; create schema ${schema};
      create table ${schema}.progress (source text not null, begun_at timestamptz not null default now(), finished_at timestamptz);
      create table ${schema}.tables (name text primary key, rows bigint not null, checksum text not null, moved_at timestamptz not null default now());
      commit`);
    await to(`insert into ${schema}.progress (source) values ($1)`, [source]);
    return;
  }
  const [progress] = await to(`select source, finished_at::text as finished from ${schema}.progress`);
  if (progress && progress['source'] !== source) {
    throw new Error('The target holds what was moved from another database. Name an empty database in DATABASE_URL.');
  }
  const finished = progress?.['finished'];
  if (typeof finished === 'string') {
    throw new Error(`Everything was moved already, at ${finished}. Start the site with DATABASE_URL set.`);
  }
  if (!progress) await to(`insert into ${schema}.progress (source) values ($1)`, [source]);
}

export async function hasMoved(to: Run, table: string): Promise<boolean> {
  return (await to(`select name from ${schema}.tables where name = $1`, [table])).length > 0;
}

/** Call it in the transaction that filled the table. */
export async function noteMoved(to: Run, table: string, { rows, checksum }: TableSum): Promise<void> {
  await to(`insert into ${schema}.tables (name, rows, checksum) values ($1, $2::bigint, $3)`, [
    table,
    String(rows),
    checksum,
  ]);
}

export async function finishMove(to: Run): Promise<void> {
  await to(`update ${schema}.progress set finished_at = now()`);
}
