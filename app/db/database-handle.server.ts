import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { BeforeUpgrade } from './migrate.server.ts';

/** What `execute(sql)` answers on both drivers: `rows` as objects, and the number of rows the command touched. */
export interface SharedQueryResult<Row> {
  rows: Row[];
  rowCount?: number | null;
}

export interface SharedQueryResultHKT extends PgQueryResultHKT {
  type: SharedQueryResult<this['row']>;
}

/**
 * The one drizzle type of the product: everything that drizzle's query builder does on both drivers, transactions
 * included, without the relational query API.
 */
export type Orm = PgDatabase<SharedQueryResultHKT>;

/** A transaction is an `Orm` too, so a function that takes `Executor` works inside and outside of one. */
export type Executor = Pick<Orm, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count'>;

/** What a listener is told. */
export interface ChannelSubscriber {
  /** One notification, at most 7,999 bytes of text. */
  onPayload(payload: string): void;
  /**
   * The connection was lost and stands again: notifications may have been missed in between, so whatever the listener
   * keeps must be thrown away or read anew. The embedded database calls it after it failed and was opened again.
   */
  onReconnect?(): void;
}

export type DatabaseDriver = 'embedded' | 'postgres';

/** An open database. Every process has one (see `setDatabase`); tests may have several. */
export interface DatabaseHandle {
  readonly orm: Orm;
  readonly driver: DatabaseDriver;
  /**
   * Waits for what is running, writes a checkpoint (embedded) and lets go of every connection and lock. May be called
   * any number of times; every call waits for the same end.
   */
  close(): Promise<void>;
  /**
   * Hears every notification on a channel (a lower-case name: letters, digits, underscores) until the returned function
   * is called. Resolves once the database listens: what is sent after that arrives.
   */
  listen(channel: string, subscriber: ChannelSubscriber): Promise<() => Promise<void>>;
  /** Whether the database answers within two seconds. Never throws. */
  isAlive(): Promise<boolean>;
  /** How the pool stands; the embedded database has none. */
  connections?(): { open: number; idle: number; waiting: number };
  /** Use `migrateDatabase`. */
  migrate(migrationsFolder: string, beforeUpgrade?: BeforeUpgrade): Promise<{ applied: number }>;
  /**
   * Copies the embedded database as it is at one moment into a directory that is not there yet, to be opened from there.
   * Queries wait for the last part of it only. PostgreSQL has no such need: a transaction there sees one moment.
   * @returns for how many milliseconds queries had to wait
   */
  copyTo?(directory: string): Promise<{ pausedMs: number }>;
}

/** What both drivers are told when they open. */
export interface DatabaseReports {
  /** Hears one readable sentence for each slow step of opening ("Creating the database …"). */
  onProgress?: ((sentence: string) => void) | undefined;
  /** Hears of a fault that the handle copes with by itself (a dropped connection); meant for the log. */
  onWarning?: ((sentence: string, cause: unknown) => void) | undefined;
  /** Hears that the embedded database failed and could not be opened again for ten minutes: the process should end. */
  onLost?: ((failure: Error) => void) | undefined;
}
