import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { measureParts } from './measure-parts.mjs';
import { QuietWatch } from './quiet.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quzones-bench-'));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** @param {string} title @returns {import('./context.mjs').Section} */
const section = (title) => ({ title, columns: ['Page', 'Answers'], rows: [['/', '80,000']], notes: [], charts: [] });

/** @param {boolean} write @returns {import('./context.mjs').Bench} */
function newBench(write) {
  const options = { quick: true, write, only: null, rounds: 1, seconds: 1, warmUpSeconds: 1, starts: 1, saves: 1 };
  const quiet = new QuietWatch({ longestWaitMs: 0, totalWaitMs: 0 });
  return { options, tools: { wrk: null, nginx: null }, folder, quiet, problems: [], memory: [] };
}

/** @type {import('./context.mjs').Part[]} */
const stopped = [
  { name: 'site', file: 'latest.md', title: 'Benchmarks', measure: async () => [section('Speed')] },
  {
    name: 'growth',
    file: 'growth.md',
    title: 'As the records grow',
    measure: async () => {
      throw new Error('stopped');
    },
  },
];

test('Whoever stops a run keeps the parts that were measured, on the terminal and as pages', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const run = { command: 'npm run bench -- --write', machine: /** @type {[string, string][]} */ ([]), folder };
  await expect(measureParts(stopped, newBench(true), run)).rejects.toThrow('stopped');
  expect(said.mock.calls.flat().join('\n')).toContain('SPEED\nPage  Answers\n/      80,000');
  expect(readdirSync(folder)).toEqual(['latest.md']);
  expect(readFileSync(join(folder, 'latest.md'), 'utf8')).toContain('| / | 80,000 |');
});

test('Nothing is written unless it is asked for; a problem makes the run fail and is in every page', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const parts = ['one', 'two'].map((name) => ({
    name,
    file: `${name}.md`,
    title: name,
    /** @param {import('./context.mjs').Bench} bench */
    measure: async ({ problems }) => {
      if (name === 'two') problems.push('A page was late.', 'A page was late.');
      return [section(name)];
    },
  }));
  const run = { command: 'npm run bench', machine: /** @type {[string, string][]} */ ([]), folder };
  expect(await measureParts(parts, newBench(false), run)).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
  expect(said.mock.calls.flat().join('\n')).toContain('FAILED\n✗ A page was late.');
  expect(await measureParts(parts, newBench(true), run)).toBe(false);
  for (const page of ['one.md', 'two.md'])
    expect(readFileSync(join(folder, page), 'utf8').split('- Failed: A page was late.')).toHaveLength(2);
});
