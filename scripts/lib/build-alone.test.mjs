import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildAlone } from './build-alone.mjs';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quzones-build-'));
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

/** Begins a build and answers how to end it, once it works on the files. */
async function beginBuild() {
  const working = Promise.withResolvers();
  const end = Promise.withResolvers();
  const build = async () => {
    working.resolve(undefined);
    await end.promise;
  };
  const ended = buildAlone(folder, { build, isCurrent: () => false });
  await working.promise;
  return { end: end.resolve, fail: end.reject, ended };
}

/** Resolves when a build has said that it waits for another one. */
function listen() {
  const waits = Promise.withResolvers();
  const said = /** @type {string[]} */ ([]);
  vi.spyOn(console, 'log').mockImplementation((line) => {
    said.push(line);
    if (line === 'Waiting for another build in this folder …') waits.resolve(undefined);
  });
  return { waits: waits.promise, said };
}

it('A second build in the same folder waits, and builds nothing that the first has built', async () => {
  const first = await beginBuild();
  const { waits, said } = listen();
  const build = vi.fn(async () => undefined);
  const second = buildAlone(folder, { build, isCurrent: () => true });
  await waits;
  expect(build).not.toHaveBeenCalled();
  first.end(undefined);
  await Promise.all([first.ended, second]);
  expect(build).not.toHaveBeenCalled();
  expect(said.at(-1)).toBe('It has built what was missing.');
});

it('A second build goes ahead when the first one failed, and whoever is asked to build alone always builds', async () => {
  const first = await beginBuild();
  const { waits } = listen();
  const build = vi.fn(async () => undefined);
  const second = buildAlone(folder, { build, isCurrent: () => false });
  await waits;
  first.fail(new Error('It is broken.'));
  await expect(first.ended).rejects.toThrow('It is broken.');
  await second;
  expect(build).toHaveBeenCalledTimes(1);
  await buildAlone(folder, { build, isCurrent: () => true });
  expect(build).toHaveBeenCalledTimes(2);
});
