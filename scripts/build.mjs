/** `npm run build`: fonts, production bundles, precompressed files. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBudgets, weighBuild } from './lib/budgets.mjs';
import { Failure, runMain } from './lib/failure.mjs';
import { ensureFonts } from './lib/fonts.mjs';
import { root } from './lib/paths.mjs';
import { precompress } from './lib/precompress.mjs';
import { runToEnd } from './lib/processes.mjs';
import { withProgress } from './lib/progress.mjs';
import { toolEnvironment, underProjectNode } from './lib/project-node.mjs';
import { readSources, writeStamp } from './lib/sources-hash.mjs';

async function bundle() {
  const tool = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const env = { ...toolEnvironment(), NODE_ENV: 'production' };
  const { code, output } = await runToEnd(process.execPath, [tool, 'build'], { cwd: root, env });
  if (code === 0) return;
  console.error(output.trimEnd());
  throw new Failure('react-router build failed; its output is above.');
}

async function main() {
  const sources = readSources(root);
  await rm(join(root, 'build/.sources-hash'), { force: true });
  // What V8 compiled of the last build; see serve.mjs.
  await rm(join(root, 'build/compiled'), { recursive: true, force: true });
  await withProgress('Cutting fonts', () => ensureFonts(root));
  await withProgress('Building the site', bundle);
  const { files, copies } = await withProgress('Compressing files', () => precompress(join(root, 'build/client')));
  console.log(`${files} files, ${copies} compressed copies.`);
  console.log(checkBudgets(weighBuild(root)));
  writeStamp(root, sources);
}

await runMain(() => underProjectNode(import.meta.url, main));
