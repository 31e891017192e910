import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkBudgets, weighBuild } from './budgets.mjs';
import { writePublicManifest } from './route-manifest.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'quzones-budgets-'));
  write('app/root.tsx', '');
  write('app/routes/public/blog.tsx', 'export const handle = { hydrate: true };');
  write('app/routes/public/about.tsx', 'export default function About() {}');
  write('app/routes/admin/record.tsx', '');
  write('build/client/assets/entry-a.js', 'import "./react-a.js";');
  write('build/client/assets/react-a.js', bytes(50));
  write('build/client/assets/root-a.js', 'import{a}from"./react-a.js"');
  write('build/client/assets/blog-a.js', 'import "./list-a.js"; const later = () => import("./editor-a.js");');
  write('build/client/assets/list-a.js', bytes(400));
  write('build/client/assets/list-a.js.br', bytes(40));
  write('build/client/assets/editor-a.js', bytes(500));
  write('build/client/assets/about-a.js', bytes(900));
  write('build/client/assets/dashboard-a.js', '');
  write('build/client/assets/record-a.js', bytes(100));
  write('build/client/assets/public-12345678.css', bytes(10));
  write('build/client/assets/instrument-sans-12345678.woff2', bytes(20));
  const route = (/** @type {string} */ name, /** @type {string} */ parentId = '') => ({
    module: `/assets/${name}-a.js`,
    imports: ['/assets/react-a.js'],
    parentId,
  });
  const routes = {
    root: route('root'),
    'routes/public/blog': route('blog', 'root'),
    'routes/public/about': route('about', 'root'),
    'routes/admin/dashboard': { ...route('dashboard', 'root'), path: 'admin' },
    'routes/admin/record': { ...route('record', 'routes/admin/dashboard'), path: ':id' },
  };
  const manifest = { entry: { module: '/assets/entry-a.js', imports: [] }, routes, url: '/assets/manifest-a1.js' };
  write('build/client/assets/manifest-a1.js', `window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  writePublicManifest(join(root, 'build/client/assets'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
const bytes = (/** @type {number} */ kilobytes) => '/'.repeat(kilobytes * 1024);
const kilobytesOf = (/** @type {string} */ page) =>
  Math.floor((weighBuild(root, join(root, 'build')).find((weight) => weight.page === page)?.bytes ?? 0) / 1024);

it('A page weighs what it loads at first, compressed, each file once; not what is opened later', () => {
  expect(kilobytesOf('routes/public/blog: script')).toBe(90);
  expect(kilobytesOf('routes/admin/record: script')).toBe(150);
});

it('What public pages are told of routes is without those of the admin, at any depth', () => {
  const text = readFileSync(join(root, 'build/client/assets/public-manifest-a1.js'), 'utf8');
  const { routes, url } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  expect(Object.keys(routes)).toEqual(['root', 'routes/public/blog', 'routes/public/about']);
  // Its own address: of another one pages would load that list as well.
  expect(url).toBe('/assets/public-manifest-a1.js');
});

it('A page without scripts has no budget for them', () => {
  expect(weighBuild(root, join(root, 'build')).map(({ page }) => page)).not.toContain('routes/public/about: script');
});

it('A page whose scripts start at once has the budget of one whose scripts wait', () => {
  const waiting = weighBuild(root, join(root, 'build'));
  write('app/routes/public/blog.tsx', "export const handle = { hydrate: 'at-once' };");
  expect(weighBuild(root, join(root, 'build'))).toEqual(waiting);
});

it('The sentence of a build within its budgets names the closest one', () => {
  expect(checkBudgets(weighBuild(root, join(root, 'build')))).toMatch(
    /^4 budgets of bytes are kept; closest is routes\/public\/blog: script with 9\d\.\d KB of 120\.0 KB\.$/,
  );
});

it('A build that is too heavy fails and names page, size and budget', () => {
  write('build/client/assets/list-a.js.br', bytes(80));
  expect(() => checkBudgets(weighBuild(root, join(root, 'build')))).toThrow(
    /The build is too heavy:\n {2}routes\/public\/blog: script: 13\d\.\d KB, 120\.0 KB at most\n/,
  );
});

it('Styles or fonts under another name are not taken for none', () => {
  rmSync(join(root, 'build/client/assets/public-12345678.css'));
  expect(() => checkBudgets(weighBuild(root, join(root, 'build')))).toThrow(
    'every public page: styles: nothing was found to weigh',
  );
});
