import { Client } from 'pg';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

/** The built site on a PostgreSQL of its own, a connection that looks behind the site's back, and a browser. */
export interface SiteOnPostgres {
  postgres: TestPostgres;
  server: BuiltServer;
  database: Client;
  browser: Browser;
  stop(): Promise<void>;
}

/** @param env settings of the site */
export async function startSiteOnPostgres(env: Record<string, string> = {}): Promise<SiteOnPostgres> {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  const [server, browser] = await Promise.all([startBuiltServer({ databaseUrl, env }), launchBrowser()]);
  const database = new Client({ connectionString: databaseUrl });
  // It is cut where a test takes the server away.
  database.on('error', () => undefined);
  await database.connect();
  return {
    postgres,
    server,
    database,
    browser,
    async stop() {
      await browser.close();
      await database.end();
      await server.stop();
      await postgres.stop();
    },
  };
}
