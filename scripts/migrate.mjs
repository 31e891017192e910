/** `npm run migrate`: brings the database to this version, after a backup; `--dry-run` tries it and undoes it. */
import { Failure, runMain } from './lib/failure.mjs';
import { withProgress } from './lib/progress.mjs';
import { underProjectNode } from './lib/project-node.mjs';
import { loadSite, say } from './lib/site-command.mjs';

const usage = `Usage: npm run migrate -- [--dry-run]
  --dry-run   says what is missing and tries it on this database, without leaving a trace`;

async function main() {
  const words = process.argv.slice(2);
  if (words.includes('--help')) return console.log(usage);
  const unknown = words.find((word) => word !== '--dry-run');
  if (unknown !== undefined) throw new Failure(`${unknown} is no option.\n${usage}`);
  /** @type {{ migrate: (asked: { isDryRun: boolean, say: (sentence: string) => void }) => Promise<string[]> }} */
  const { migrate } = await loadSite();
  const isDryRun = words.length > 0;
  const title = isDryRun ? 'Looking at migrations' : 'Migrating';
  for (const line of await withProgress(title, () => migrate({ isDryRun, say }))) console.log(line);
}

await runMain(() => underProjectNode(import.meta.url, main));
