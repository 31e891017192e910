/** `npm run backup`: database and uploads in one archive, proven, while the site runs or when it doesn't. */
import { runMain } from './lib/failure.mjs';
import { withoutArguments } from './lib/no-arguments.mjs';
import { withProgress } from './lib/progress.mjs';
import { underProjectNode } from './lib/project-node.mjs';
import { loadSite, say } from './lib/site-command.mjs';

const usage = `Usage: npm run backup
  Makes an archive of database and uploads in BACKUP_DIR and proves that it can be restored.`;

async function main() {
  /** @type {{ backUp: (asked: { say: (sentence: string) => void }) => Promise<string[]> }} */
  const { backUp } = await loadSite();
  const lines = await withProgress('Backing up', () => backUp({ say }));
  for (const line of lines) console.log(line);
}

await runMain(() => underProjectNode(import.meta.url, withoutArguments(usage, main)));
