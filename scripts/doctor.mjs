/** `npm run doctor`: looks at everything that the site relies on, says what is wrong and what to do, and mends what is safe. */
import { runMain } from './lib/failure.mjs';
import { underProjectNode } from './lib/project-node.mjs';
import { readArguments } from './lib/read-arguments.mjs';
import { loadSite, say } from './lib/site-command.mjs';

const usage = `Usage: npm run doctor -- [--mend]
  Looks at settings, disk, database, mail, pictures, backups, jobs and people, while the site runs or when it doesn't.
  Changes nothing. Ends with 1 when something is wrong; warnings alone end with 0.
  --mend   removes what nothing refers to and interrupted work left behind, and says what it did`;

const options = /** @type {const} */ ({ mend: { type: 'boolean', default: false }, help: { type: 'boolean' } });

async function main() {
  const { mend, help } = readArguments(usage, { options }).values;
  if (help) return console.log(usage);
  /** @typedef {{ mayMend: boolean, say: (sentence: string) => void }} Asked */
  /** @type {{ examine: (asked: Asked) => Promise<{ lines: string[], isWell: boolean }> }} */
  const { examine } = await loadSite();
  const { lines, isWell } = await examine({ mayMend: mend, say });
  for (const line of lines) console.log(line);
  return isWell ? 0 : 1;
}

await runMain(() => underProjectNode(import.meta.url, main));
