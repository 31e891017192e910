/**
 * `npm start`: installs and builds what is missing or out of date, then serves the site.
 * Plain JavaScript with nothing but Node's own modules: it runs before anything is installed, under Node 20.
 */
import { buildIfNeeded } from './lib/build-if-needed.mjs';
import { runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { nodeBinary, root } from './lib/paths.mjs';
import { runInForeground } from './lib/processes.mjs';

async function main() {
  await ensureInstalled(root);
  await buildIfNeeded(root);
  return runInForeground(nodeBinary, [`${root}/scripts/serve.mjs`]);
}

await runMain(main);
