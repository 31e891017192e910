/**
 * `npm run migrate-to-postgres`: moves everything from the embedded database in DATA_DIR into the empty PostgreSQL
 * database of DATABASE_URL, and compares rows and checksums of every table. Run again after an interruption, it goes on.
 */
import { Failure, messageOf, runMain } from './lib/failure.mjs';
import { withoutArguments } from './lib/no-arguments.mjs';
import { underProjectNode } from './lib/project-node.mjs';
import { loadSite, say } from './lib/site-command.mjs';

const usage = `Usage: DATABASE_URL=postgresql://… npm run migrate-to-postgres
  Moves everything from the embedded database in DATA_DIR into an empty PostgreSQL database and compares rows and checksums
  of every table. The source is not touched. Run again after an interruption, it goes on.`;

async function main() {
  /** @type {{ migrateToPostgres: (say: (sentence: string) => void) => Promise<{ tables: { rows: number }[], before: string | null }> }} */
  const { migrateToPostgres } = await loadSite();
  try {
    const { tables, before } = await migrateToPostgres(say);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      before
        ? `Everything was moved already, on ${before}: ${rows} rows in ${tables.length} tables, and nothing was written to the embedded database since.`
        : `${rows} rows in ${tables.length} tables are in PostgreSQL, the same as in the embedded database.`,
    );
    console.log('Start the site with DATABASE_URL set. Uploaded pictures stay where they are (npm run move-uploads).');
  } catch (error) {
    const isLocked = error instanceof Error && 'code' in error && error.code === 'DATABASE_LOCKED';
    throw new Failure(isLocked ? `${messageOf(error)}\nStop the site and run this again.` : messageOf(error));
  }
}

await runMain(() => underProjectNode(import.meta.url, withoutArguments(usage, main)));
