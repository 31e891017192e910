/** `npm run export -- <folder>`: content, messages and pictures in files that other programs, and `npm run import`, can read. */
import { Failure, runMain } from './lib/failure.mjs';
import { withProgress } from './lib/progress.mjs';
import { underProjectNode } from './lib/project-node.mjs';
import { readArguments } from './lib/read-arguments.mjs';
import { fromWhereStarted, loadSite, say } from './lib/site-command.mjs';

const usage = `Usage: npm run export -- <folder>
  folder    an empty one, or one that is made: a file of JSON lines for each table, and the pictures in folders`;

async function main() {
  const { values, positionals } = readArguments(usage, {
    options: { help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help) return console.log(usage);
  const [named] = positionals;
  if (named === undefined || positionals.length > 1) throw new Failure(`Name one folder.\n${usage}`);
  const folder = fromWhereStarted(named);
  /** @type {{ exportFolder: (asked: { folder: string, say: (sentence: string) => void }) => Promise<string[]> }} */
  const { exportFolder } = await loadSite();
  for (const line of await withProgress('Exporting', () => exportFolder({ folder, say }))) console.log(line);
}

await runMain(() => underProjectNode(import.meta.url, main));
