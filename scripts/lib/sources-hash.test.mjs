import { appendFileSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isBuildCurrent, readSources, writeStamp } from './sources-hash.mjs';

let root = '';

/** @param {string} path @param {string} text */
function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

function build() {
  const sources = readSources(root);
  write('build/server/index.js', 'export {};');
  writeStamp(root, sources);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'quzones-sources-'));
  write('app/root.tsx', 'one');
  write('app/root.test.tsx', 'test');
  write('app/styles/generated/fonts.css', 'fonts');
  write('server/main.ts', 'two');
  write('migrations/0000.sql', 'three');
  write('package-lock.json', '{}');
  write('node_modules/node/package.json', '{ "version": "24.0.0" }');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('Without a build, the build is not current', () => {
  expect(isBuildCurrent(root)).toBe(false);
});

test('A build of the sources as they are is current', () => {
  build();
  expect(isBuildCurrent(root)).toBe(true);
});

test('A touched file without a change needs no build, and is read only once', () => {
  build();
  utimesSync(join(root, 'app/root.tsx'), new Date(), new Date(2020, 1, 1));
  expect(isBuildCurrent(root)).toBe(true);
  expect(isBuildCurrent(root)).toBe(true);
});

test('A change of the same length is noticed', () => {
  build();
  write('app/root.tsx', 'two');
  utimesSync(join(root, 'app/root.tsx'), new Date(), new Date(2020, 1, 1));
  expect(isBuildCurrent(root)).toBe(false);
});

for (const path of ['server/main.ts', 'migrations/0000.sql', 'package-lock.json']) {
  test(`A change of ${path} needs a build`, () => {
    build();
    appendFileSync(join(root, path), ' ');
    expect(isBuildCurrent(root)).toBe(false);
  });
}

test('New and removed files need a build', () => {
  build();
  write('public/robots.txt', '');
  expect(isBuildCurrent(root)).toBe(false);
  rmSync(join(root, 'public'), { recursive: true });
  expect(isBuildCurrent(root)).toBe(true);
  rmSync(join(root, 'server/main.ts'));
  expect(isBuildCurrent(root)).toBe(false);
});

test('Tests and generated fonts are no sources', () => {
  build();
  appendFileSync(join(root, 'app/root.test.tsx'), ' ');
  appendFileSync(join(root, 'app/styles/generated/fonts.css'), ' ');
  expect(isBuildCurrent(root)).toBe(true);
});

test('Another Node needs a build', () => {
  build();
  write('node_modules/node/package.json', '{ "version": "24.0.1" }');
  expect(isBuildCurrent(root)).toBe(false);
});

test('A build that was cut off is not current', () => {
  build();
  rmSync(join(root, 'build/server/index.js'));
  expect(isBuildCurrent(root)).toBe(false);
  write('build/server/index.js', '');
  write('build/.sources-hash', '{"node": "24.0.0", "fi');
  expect(isBuildCurrent(root)).toBe(false);
});

test('A build without its sources, as in a container, is what there is', () => {
  build();
  for (const part of ['app', 'server', 'package-lock.json']) rmSync(join(root, part), { recursive: true });
  expect(isBuildCurrent(root)).toBe(true);
  rmSync(join(root, 'build'), { recursive: true });
  expect(isBuildCurrent(root)).toBe(false);
});
