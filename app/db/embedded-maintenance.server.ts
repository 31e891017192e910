import { sql } from 'drizzle-orm';
import type { DatabaseReports, Orm } from './database-handle.server.ts';

const EVERY_MS = 5 * 60_000;

/** Below this much new WAL a checkpoint is not worth its writes; recovering it takes well under a second. */
const CHECKPOINT_BYTES = 4 * 1024 * 1024;

interface OverdueTable {
  schema: string;
  table: string;
}

/**
 * PGlite runs PostgreSQL in single-user mode, without the processes that write checkpoints and vacuum. Left alone, the
 * WAL grows by every write until the next orderly stop, recovery takes ever longer, dead rows are never reused and the
 * planner never learns a table's size. So this does the same work on the same conditions as those processes would.
 */
export async function maintainEmbeddedDatabase(orm: Orm): Promise<{ checkpoint: boolean; vacuumed: string[] }> {
  const vacuumed: string[] = [];
  for (const { schema, table } of await findOverdueTables(orm)) {
    await orm.execute(sql`vacuum (analyze) ${sql.identifier(schema)}.${sql.identifier(table)}`);
    vacuumed.push(`${schema}.${table}`);
  }
  await sortSearchEntries(orm);
  const { rows } = await orm.execute<{ bytes: string | number }>(
    sql`select pg_current_wal_insert_lsn() - redo_lsn as bytes from pg_control_checkpoint()`,
  );
  const checkpoint = Number(rows[0]?.bytes ?? 0) >= CHECKPOINT_BYTES;
  if (checkpoint) await orm.execute(sql`checkpoint`);
  return { checkpoint, vacuumed };
}

/** The conditions of autovacuum with its default settings. */
async function findOverdueTables(orm: Orm): Promise<OverdueTable[]> {
  const { rows } = await orm.execute<{ schema: string; table: string }>(sql`
    select stat.schemaname as schema, stat.relname as "table"
    from pg_stat_all_tables stat
    join pg_class class on class.oid = stat.relid
    where class.relkind in ('r', 'm') and class.relpersistence <> 't' and (
      stat.n_dead_tup > 50 + 0.2 * greatest(class.reltuples, 0)
      or stat.n_ins_since_vacuum > 1000 + 0.2 * greatest(class.reltuples, 0)
      or (stat.n_mod_since_analyze > 50 + 0.1 * greatest(class.reltuples, 0) and stat.schemaname <> 'pg_catalog')
      or age(class.relfrozenxid) > 200000000
    )
    order by 1, 2
  `);
  return rows;
}

/**
 * What saves add to the indexes that searches use waits in a list until it is long; then the save that made it so sorts it
 * in, which takes as long as ten others. Here that happens between them.
 */
async function sortSearchEntries(orm: Orm): Promise<void> {
  await orm.execute(sql`
    select gin_clean_pending_list(class.oid::regclass)
    from pg_class class join pg_am method on method.oid = class.relam
    where class.relkind = 'i' and method.amname = 'gin'
  `);
}

/** Maintains the database every five minutes until the returned function is called. Keeps no process running. */
export function scheduleMaintenance(orm: Orm, onWarning: DatabaseReports['onWarning']): () => void {
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    maintainEmbeddedDatabase(orm)
      .catch((error: unknown) => onWarning?.('The database could not be maintained.', error))
      .finally(() => {
        isRunning = false;
      });
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
