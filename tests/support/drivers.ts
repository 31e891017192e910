import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { startPostgres, type TestPostgres } from './postgres.ts';

export type Driver = 'embedded' | 'postgres';

/** A new, empty database, in the words of openDatabase and startBuiltServer. */
export interface FreshDatabase {
  databaseUrl?: string;
  dataDirectory: string;
}

export interface DriverKit {
  driver: Driver;
  /** Call it in a test or a hook. Its files are removed after the suite. */
  freshDatabase(): Promise<FreshDatabase>;
  /** The PostgreSQL server of this suite. Throws on the embedded database. */
  postgres(): TestPostgres;
}

const drivers: { driver: Driver; title: string }[] = [
  { driver: 'embedded', title: 'embedded database' },
  { driver: 'postgres', title: 'PostgreSQL' },
];

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

    suite({
      driver,
      postgres() {
        if (!server) throw new Error('This suite runs on the embedded database.');
        return server;
      },
      async freshDatabase() {
        const dataDirectory = await mkdtemp(join(tmpdir(), 'quzones-data-'));
        folders.push(dataDirectory);
        return server ? { dataDirectory, databaseUrl: await server.createDatabase() } : { dataDirectory };
      },
    });
  });
}
