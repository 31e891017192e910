/** `npm run build`: fonts, production bundles, precompressed files. */
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkBudgets, weighBuild } from './lib/budgets.mjs';
import { buildAlone } from './lib/build-alone.mjs';
import { Failure, runMain } from './lib/failure.mjs';
import { ensureFonts } from './lib/fonts.mjs';
import { withoutArguments } from './lib/no-arguments.mjs';
import { root } from './lib/paths.mjs';
import { precompress } from './lib/precompress.mjs';
import { runToEnd } from './lib/processes.mjs';
import { withProgress } from './lib/progress.mjs';
import { toolEnvironment, underProjectNode } from './lib/project-node.mjs';
import { putInPlace } from './lib/put-in-place.mjs';
import { writePublicManifest } from './lib/route-manifest.mjs';
import { isBuildCurrent, readSources, writeStamp } from './lib/sources-hash.mjs';

/** Where the bundler puts it: see react-router.config.ts. */
const next = join(root, '.cache/build');

/**
 * Runs a program of this project to its end; what it said is shown when it fails.
 * @param {string} name how its failure calls it
 * @param {string[]} args its file and arguments
 */
async function run(name, args) {
  const env = { ...toolEnvironment(), NODE_ENV: 'production' };
  const { code, output } = await runToEnd(process.execPath, args, { cwd: root, env });
  if (code === 0) return;
  console.error(output.trimEnd());
  throw new Failure(`${name} failed; its output is above.`);
}

function bundle() {
  return run('react-router build', [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build']);
}

/**
 * What every embedded database of this build begins as, so that a first start need not make one: see `keepEmptyCluster`.
 * @returns {Promise<string>} where it is: the bundler empties the folder of the build when it begins
 */
async function makeEmptyDatabase() {
  const directory = join(root, '.cache/empty-database');
  await rm(directory, { recursive: true, force: true });
  await mkdir(join(root, '.cache'), { recursive: true });
  await run('Making the empty database', [join(root, 'scripts/lib/empty-database.mjs'), directory]);
  return directory;
}

/** Version, commit and time, for the page about the running site. */
async function noteFacts() {
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const facts = { version, commit: commitOf(), builtAt: new Date().toISOString() };
  await writeFile(join(next, 'about.json'), `${JSON.stringify(facts)}\n`);
}

/** Null outside of a clone, or where git is missing; "-dirty" behind it says that files were changed since. */
function commitOf() {
  try {
    const stdio = /** @type {import('node:child_process').StdioOptions} */ (['ignore', 'pipe', 'ignore']);
    return execFileSync('git', ['describe', '--always', '--dirty', '--exclude', '*'], { cwd: root, stdio })
      .toString()
      .trim();
  } catch {
    return null;
  }
}

const usage = `Usage: npm run build
  Cuts the fonts, bundles the site into build/, compresses its files and makes an empty database. npm start does so by itself when something changed.`;

async function build() {
  const sources = readSources(root);
  await withProgress('Cutting fonts', () => ensureFonts(root));
  // Two processes, one for each core; this one says meanwhile that they go on.
  const [emptyDatabase] = await withProgress('Building the site', () => Promise.all([makeEmptyDatabase(), bundle()]));
  await rename(emptyDatabase, join(next, 'empty-database'));
  writePublicManifest(join(next, 'client/assets'));
  const { files, copies } = await withProgress('Compressing files', () => precompress(join(next, 'client')));
  console.log(`${files} files, ${copies} compressed copies.`);
  console.log(checkBudgets(weighBuild(root, next)));
  await noteFacts();
  await putInPlace(next, join(root, 'build'));
  writeStamp(root, sources);
}

async function main() {
  await buildAlone(join(root, '.cache'), { build, isCurrent: () => isBuildCurrent(root) });
}

await runMain(() => underProjectNode(import.meta.url, withoutArguments(usage, main)));
