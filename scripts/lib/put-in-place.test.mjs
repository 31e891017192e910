import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { putInPlace } from './put-in-place.mjs';

/** @type {string} */
let folder;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quzones-build-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** @param {Record<string, string>} parts */
async function build(parts) {
  const next = join(folder, '.next');
  await mkdir(join(next, 'server/assets'), { recursive: true });
  for (const [name, text] of Object.entries(parts)) await writeFile(join(next, 'server/assets', name), text);
  await putInPlace(next, join(folder, 'build'));
  return (await readdir(join(folder, 'build/server/assets'))).sort();
}

it('A build keeps the parts that a site of the build before may still load, and of none before that', async () => {
  expect(await build({ 'a-1.js': 'a', 'same-1.js': 'old' })).toEqual(['a-1.js', 'same-1.js']);
  await writeFile(join(folder, 'build/stays-behind'), '');
  expect(await build({ 'a-2.js': 'a', 'same-1.js': 'new' })).toEqual(['a-1.js', 'a-2.js', 'same-1.js']);
  expect(await readFile(join(folder, 'build/server/assets/same-1.js'), 'utf8')).toBe('new');
  expect(await build({ 'a-3.js': 'a' })).toEqual(['a-2.js', 'a-3.js', 'same-1.js']);
  expect((await readdir(folder)).sort()).toEqual(['build']);
  expect((await readdir(join(folder, 'build'))).sort()).toEqual(['server', 'server-parts.json']);
});
