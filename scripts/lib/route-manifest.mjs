import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';

/**
 * @typedef {{ module: string, imports?: string[], parentId?: string, path?: string }} Route
 * @typedef {{ entry: { module: string, imports: string[] }, routes: Record<string, Route>, url: string }} Manifest React
 *   Router's list of all routes, which every page that React takes over begins with; `url` is its own address
 */

const written = /^manifest-\w+\.js$/;

/** @param {string} assets folder of the built browser code @returns {{ name: string, text: string, manifest: Manifest }} */
export function readManifest(assets) {
  const name = readdirSync(assets).find((each) => written.test(each));
  if (name === undefined) throw new Failure('React Router wrote no manifest, so the routes of pages are not known.');
  const text = readFileSync(join(assets, name), 'utf8');
  return { name, text, manifest: JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) };
}

/**
 * The same without the admin, half of all routes, for the pages of the public site: nothing there leads to it but links
 * that load a document. `deferScripts` names it.
 * @param {string} assets
 * @returns {string} its name
 */
export function writePublicManifest(assets) {
  const { name, text, manifest } = readManifest(assets);
  /** @param {Route | undefined} route @returns {boolean} */
  const isStaff = (route) =>
    route !== undefined && (/^admin\b/.test(route.path ?? '') || isStaff(manifest.routes[route.parentId ?? '']));
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([, route]) => !isStaff(route)));
  const start = text.slice(0, text.indexOf('{'));
  // React Router has it loaded once more from there: it must be the file that is loaded already.
  const url = manifest.url.replace(name, `public-${name}`);
  writeFileSync(join(assets, `public-${name}`), `${start}${JSON.stringify({ ...manifest, url, routes })};`);
  return `public-${name}`;
}
