import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './install.mjs';

let root = '';
const lock = '{ "lockfileVersion": 3 }';

/** @param {string} path @param {string} text @param {number} second of the clock when it was written */
function write(path, text, second) {
  writeFileSync(join(root, path), text);
  utimesSync(join(root, path), new Date(), new Date(2026, 0, 1, 0, 0, second));
}

/** @param {string} text */
function hash(text) {
  return createHash('sha256').update(text).digest('hex');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'quzones-install-'));
  mkdirSync(join(root, 'node_modules'));
  write('package-lock.json', lock, 10);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('Without packages, nothing is installed', () => {
  expect(isInstalled(root)).toBe(false);
});

test('Without a lock file, the copy is said to be incomplete', () => {
  write('node_modules/.package-lock.json', '{}', 11);
  rmSync(join(root, 'package-lock.json'));
  expect(() => isInstalled(root)).toThrow(/^package-lock\.json is missing: .*\.$/);
});

test('The recorded hash decides, whatever a checkout does to the times', () => {
  write('node_modules/.package-lock.json', '{}', 11);
  write('node_modules/.quzones-lock-hash', hash(lock), 12);
  write('package-lock.json', lock, 50);
  expect(isInstalled(root)).toBe(true);
  write('package-lock.json', '{ "changed": true }', 10);
  expect(isInstalled(root)).toBe(false);
});

test('npm run by hand is believed, and remembered', () => {
  write('node_modules/.package-lock.json', '{}', 11);
  expect(isInstalled(root)).toBe(true);
  expect(readFileSync(join(root, 'node_modules/.quzones-lock-hash'), 'utf8')).toBe(hash(lock));
});

test('npm that ran before the lock file changed is not believed', () => {
  write('node_modules/.package-lock.json', '{}', 9);
  expect(isInstalled(root)).toBe(false);
  expect(existsSync(join(root, 'node_modules/.quzones-lock-hash'))).toBe(false);
});
