/** `npm run restore -- <archive>`: puts a backup in the place of what is there, when that is empty or may be replaced. */
import { Failure, runMain } from './lib/failure.mjs';
import { withProgress } from './lib/progress.mjs';
import { underProjectNode } from './lib/project-node.mjs';
import { readArguments } from './lib/read-arguments.mjs';
import { fromWhereStarted, loadSite, say } from './lib/site-command.mjs';

const usage = `Usage: npm run restore -- [archive] [--replace] [--without-backup]
  archive            the newest one in BACKUP_DIR when none is named, but none from before a restore
  --replace          replaces what is there, after a backup of it
  --without-backup   replaces it without that, for an installation that can't be backed up any more`;

const options = /** @type {const} */ ({
  replace: { type: 'boolean', default: false },
  'without-backup': { type: 'boolean', default: false },
  help: { type: 'boolean' },
});

async function main() {
  const { values, positionals } = readArguments(usage, { options, allowPositionals: true });
  if (values.help) return console.log(usage);
  if (positionals.length > 1) throw new Failure(`Name one archive.\n${usage}`);
  const [named] = positionals;
  const archive = named === undefined ? undefined : fromWhereStarted(named);
  /** @typedef {{ archive: string | undefined, mayReplace: boolean, withoutBackup: boolean, say: (sentence: string) => void }} Asked */
  /** @type {{ restore: (asked: Asked) => Promise<string[]> }} */
  const { restore } = await loadSite();
  const asked = { archive, mayReplace: values.replace, withoutBackup: values['without-backup'], say };
  for (const line of await withProgress('Restoring', () => restore(asked))) console.log(line);
}

await runMain(() => underProjectNode(import.meta.url, main));
