import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { nodeBinary, root } from './paths.mjs';
import { runInForeground } from './processes.mjs';

/** @returns {NodeJS.ProcessEnv} the environment in which `node` and the project's tools are the project's own */
export function toolEnvironment() {
  const own = [join(root, 'node_modules/.bin'), dirname(nodeBinary)];
  return { ...process.env, PATH: [...own, process.env.PATH ?? ''].join(':') };
}

/**
 * Installs what is missing and runs the command under the project's Node: npm may have started it under an older one.
 * @param {string} moduleUrl import.meta.url of the command
 * @param {() => Promise<number | void>} main
 * @returns {Promise<number | void>} the exit code
 */
export async function underProjectNode(moduleUrl, main) {
  await ensureInstalled(root);
  if (Number(process.versions.node.split('.')[0]) >= 24) return main();
  const args = [fileURLToPath(moduleUrl), ...process.argv.slice(2)];
  return runInForeground(nodeBinary, args, { env: toolEnvironment() });
}
