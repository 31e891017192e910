import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const STAMP = 'build/.sources-hash';
const RESULT = 'build/server/index.js';
const FOLDERS = ['app', 'server', 'public', 'migrations'];
const FILES = [
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'scripts/build.mjs',
  'scripts/lib/budgets.mjs',
  'scripts/lib/font-characters.mjs',
  'scripts/lib/font-plan.mjs',
  'scripts/lib/precompress.mjs',
  'scripts/lib/script-groups.ts',
];
const NODE_PACKAGE = 'node_modules/node/package.json';

/** @typedef {Record<string, [changed: number, bytes: number, hash: string]>} SourceTable */
/** @typedef {{ node: string, files: SourceTable }} BuildStamp */

/** Files that no build depends on: what a build makes itself, and tests. @param {string} path */
function isIrrelevant(path) {
  return path.startsWith('app/styles/generated/') || /\.test\.tsx?$/.test(path);
}

/** @param {string} root @param {string} folder @param {string[]} found */
function listFolder(root, folder, found) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) listFolder(root, path, found);
    else if (!isIrrelevant(path)) found.push(path);
  }
}

/** @param {string} root @returns {string[]} every file that the build is made from, relative to the project */
function listSources(root) {
  /** @type {string[]} */
  const found = [];
  for (const folder of FOLDERS) if (existsSync(join(root, folder))) listFolder(root, folder, found);
  for (const file of FILES) if (existsSync(join(root, file))) found.push(file);
  return found;
}

/** @param {string} root @param {string} path @returns {string} */
function hashFile(root, path) {
  return createHash('sha256')
    .update(readFileSync(join(root, path)))
    .digest('hex')
    .slice(0, 32);
}

/** @param {string} root @returns {string} */
function nodeVersion(root) {
  const file = join(root, NODE_PACKAGE);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : process.versions.node;
}

/** @param {string} root @returns {BuildStamp | null} */
function readStamp(root) {
  try {
    return JSON.parse(readFileSync(join(root, STAMP), 'utf8'));
  } catch {
    return null;
  }
}

/**
 * The state of all sources now. Read it before a build starts, so that an edit during the build counts as newer.
 * @param {string} root project folder
 * @returns {BuildStamp}
 */
export function readSources(root) {
  /** @type {SourceTable} */
  const files = {};
  for (const path of listSources(root)) {
    const { mtimeMs, size } = statSync(join(root, path));
    files[path] = [mtimeMs, size, hashFile(root, path)];
  }
  return { node: nodeVersion(root), files };
}

/** @param {string} root @param {BuildStamp} stamp */
export function writeStamp(root, stamp) {
  writeFileSync(join(root, STAMP), JSON.stringify(stamp));
}

/**
 * Whether this is a build without what it was made from, as in a container: there is nothing that it could be built from.
 * @param {string} root project folder
 */
export function isBuiltCopy(root) {
  return existsSync(join(root, RESULT)) && !existsSync(join(root, 'app'));
}

/**
 * Whether `build/` was made from the sources as they are. Looks at times first and reads only files whose time or size
 * differs, so a touched file costs one read and no build.
 * @param {string} root project folder
 */
export function isBuildCurrent(root) {
  if (isBuiltCopy(root)) return true;
  const stamp = readStamp(root);
  if (stamp === null || !existsSync(join(root, RESULT)) || stamp.node !== nodeVersion(root)) return false;
  const paths = listSources(root);
  if (paths.length !== Object.keys(stamp.files).length) return false;
  let touched = false;
  for (const path of paths) {
    const known = stamp.files[path];
    if (known === undefined) return false;
    const { mtimeMs, size } = statSync(join(root, path));
    if (mtimeMs === known[0] && size === known[1]) continue;
    if (size !== known[1] || hashFile(root, path) !== known[2]) return false;
    known[0] = mtimeMs;
    touched = true;
  }
  if (touched) rememberTimes(root, stamp);
  return true;
}

/** @param {string} root @param {BuildStamp} stamp */
function rememberTimes(root, stamp) {
  try {
    writeStamp(root, stamp);
  } catch {
    // A read-only checkout is fine: the next start reads the touched files again.
  }
}
