import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { Failure } from './failure.mjs';
import { readManifest } from './route-manifest.mjs';

const KB = 1024;

/**
 * @typedef {{ page: string, bytes: number, most: number }} Weight compressed bytes, and how many there may be
 */

/** Routes in the styles of the admin. */
const desk = /^routes\/(?:admin\/(?!preview$)|auth\/)/;

/**
 * The most that a page may load before anybody opens something in it. Pages without `hydrate` load no script at
 * all, whatever is in their files.
 * @param {string} id @param {string} source of the route
 * @returns {number | null} bytes; null when it ships none
 */
function scriptBudget(id, source) {
  if (desk.test(id)) return 220 * KB;
  return /handle\b.*\bhydrate: (?:true|'at-once')/.test(source) ? 120 * KB : null;
}

/**
 * The styles come with two fonts on a new connection: of its first two round trips they have seven packets of 1,460
 * bytes each, and of these the head of the answer takes 720. Fonts are those that are preloaded; a page may use one
 * or two more.
 */
const sheetBudgets = [
  { page: 'every public page: styles', files: /^public-[\w-]+\.css$/, most: 2 * 7 * 1460 - 720 },
  {
    page: 'every page: fonts of the first screen',
    files: /^(?:bricolage-grotesque|instrument-sans)-(?!extended|italic)[\w-]{8}\.woff2$/,
    most: 64 * KB,
  },
];

/** @param {string} file @returns {number} as it is sent to a browser that takes brotli */
function sentBytes(file) {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/**
 * @param {string} client folder of the built browser code
 * @param {Iterable<string>} addresses such as `/assets/a.js`
 * @returns {Set<string>} these and everything they import statically
 */
function withImports(client, addresses) {
  const found = new Set(addresses);
  // The set grows while it is walked: imports of imports are reached too.
  for (const address of found) {
    const text = readFileSync(join(client, address), 'utf8');
    for (const [, path = ''] of text.matchAll(/(?:from|import)\s*["'](\.\.?\/[^"']+\.js)["']/g)) {
      found.add(posix.join(posix.dirname(address), path));
    }
  }
  return found;
}

/**
 * What each kind of page loads at first. Needs the compressed copies beside the files.
 * @param {string} root project folder
 * @param {string} build folder of the build
 * @returns {Weight[]}
 */
export function weighBuild(root, build) {
  const client = join(build, 'client');
  const assets = join(client, 'assets');
  const { name: whole, manifest } = readManifest(assets);
  const { entry, routes } = manifest;
  /** @type {Weight[]} */
  const weights = [];
  for (const id of Object.keys(routes)) {
    const file = ['tsx', 'ts'].map((ending) => join(root, 'app', `${id}.${ending}`)).find((path) => existsSync(path));
    const most = file === undefined ? null : scriptBudget(id, readFileSync(file, 'utf8'));
    if (most === null) continue;
    const list = desk.test(id) ? whole : `public-${whole}`;
    const needed = [entry.module, ...entry.imports, `/assets/${list}`];
    for (let route = routes[id]; route; route = routes[route.parentId ?? '']) {
      needed.push(route.module, ...(route.imports ?? []));
    }
    const bytes = [...withImports(client, needed)].reduce((sum, address) => sum + sentBytes(join(client, address)), 0);
    weights.push({ page: `${id}: script`, bytes, most });
  }
  for (const { page, files, most } of sheetBudgets) {
    const bytes = readdirSync(assets)
      .filter((name) => files.test(name))
      .reduce((sum, name) => sum + sentBytes(join(assets, name)), 0);
    weights.push({ page, bytes, most });
  }
  return weights;
}

/**
 * @param {Weight[]} weights
 * @returns {string} one sentence on the heaviest
 * @throws {Failure} naming every page that is over its budget
 */
export function checkBudgets(weights) {
  const inKb = (/** @type {number} */ bytes) => `${(bytes / KB).toFixed(1)} KB`;
  const over = weights.filter(({ bytes, most }) => bytes === 0 || bytes > most);
  if (over.length > 0) {
    const lines = over.map(({ page, bytes, most }) =>
      bytes === 0 ? `  ${page}: nothing was found to weigh` : `  ${page}: ${inKb(bytes)}, ${inKb(most)} at most`,
    );
    throw new Failure(
      `The build is too heavy:\n${lines.join('\n')}\nFind what was added to these pages, or fetch it when it is needed (decision 055).`,
    );
  }
  const closest = weights.reduce((first, second) =>
    second.bytes / second.most > first.bytes / first.most ? second : first,
  );
  return `${weights.length} budgets of bytes are kept; closest is ${closest.page} with ${inKb(closest.bytes)} of ${inKb(closest.most)}.`;
}
