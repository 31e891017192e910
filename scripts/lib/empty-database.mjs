/** Run by the build as a process of its own: the database is WebAssembly, and whoever makes one says nothing meanwhile. */
import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Whoever runs the site, or makes a backup of it, need not be who built it. PostgreSQL keeps some files to itself and lets
 * everybody write others.
 * @param {string} directory
 */
async function letOthersRead(directory) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  await chmod(directory, 0o755);
  for (const entry of entries) await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('Usage: node scripts/lib/empty-database.mjs <directory>');
// Loaded here, because it needs the project's Node.
const { openScratchDatabase } = await import('../../app/db/embedded-database.server.ts');
await (await openScratchDatabase(directory)).close();
await letOthersRead(directory);
