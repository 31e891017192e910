/** `npm run build`: fonts, production bundles, precompressed files. */
import { execFileSync } from 'node:child_process';
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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

async function bundle() {
  const tool = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const env = { ...toolEnvironment(), NODE_ENV: 'production' };
  const { code, output } = await runToEnd(process.execPath, [tool, 'build'], { cwd: root, env });
  if (code === 0) return;
  console.error(output.trimEnd());
  throw new Failure('react-router build failed; its output is above.');
}

/**
 * What every embedded database of this build begins as, so that a first start need not make one: see `keepEmptyCluster`.
 * @returns {Promise<string>} where it is: the bundler empties the folder of the build when it begins
 */
async function makeEmptyDatabase() {
  const directory = join(root, '.cache/empty-database');
  await rm(directory, { recursive: true, force: true });
  await mkdir(join(root, '.cache'), { recursive: true });
  // Loaded here, because it needs the project's Node.
  const { openScratchDatabase } = await import('../app/db/embedded-database.server.ts');
  await (await openScratchDatabase(directory)).close();
  await letOthersRead(directory);
  return directory;
}

/**
 * Whoever runs the site, or makes a backup of it, need not be who built it. PostgreSQL keeps some files to itself and lets
 * everybody write others.
 * @param {string} directory
 */
async function letOthersRead(directory) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  await chmod(directory, 0o755);
  for (const entry of entries) await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
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
  // The bundler is a process of its own: the other core makes the database meanwhile.
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
