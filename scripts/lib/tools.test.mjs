import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findChromium, findFaketime, findNginx, findPostgresFolder, findSwiftPython } from './tools.mjs';

let folder = '';

/** @param {string} path @returns {string} */
function program(path) {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quzones-tools-'));
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('QUZONES_PG_BIN', '');
  vi.stubEnv('QUZONES_NGINX', '');
  vi.stubEnv('QUZONES_SWIFT_PYTHON', '');
  vi.stubEnv('PATH', join(folder, 'bin'));
  vi.stubEnv('HOME', folder);
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', join(folder, 'browsers'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

test('A named browser is taken, and nothing else when it is no program', () => {
  program('bin/chromium');
  const named = program('elsewhere/chrome');
  vi.stubEnv('CHROMIUM_PATH', named);
  expect(findChromium()).toBe(named);
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'missing'));
  expect(findChromium()).toBeNull();
});

test('A browser is found in PATH, then in the newest of the downloads', () => {
  expect(findChromium()).toBeNull();
  program('browsers/chromium-999/chrome-linux/chrome');
  const newest = program('browsers/chromium-1200/chrome-linux64/chrome');
  expect(findChromium()).toBe(newest);
  const inPath = program('bin/google-chrome');
  expect(findChromium()).toBe(inPath);
});

test('A named PostgreSQL folder is taken, and nothing else when it holds no server', () => {
  program('pg/initdb');
  vi.stubEnv('QUZONES_PG_BIN', join(folder, 'pg'));
  expect(findPostgresFolder()).toBeNull();
  program('pg/postgres');
  expect(findPostgresFolder()).toBe(join(folder, 'pg'));
});

test('A named nginx is taken, and nothing else when it is no program', () => {
  vi.stubEnv('QUZONES_NGINX', join(folder, 'missing'));
  expect(findNginx()).toBeNull();
  const named = program('web/nginx');
  vi.stubEnv('QUZONES_NGINX', named);
  expect(findNginx()).toBe(named);
});

test('A named library of faketime is taken, and nothing else when it is not there', () => {
  vi.stubEnv('QUZONES_FAKETIME', join(folder, 'missing'));
  expect(findFaketime()).toBeNull();
  const named = program('faketime/libfaketime.so.1');
  vi.stubEnv('QUZONES_FAKETIME', named);
  expect(findFaketime()).toBe(named);
});

test('A Python counts only when it has the object store', () => {
  const named = program('python/python3');
  vi.stubEnv('QUZONES_SWIFT_PYTHON', named);
  expect(findSwiftPython()).toBe(named);
  writeFileSync(named, '#!/bin/sh\nexit 1\n');
  expect(findSwiftPython()).toBeNull();
});
