/**
 * Whether a start would find its port and its data folder free. start.mjs asks before it builds, and under the project's Node:
 * a build takes half a minute, and is made in the folder of a site that may be running.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { lockDataDirectory } from '../app/db/directory-lock.server.ts';
import { environment } from '../app/server/env.server.ts';
import { listen } from '../server/port.ts';
import { runMain } from './lib/failure.mjs';
import { root } from './lib/paths.mjs';

async function main() {
  process.env.NODE_ENV ||= 'production';
  // Settings that name files, and .env, are relative to the project wherever it is started from.
  process.chdir(root);
  const { HOST, PORT, DATA_DIR, DATABASE_URL } = environment();
  const server = createServer();
  await listen(server, HOST, PORT);
  server.close();
  const dataDirectory = resolve(DATA_DIR);
  // Where there is no lock file, nobody ever opened a database.
  if (DATABASE_URL !== undefined || !existsSync(join(dataDirectory, 'database.lock'))) return;
  (await lockDataDirectory(dataDirectory)).release();
}

await runMain(main);
