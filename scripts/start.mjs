/**
 * `npm start`: installs and builds what is missing or out of date, then serves the site.
 * Plain JavaScript with nothing but Node's own modules: it runs before anything is installed, under Node 20.
 */
import { buildIfNeeded } from './lib/build-if-needed.mjs';
import { runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { withoutArguments } from './lib/no-arguments.mjs';
import { root } from './lib/paths.mjs';
import { runInForeground, runToEnd } from './lib/processes.mjs';
import { serveArguments, serveCommand, serveSettings } from './lib/serve-command.mjs';
import { isBuildCurrent } from './lib/sources-hash.mjs';

const usage = `Usage: npm start
  Installs and builds what is missing or out of date, then serves the site until it is stopped.
  Settings come from the environment or from .env (see README.md), such as PORT=8080 npm start`;

async function main() {
  await ensureInstalled(root);
  if (!isBuildCurrent(root)) {
    // It says itself why not.
    const { code } = await runToEnd(serveCommand, [`${root}/scripts/may-start.mjs`], { show: true });
    if (code !== 0) return code;
    await buildIfNeeded(root);
  }
  return runInForeground(serveCommand, serveArguments, { env: { ...serveSettings, ...process.env } });
}

await runMain(withoutArguments(usage, main));
