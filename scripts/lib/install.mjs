import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { nodeBinary } from './paths.mjs';
import { runToEnd } from './processes.mjs';
import { withProgress } from './progress.mjs';
import { isBuiltCopy } from './sources-hash.mjs';

const HASH_FILE = 'node_modules/.quzones-lock-hash';
const NPM_RECORD = 'node_modules/.package-lock.json';

/** @param {string} file @returns {number} milliseconds, 0 when there is no such file */
function changedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** @param {string} root */
function hashLock(root) {
  const lock = join(root, 'package-lock.json');
  if (!existsSync(lock)) throw new Failure('package-lock.json is missing: this is not a complete copy of the project.');
  return createHash('sha256').update(readFileSync(lock)).digest('hex');
}

/** @param {string} root @param {string} hash */
function rememberHash(root, hash) {
  try {
    writeFileSync(join(root, HASH_FILE), hash);
  } catch {
    // A read-only checkout is fine: the next start compares again.
  }
}

/**
 * Whether node_modules belongs to package-lock.json. The recorded hash decides; where npm itself ran after both the
 * record and the lock file were written, npm is believed and the record renewed.
 * @param {string} root project folder
 */
export function isInstalled(root) {
  const npmRan = changedAt(join(root, NPM_RECORD));
  if (npmRan === 0) return false;
  const hash = hashLock(root);
  const recorded = existsSync(join(root, HASH_FILE)) ? readFileSync(join(root, HASH_FILE), 'utf8') : '';
  if (recorded === hash) return true;
  const believable = npmRan >= changedAt(join(root, 'package-lock.json')) && npmRan > changedAt(join(root, HASH_FILE));
  if (believable) rememberHash(root, hash);
  return believable;
}

/** @returns {{ command: string, args: string[] }} npm as this process was started by it, else the one in PATH */
function findNpm() {
  const script = process.env.npm_execpath;
  if (script?.endsWith('npm-cli.js') && existsSync(script)) return { command: process.execPath, args: [script] };
  return { command: 'npm', args: [] };
}

/** What npm says about its failure, without its warnings and its usage text. @param {string} output */
function errorLines(output) {
  const lines = output.trimEnd().split('\n');
  const errors = lines.filter((line) => /^npm error \S/.test(line));
  return (errors.length > 0 ? errors : lines.slice(-12)).slice(0, 12).join('\n');
}

/** @param {string} root */
async function installPackages(root) {
  const npm = findNpm();
  // Building needs the development packages too, also where NODE_ENV says production.
  const args = [...npm.args, 'ci', '--include=dev', '--no-audit', '--no-fund'];
  const { npm_config_prefix: _, ...env } = process.env;
  const { code, output } = await runToEnd(npm.command, args, { cwd: root, env });
  if (code === 0) return;
  if (code === 127) throw new Failure('npm was not found: install Node.js 20.19 or newer together with npm.');
  console.error(errorLines(output));
  throw new Failure(`The packages could not be installed (npm ci ended with ${code}); what it said is above.`);
}

async function canRunNode() {
  return (await runToEnd(nodeBinary, ['--version'])).code === 0;
}

/**
 * The npm package `node` fetches its program in an install script, and npm may be set not to run those.
 * @param {string} root
 */
async function ensureNode(root) {
  if (await canRunNode()) return;
  const folder = join(root, 'node_modules/node');
  const { output } = await runToEnd(process.execPath, ['installArchSpecificPackage.js'], { cwd: folder });
  if (await canRunNode()) return;
  console.error(errorLines(output));
  throw new Failure('Node 24 could not be installed: allow install scripts (npm config) and run `npm ci` again.');
}

/**
 * Installs the packages when node_modules is missing or does not belong to package-lock.json.
 * @param {string} root project folder
 * @throws {Failure} when npm fails or Node 24 does not run
 */
export async function ensureInstalled(root) {
  if (existsSync(nodeBinary) && (isBuiltCopy(root) || isInstalled(root))) return;
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    // npm would empty the folder that the link leads to, which belongs to another checkout.
    throw new Failure('node_modules is a link to another folder: install there, or remove the link and try again.');
  }
  await withProgress('Installing packages', async () => {
    if (!isInstalled(root)) await installPackages(root);
    await ensureNode(root);
  });
  rememberHash(root, hashLock(root));
}
