/**
 * `npm run migrate-to-postgres`: moves everything from the embedded database in DATA_DIR into the empty PostgreSQL
 * database of DATABASE_URL, and compares rows and checksums of every table. Run again after an interruption, it goes on.
 */
import { buildIfNeeded } from './lib/build-if-needed.mjs';
import { Failure, messageOf, runMain } from './lib/failure.mjs';
import { root } from './lib/paths.mjs';
import { underProjectNode } from './lib/project-node.mjs';

async function main() {
  if (process.argv.length > 2) throw new Failure('Usage: DATABASE_URL=postgresql://… npm run migrate-to-postgres');
  process.env.NODE_ENV ||= 'production';
  // Settings that name files, and .env, are relative to the project wherever it is started from.
  process.chdir(root);
  await buildIfNeeded(root);
  /** @type {{ migrateToPostgres: (say: (sentence: string) => void) => Promise<{ rows: number }[]> }} */
  const { migrateToPostgres } = await import(new URL('../build/server/index.js', import.meta.url).href);
  try {
    const tables = await migrateToPostgres((sentence) => console.log(sentence));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`${rows} rows in ${tables.length} tables are in PostgreSQL, the same as in the embedded database.`);
    console.log('Start the site with DATABASE_URL set. Uploaded pictures stay where they are (npm run move-uploads).');
  } catch (error) {
    const isLocked = error instanceof Error && 'code' in error && error.code === 'DATABASE_LOCKED';
    throw new Failure(isLocked ? `${messageOf(error)}\nStop the site and run this again.` : messageOf(error));
  }
}

await runMain(() => underProjectNode(import.meta.url, main));
