import { PGlite, type QueryOptions, type Results, type Transaction, types } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { DatabaseFailedError } from './database-errors.server.ts';
import { SyncingNodeFS } from './embedded-filesystem.server.ts';
import { takeProgram } from './embedded-program.server.ts';
import { EmbeddedStatements } from './embedded-statements.server.ts';
import { giveWay } from './give-way.server.ts';
import { noticingOutage } from './outages.server.ts';
import { throughWatch, underWatch } from './query-watch.server.ts';
import { assertOutsideTransaction, insideTransaction } from './transaction-scope.server.ts';

/** Without -F, PGlite's "never sync". fdatasync, PostgreSQL's own choice, does nothing inside PGlite; fsync arrives. */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'shared_buffers=16MB',
  // After a recovery its timer would go on ticking and keep the process from ever ending by itself.
  '-c',
  'log_startup_progress_interval=0',
];

/**
 * The lists that tables and queries have, each with the type of what is in it. PGlite would ask the database for every kind of
 * list there is, which takes a tenth of a start. Types that are built in have these numbers in every PostgreSQL (pg_type.dat).
 */
export const listTypes: readonly (readonly [list: number, entry: number])[] = [
  [1000, types.BOOL],
  [1003, 19], // name
  [1005, types.INT2],
  [1007, types.INT4],
  [1009, types.TEXT],
  [1015, types.VARCHAR],
  [1016, types.INT8],
  [1022, types.FLOAT8],
  [1028, types.OID],
  [1182, types.DATE],
  [1185, types.TIMESTAMPTZ],
  [1231, types.NUMERIC],
  [2951, types.UUID],
  [3807, types.JSONB],
];

/**
 * PGlite with two guards: queries that would wait for their own transaction are refused, and after a PANIC (the disk
 * would not take the WAL) nothing is sent any more. A server would end its process then; PGlite would loop for ever,
 * and this process with it.
 */
export class EmbeddedPGlite extends PGlite {
  failure: DatabaseFailedError | undefined;
  onFailure: ((failure: DatabaseFailedError) => void) | undefined;

  /** Its files, for whoever has to close them after a failure. */
  abandonFiles: () => void = () => undefined;

  readonly #statements = new EmbeddedStatements();
  #readsAsDrizzle = false;

  fail(cause: unknown): void {
    if (this.failure) return;
    this.failure = new DatabaseFailedError(
      'The embedded database stopped, because the disk failed it. What was acknowledged is kept.',
      { cause },
    );
    this.onFailure?.(this.failure);
  }

  override execProtocolStream(
    ...[message, options]: Parameters<PGlite['execProtocolStream']>
  ): ReturnType<PGlite['execProtocolStream']> {
    return this.#statements.pass(message, (sent) => super.execProtocolStream(sent, options));
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.failure) throw this.failure;
    const answer = this.#execute(message);
    if (this.failure) throw this.failure;
    return answer;
  }

  #execute(message: Uint8Array): Uint8Array {
    try {
      return super.execProtocolRawSync(message);
    } catch (error) {
      // The program itself broke off (out of its memory, say): nothing it says afterwards can be believed.
      if (error instanceof WebAssembly.RuntimeError) this.fail(error);
      throw this.failure ?? error;
    }
  }

  override async _initArrayTypes(): Promise<void> {
    for (const [list, entry] of listTypes) {
      this.serializers[list] = (value) => types.arraySerializer(value, this.serializers[entry], list);
      this.parsers[list] = (text) => types.arrayParser(text, this.parsers[entry] ?? String, list);
    }
  }

  override async query<Row>(...[text, values, options]: Parameters<PGlite['query']>): Promise<Results<Row>> {
    assertOutsideTransaction();
    await giveWay();
    return throughWatch(text, () => super.query<Row>(text, values, this.#noteReaders(options)));
  }

  /**
   * Drizzle reads dates and the like by itself and says so with each query, always the same. PGlite would put that into a copy of its
   * readers each time, of which it has one for every kind of list in the database: 0.2 ms. So they are told once.
   */
  #noteReaders(options: QueryOptions | undefined): QueryOptions | undefined {
    if (!options?.parsers) return options;
    const { parsers, ...rest } = options;
    if (!this.#readsAsDrizzle) Object.assign(this.parsers, parsers);
    this.#readsAsDrizzle = true;
    return rest;
  }

  override exec(...parameters: Parameters<PGlite['exec']>): ReturnType<PGlite['exec']> {
    assertOutsideTransaction();
    return super.exec(...parameters);
  }

  override transaction<Result>(body: (tx: Transaction) => Promise<Result>): Promise<Result> {
    assertOutsideTransaction();
    return noticingOutage(() =>
      super.transaction((tx) => {
        const query: Transaction['query'] = async (text, values, options) => {
          await giveWay();
          return tx.query(text, values, this.#noteReaders(options));
        };
        return insideTransaction(() => body(underWatch(Object.create(tx, { query: { value: query } }) as Transaction)));
      }),
    );
  }
}

/**
 * Starts PGlite on a directory, running initdb if it is empty. With `isScratch` nothing is synced to the disk: for what is
 * thrown away afterwards.
 * @throws Error with PostgreSQL's own words if it can't be started.
 */
export async function startPGlite(directory: string, { isScratch = false } = {}): Promise<EmbeddedPGlite> {
  const pgliteWasmModule = await takeProgram();
  const filesystem = new SyncingNodeFS(directory);
  const startupMessages: string[] = [];
  const pglite = new EmbeddedPGlite({
    fs: filesystem,
    pgliteWasmModule,
    startParams: isScratch ? [...START_PARAMETERS, '-F'] : START_PARAMETERS,
    extensions: { pg_trgm, unaccent },
    onStderr: (line) => {
      if (!pglite.ready) startupMessages.push(line);
      if (/\bPANIC:/.test(line)) pglite.fail(new Error(line.trim()));
      return false;
    },
  });
  pglite.abandonFiles = () => filesystem.abandon();
  try {
    await pglite.waitReady;
  } catch (error) {
    filesystem.abandon();
    const fatal = startupMessages.findLast((line) => /\b(FATAL|PANIC|ERROR):/.test(line));
    throw fatal ? new Error(fatal.trim(), { cause: error }) : error;
  }
  // PostgreSQL syncs its control file at each start. If that did not arrive, neither will a commit.
  if (filesystem.syncs === 0 && !isScratch) {
    await pglite.close();
    throw new Error('This version of PGlite does not sync to the disk, so a power cut could lose data.');
  }
  return pglite;
}
