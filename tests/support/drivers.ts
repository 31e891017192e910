import { rm } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe } from 'vitest';
import { type DatabaseHandle, openDatabase, setDatabase } from '../../app/db/client.server.ts';
import {
  type DatabasePlace,
  newBareDirectory,
  newDataDirectory,
  newEmptyDirectory,
  newSiteDirectory,
} from './clusters.ts';
import { type Contents, startPostgres, type TestPostgres } from './postgres.ts';

export type Driver = 'embedded' | 'postgres';

export interface DriverKit {
  driver: Driver;
  /** Call it in a test or a hook. Its files are removed after the suite. */
  freshDatabase(): Promise<DatabasePlace>;
  /** The same with all tables. */
  databaseWithTables(): Promise<DatabasePlace>;
  /** The same as the first start of the built site leaves it. For tests that have one. */
  databaseOfSite(): Promise<DatabasePlace>;
  /** The PostgreSQL server of this suite. Throws on the embedded database. */
  postgres(): TestPostgres;
}

const drivers: { driver: Driver; title: string }[] = [
  { driver: 'embedded', title: 'embedded database' },
  { driver: 'postgres', title: 'PostgreSQL' },
];

const newEmbedded = { nothing: newEmptyDirectory, tables: newDataDirectory, site: newSiteDirectory };

/**
 * Declares the same suite twice: on the embedded database and on a real PostgreSQL server, which is started for it.
 * Without PostgreSQL on the machine the second one fails with a sentence that says so.
 */
export function eachDriver(title: string, suite: (kit: DriverKit) => void): void {
  describe.each(drivers)(`${title} ($title)`, ({ driver }) => {
    let server: TestPostgres | undefined;
    const folders: string[] = [];

    beforeAll(async () => {
      if (driver === 'postgres') server = await startPostgres();
    });

    afterAll(async () => {
      await server?.stop();
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    });

    const place = async (contents: Contents): Promise<DatabasePlace> => {
      const dataDirectory = await (server ? newBareDirectory : newEmbedded[contents])();
      folders.push(dataDirectory);
      return server ? { dataDirectory, databaseUrl: await server.createDatabase(contents) } : { dataDirectory };
    };

    suite({
      driver,
      postgres() {
        if (!server) throw new Error('This suite runs on the embedded database.');
        return server;
      },
      freshDatabase: () => place('nothing'),
      databaseWithTables: () => place('tables'),
      databaseOfSite: () => place('site'),
    });
  });
}

export interface MigratedDatabase extends Pick<DatabaseHandle, 'orm'> {
  /** For work on many rows, which may take longer than the application ever waits. */
  runLong(statement: string): Promise<void>;
}

/** Gives the suite a database with all tables, which is also the application's, from before its first test to after its last. */
export function useMigratedDatabase(kit: DriverKit): MigratedDatabase {
  let handle: DatabaseHandle | undefined;
  let databaseUrl: string | undefined;

  beforeAll(async () => {
    const fresh = await kit.databaseWithTables();
    databaseUrl = fresh.databaseUrl;
    handle = await openDatabase(fresh);
    setDatabase(handle);
  });

  afterAll(async () => {
    setDatabase(undefined);
    await handle?.close();
  });

  return {
    get orm() {
      if (!handle) throw new Error('The database opens before the first test.');
      return handle.orm;
    },
    async runLong(statement) {
      if (databaseUrl === undefined) {
        await this.orm.execute(sql`set statement_timeout = 0`);
        await this.orm.execute(sql.raw(statement));
        await this.orm.execute(sql`reset statement_timeout`);
        return;
      }
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      try {
        await client.query(statement);
      } finally {
        await client.end();
      }
    },
  };
}
