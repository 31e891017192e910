import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

/**
 * @typedef {{ ref: string, dependsOn: string[] }} Tree
 * @typedef {{ 'bom-ref': string, name: string, version: string, licenses?: { license?: { id?: string }, expression?: string }[] }} Component
 * @typedef {{ version: string, license?: string, dev?: boolean }} Locked
 */

const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

test('npm run sbom names every package that the built site needs, with version and licence, and none for developing', () => {
  const text = execFileSync('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  /** @type {{ bomFormat: string, specVersion: string, components: Component[], dependencies: Tree[] }} */
  const { bomFormat, specVersion, components, dependencies: tree } = JSON.parse(text);
  expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.5']);

  /** @type {{ dependencies: Record<string, string>, devDependencies: Record<string, string> }} */
  const { dependencies, devDependencies } = readJson('package.json');
  /** @type {Record<string, Locked>} */
  const locked = readJson('package-lock.json').packages;
  const named = new Map(components.map((component) => [`${component.name} ${component.version}`, component]));
  const needed = Object.keys(dependencies);
  expect(needed.length).toBeGreaterThan(30);
  for (const name of needed) {
    const { version } = locked[`node_modules/${name}`] ?? {};
    expect(dependencies[name], name).toBe(version);
    expect([...named.keys()], name).toContain(`${name} ${version}`);
  }
  for (const { 'bom-ref': path, name, licenses = [] } of components) {
    const [licence] = licenses;
    const said = licence?.license?.id ?? licence?.expression;
    expect(said, name).toMatch(/./);
    expect(said, name).toBe(locked[path]?.license);
  }
  const forDeveloping = Object.keys(devDependencies).filter((name) => locked[`node_modules/${name}`]?.dev);
  expect(forDeveloping).toContain('typescript');
  const names = new Set(components.map(({ name }) => name));
  expect(forDeveloping.filter((name) => names.has(name))).toEqual([]);
  // Whatever a package needs is in it too, and nothing is spoken of that is not.
  const refs = new Set(['site', ...components.map((component) => component['bom-ref'])]);
  expect(tree.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !refs.has(ref))).toEqual([]);
  expect(tree.find(({ ref }) => ref === 'node_modules/htmlparser2')?.dependsOn).toContain('node_modules/domutils');
});
