import { setTimeout as pause } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { answersWithin } from './channels.server.ts';
import { DatabaseEncodingError, DatabaseUnreachableError } from './database-errors.server.ts';
import type { DatabaseHandle, DatabaseReports, Orm } from './database-handle.server.ts';
import { applyMigrations, type Bystanders } from './migrate.server.ts';
import { noticingOutage } from './outages.server.ts';
import { PostgresListener } from './postgres-listener.server.ts';
import { underWatch } from './query-watch.server.ts';
import { SilenceWatch } from './silent-server.server.ts';
import { isOutdatedStatement, StatementNames } from './statement-names.server.ts';
import { assertOutsideTransaction, insideTransaction } from './transaction-scope.server.ts';

export interface PostgresOptions extends DatabaseReports {
  databaseUrl: string;
  applicationName?: string | undefined;
}

/** Any number will do, as long as it is always this one and nobody else's ("quz1" in ASCII). */
const MIGRATION_LOCK = 0x71_75_7a_31;

/** Options in the URL win over these. */
const CONNECTION: pg.ClientConfig = {
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
};

const POOL: pg.PoolConfig = {
  max: 10,
  idleTimeoutMillis: 30_000,
  // Lets connections move to another server after a failover or behind a balancer.
  maxLifetimeSeconds: 30 * 60,
  options: '-c statement_timeout=15000 -c idle_in_transaction_session_timeout=60000',
  // The server's own limit comes first; this one is for a server that has vanished.
  query_timeout: 20_000,
};

/** So long a server that did not answer one query may take to answer somebody new. */
const newcomerMs = 2_000;

/** A server that hangs is not waited for at a stop: what it was asked is over by then, or lost either way. */
const longestCloseMs = 3_000;

/**
 * Opens a pool of connections to PostgreSQL and makes sure that it answers.
 * @throws DatabaseUnreachableError, DatabaseEncodingError
 */
export async function openPostgresDatabase(options: PostgresOptions): Promise<DatabaseHandle> {
  const { databaseUrl, applicationName = 'quzones', onProgress, onWarning } = options;
  const connection: pg.ClientConfig = { ...CONNECTION, connectionString: named(databaseUrl, applicationName) };
  onProgress?.('Connecting to PostgreSQL.');
  const pool = createPool({ ...POOL, ...connection }, onWarning);
  try {
    await assertEveryLetter(pool);
  } catch (error) {
    await pool.end();
    throw error instanceof DatabaseEncodingError ? error : unreachableError(databaseUrl, error);
  }
  const listener = new PostgresListener({ ...connection, query_timeout: 20_000 }, onWarning);
  const silence = new SilenceWatch(() => answersNewcomer(connection));
  const orm = createOrm(pool, silence);
  let closing: Promise<void> | undefined;
  return {
    orm,
    driver: 'postgres',
    close: () => {
      closing ??= Promise.race([
        Promise.all([listener.close(), pool.end()]),
        pause(longestCloseMs, null, { ref: false }),
      ]).then(() => undefined);
      return closing;
    },
    listen: (channel, subscriber) => listener.listen(channel, subscriber),
    isAlive: async () => !silence.isKnown && (await answersWithin(2_000, () => pool.query('select 1'))),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    migrate: (folder, beforeUpgrade) =>
      migrateAlone(connection, folder, {
        beforeUpgrade,
        onBlocked: () => onProgress?.('A migration waits for somebody who reads a table for long, such as a backup.'),
      }),
  };
}

/**
 * In another encoding the first letter that it lacks fails, in the middle of a start or after years. SQL_ASCII is none: such a
 * database takes every byte, and knows no letter beyond ASCII when it searches, which the doctor says.
 */
async function assertEveryLetter(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ encoding: string; name: string }>(
    "select current_setting('server_encoding') as encoding, current_database() as name",
  );
  const [{ encoding, name } = { encoding: '', name: '' }] = rows;
  if (encoding === 'UTF8' || encoding === 'SQL_ASCII') return;
  throw new DatabaseEncodingError(
    `The database ${name} has the encoding ${encoding}, and the site needs UTF8, the letters of all languages. Nothing was written. Make one that has it (createdb -E UTF8 -T template0 --lc-ctype=C.UTF-8 …) and name it in DATABASE_URL.`,
  );
}

