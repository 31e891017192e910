import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../lib/failure.mjs';

/** @typedef {import('./names.mjs').Names} Names */

/** Tabs that are no collections with a list and an editor, and the word for a new record. */
const reservedTabs = ['new', 'users', 'contact-messages', 'demo-requests'];
/** Would be declared twice in the files that it is written into. */
const reservedNames = ['arguments', 'collections', 'content_permissions'];

/** @param {string} root @param {string} pattern @param {RegExp} found its first group is what is looked for */
function everywhere(root, pattern, found) {
  return globSync(pattern, { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(found)].map((match) => ({ file, value: match[1] })),
  );
}

/**
 * Refuses what the project has already.
 * @param {string} root project folder
 * @param {Names} names
 * @throws {Failure}
 */
export function refuseTaken(root, names) {
  const { name, tab, singular, Single } = names;
  if (reservedNames.includes(name)) throw new Failure(`"${name}" is a word of the program: choose another name.`);
  const folder = `app/collections/${name}`;
  if (existsSync(join(root, folder))) throw new Failure(`There is a collection ${name} already: ${folder}.`);
  const tables = everywhere(root, 'app/**/*.table.server.ts', /pgTable\(\s*'([^']+)'/g);
  const table = tables.find(({ value }) => value === name);
  if (table) throw new Failure(`There is a table ${name} already, in ${table.file}.`);
  const forms = everywhere(root, 'app/admin/record-form.ts', /import \{ (\w+) \}/g).map(({ value }) => value);
  if (forms.includes(`${Single}Form`)) {
    throw new Failure(`There is a form ${Single}Form already: choose another word than "${singular}" with --singular.`);
  }
  const routes = everywhere(root, 'app/routes.ts', /'admin\/([a-z0-9-]+)/g).map(({ value }) => value);
  if ([...reservedTabs, ...routes].includes(tab)) {
    throw new Failure(`/admin/${tab} is taken by the admin itself: choose another path with --tab.`);
  }
  const tabs = everywhere(root, 'app/collections/*/*.ts', /\btab: \{\s*path: '([^']+)'/g);
  const sameTab = tabs.find(({ value }) => value === tab);
  if (sameTab) throw new Failure(`/admin/${tab} is the tab of ${sameTab.file}: choose another path with --tab.`);
  const pages = everywhere(root, 'app/site/map/*.ts', /\bpath: '\/([a-z0-9-]+)'/g);
  const publicRoutes = everywhere(root, 'app/routes.ts', /route\('([a-z0-9-]+)/g);
  const moved = everywhere(root, 'app/site/moved-pages.ts', /'\/([a-z0-9-]+)':/g);
  const page = [...pages, ...publicRoutes, ...moved].find(({ value }) => value === tab);
  if (page) throw new Failure(`/${tab} is a page of the site, in ${page.file}: choose another path with --tab.`);
  const answered = everywhere(root, 'server/*.ts', /\bapp\.(?:get|use|all)\(\s*'\/([a-z0-9-]+)/g);
  const answer = answered.find(({ value }) => value === tab);
  if (answer) {
    throw new Failure(`/${tab} is answered by the server, in ${answer.file}: choose another path with --tab.`);
  }
}
