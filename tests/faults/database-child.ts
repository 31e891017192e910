/**
 * A process of its own for the fault tests, run as `node database-child.ts <mode> <directory or URL> [migrations]`. Says
 * what it has reached in lines on its standard output. Imports by relative path only: Node runs it as it is.
 */

import { once } from 'node:events';
import { writeSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { migrateDatabase, openDatabase } from '../../app/db/client.server.ts';

const NOBODY = 65_534;

const [mode = '', place = '', migrations = ''] = process.argv.slice(2);

/** Synchronous, so that a line is out before the process can be killed. */
function say(line: string): void {
  writeSync(1, `${line}\n`);
}

/** Opens and keeps the database until the standard input ends; waits for one line first, so that many can start at once. */
async function hold(): Promise<void> {
  say('ready');
  await once(process.stdin, 'data');
  const handle = await openDatabase({ dataDirectory: place, onProgress: () => say('creating') });
  say('open');
  await once(process.stdin, 'end');
  await handle.close();
  say('closed');
}

/** Says every row that it finds, then writes one after the other and acknowledges each, until it is killed. */
async function write(): Promise<void> {
  say('ready');
  const handle = await openDatabase({ dataDirectory: place });
  await migrateDatabase(handle, migrations);
  const { rows } = await handle.orm.execute<{ id: number }>(sql`select id from notes order by id`);
  say(`found ${JSON.stringify(rows.map((row) => row.id))}`);
  for (let id = (rows.at(-1)?.id ?? 0) + 1; ; id += 1) {
    await handle.orm.transaction(async (tx) => {
      await tx.execute(sql`insert into notes (id, text) values (${id}, ${'text '.repeat(200)})`);
      await tx.execute(sql`update notes set tags = ${`{${id}}`} where id = ${id}`);
    });
    say(`wrote ${id}`);
  }
}

/** Migrates a PostgreSQL database, waiting for one line first. */
async function migratePostgres(): Promise<void> {
  const handle = await openDatabase({ databaseUrl: place, dataDirectory: 'unused' });
  say('ready');
  await once(process.stdin, 'data');
  say(`applied ${(await migrateDatabase(handle, migrations)).applied}`);
  await handle.close();
  process.stdin.destroy();
}

/** Opens the database as a user without privileges. */
async function unprivileged(): Promise<void> {
  // Loaded before, so that the modules need be readable to root only.
  await import('../../app/db/embedded-database.server.ts');
  if (process.getuid?.() === 0) {
    process.setgroups?.([]);
    process.setgid?.(NOBODY);
    process.setuid?.(NOBODY);
  }
  const handle = await openDatabase({ dataDirectory: place });
  say('open');
  await handle.close();
}

const modes: Record<string, () => Promise<void>> = { hold, write, migratePostgres, unprivileged };

try {
  await modes[mode]?.();
} catch (error) {
  const code = error instanceof Error && 'code' in error ? error.code : 'UNKNOWN';
  say(`error ${JSON.stringify({ code, message: error instanceof Error ? error.message : String(error) })}`);
  process.exitCode = 1;
  process.stdin.destroy();
}