/** With our name in the place of one in the URL: by it a restore finds out whether a site still has the database. */
function named(databaseUrl: string, applicationName: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', applicationName);
  return url.href;
}

function createPool(config: pg.PoolConfig, onWarning: DatabaseReports['onWarning']): pg.Pool {
  const pool = new pg.Pool(config);
  pool.on('error', (error) => onWarning?.('An idle connection to PostgreSQL was lost.', error));
  // The pool hears of idle connections only. One lost between two queries of a transaction would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  return pool;
}

/**
 * drizzle's own transaction on a pool never gives the connection back when BEGIN fails, so ten of those (a restart of
 * the server under load) would leave the pool empty for ever. Here the pool's connection is always released, and thrown
 * away if the transaction is not over.
 */
function createOrm(pool: pg.Pool, silence: SilenceWatch): Orm {
  const names = new StatementNames();
  const orm = drizzle(underWatch(silence.around(keepingStatements(pool, names))), {
    logger: { logQuery: assertOutsideTransaction },
  });
  const transaction: NodePgDatabase['transaction'] = async (body, config) => {
    assertOutsideTransaction();
    const client = await pool.connect();
    let hasBegun = false;
    try {
      return await drizzle(underWatch(keepingStatements(client, names))).transaction((tx) => {
        hasBegun = true;
        return insideTransaction(() => body(tx));
      }, config);
    } finally {
      client.release(!hasBegun || client.getTransactionStatus() !== 'I');
    }
  };
  return Object.assign(orm, {
    transaction: (...asked: Parameters<typeof transaction>) =>
      noticingOutage(() => silence.unlessSilent(() => transaction(...asked))),
  });
}

/** The same client or pool; each of its connections keeps the statements that come again. */
function keepingStatements<Client extends { query: unknown }>(client: Client, names: StatementNames): Client {
  const ask = (client.query as (query: pg.QueryConfig, ...more: never[]) => Promise<unknown>).bind(client);
  const query = async (asked: pg.QueryConfig, ...more: never[]) => {
    const name = names.nameOf(asked.text);
    if (name === undefined) return ask(asked, ...more);
    try {
      return await ask({ ...asked, name }, ...more);
    } catch (error) {
      if (isOutdatedStatement(error)) names.giveUp(asked.text);
      throw error;
    }
  };
  return Object.create(client, { query: { value: query } }) as Client;
}

/** Asked on a connection of its own. A server that refuses it answers too. */
function answersNewcomer(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: newcomerMs });
  client.on('error', () => undefined);
  return answersWithin(newcomerMs, async () => {
    try {
      await client.connect();
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error;
    } finally {
      client.end().catch(() => undefined);
    }
  });
}

/** On one connection of its own under an advisory lock, which the server lets go of when that connection ends. */
async function migrateAlone(
  connection: pg.ClientConfig,
  migrationsFolder: string,
  bystanders: Bystanders,
): Promise<{ applied: number }> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await applyMigrations(drizzle(client), migrationsFolder, bystanders);
  } finally {
    await client.end();
  }
}

function unreachableError(databaseUrl: string, cause: unknown): DatabaseUnreachableError {
  const reason = cause instanceof AggregateError ? cause.errors.map(String).join(', ') : messageOf(cause);
  return new DatabaseUnreachableError(
    `PostgreSQL at ${addressOf(databaseUrl)} can't be used: ${reason}. Check DATABASE_URL and that the server runs.`,
    { cause },
  );
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
}

/** Host, port and database without user and password. */
function addressOf(databaseUrl: string): string {
  const url = URL.parse(databaseUrl);
  return url ? `${url.host || 'its socket'}${url.pathname}` : 'DATABASE_URL';
}
