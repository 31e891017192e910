import { Client } from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { type BuiltSite, useBuiltSite } from './built-site.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

/** The built site on a PostgreSQL of its own, and a connection that looks behind the site's back. */
export interface SiteOnPostgres extends BuiltSite {
  readonly postgres: TestPostgres;
  readonly database: Client;
}

/**
 * Starts everything before the tests of the file that calls it, and stops it after.
 * @param env settings of the site
 */
export function useSiteOnPostgres(env: Record<string, string> = {}): SiteOnPostgres {
  let started: { postgres: TestPostgres; databaseUrl: string; database: Client } | undefined;
  const running = () => {
    if (!started) throw new Error('The database is there once the tests begin.');
    return started;
  };
  beforeAll(async () => {
    const postgres = await startPostgres();
    const databaseUrl = await postgres.createDatabase('site');
    const database = new Client({ connectionString: databaseUrl });
    // It is cut where a test takes the server away.
    database.on('error', () => undefined);
    await database.connect();
    started = { postgres, databaseUrl, database };
  });
  afterAll(async () => {
    await started?.database.end();
    await started?.postgres.stop();
  });
  // Begun after the database, and ended before it.
  const site = useBuiltSite(async () => ({ databaseUrl: running().databaseUrl, env }));
  return {
    get server() {
      return site.server;
    },
    get browser() {
      return site.browser;
    },
    open: site.open,
    get: site.get,
    get postgres() {
      return running().postgres;
    },
    get database() {
      return running().database;
    },
  };
}
