/** `npm run import -- <folder>`: content, messages and pictures of another system, or of another installation of this one. */
import { Failure, runMain } from './lib/failure.mjs';
import { withProgress } from './lib/progress.mjs';
import { underProjectNode } from './lib/project-node.mjs';
import { readArguments } from './lib/read-arguments.mjs';
import { fromWhereStarted, loadSite, say } from './lib/site-command.mjs';

const usage = `Usage: npm run import -- <folder> [--write]
  folder    files that are called like tables (insights.json, blog_posts.csv, contact_messages.jsonl, …), and folders of
            pictures that are called like buckets (insight-images, case-study-images, blog-images)
  --write   takes it over; without it, nothing is changed, and is only said what would be`;

const options = /** @type {const} */ ({ write: { type: 'boolean', default: false }, help: { type: 'boolean' } });

async function main() {
  const { values, positionals } = readArguments(usage, { options, allowPositionals: true });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const [named] = positionals;
  if (named === undefined || positionals.length > 1) throw new Failure(`Name one folder.\n${usage}`);
  const folder = fromWhereStarted(named);
  /** @typedef {{ folder: string, write: boolean, say: (sentence: string) => void }} Asked */
  /** @type {{ importFolder: (asked: Asked) => Promise<{ lines: string[], refused: number }> }} */
  const { importFolder } = await loadSite();
  const { write } = values;
  const { lines, refused } = await withProgress(write ? 'Importing' : 'Looking', () =>
    importFolder({ folder, write, say }),
  );
  for (const line of lines) console.log(line);
  return refused > 0 ? 1 : 0;
}

await runMain(() => underProjectNode(import.meta.url, main));
