/**
 * `npm run bench`: measures the built site on this machine, side by side with a static server that has the same bytes.
 * `--quick` measures one process alone in under two minutes, `--only growth` one part; `--write` puts the tables and their
 * charts into docs/benchmarks, after each part.
 */
import { join } from 'node:path';
import { closeAll, makeTemporaryFolder } from './bench/cleanup.mjs';
import { readOptions } from './bench/context.mjs';
import { describeMachine, findTools } from './bench/machine.mjs';
import { measureParts } from './bench/measure-parts.mjs';
import { QuietWatch } from './bench/quiet.mjs';
import { buildIfNeeded } from './lib/build-if-needed.mjs';
import { Failure, runMain } from './lib/failure.mjs';
import { root } from './lib/paths.mjs';
import { formatDuration, withProgress } from './lib/progress.mjs';
import { underProjectNode } from './lib/project-node.mjs';
import { withHelp } from './lib/with-help.mjs';

/** @param {import('./bench/context.mjs').Bench} bench @returns {Promise<import('./bench/context.mjs').Section[]>} */
async function measureSite(bench) {
  // Loaded here, not above: these modules need the installed packages.
  const { measureStartUp } = await import('./bench/start-up.mjs');
  const startUp = await withProgress('Starting the site', () => measureStartUp(bench));
  try {
    return await measureRunning(bench, startUp);
  } catch (error) {
    // What it said of itself is the first thing that one wants to know.
    console.error(`The server wrote:\n${startUp.site.output()}`);
    throw error;
  }
}

/** What is measured, in this order; the first one alone in a hurry. @type {import('./bench/context.mjs').Part[]} */
const parts = [
  { name: 'site', file: 'latest.md', title: 'Benchmarks', measure: measureSite },
  {
    name: 'processes',
    file: 'processes.md',
    title: 'Three processes on one PostgreSQL',
    measure: async (bench) => (await import('./bench/processes.mjs')).measureProcesses(bench),
  },
  {
    name: 'growth',
    file: 'growth.md',
    title: 'As the records grow',
    measure: async (bench) => (await import('./bench/growth.mjs')).measureGrowth(bench),
  },
];

/** @param {import('./bench/context.mjs').Options} options */
function chosenParts({ only, quick }) {
  if (only !== null) return parts.filter((part) => part.name === only);
  return quick ? parts.slice(0, 1) : parts;
}

/**
 * @param {import('./bench/context.mjs').Bench} bench
 * @param {{ site: import('./bench/site.mjs').Site, section: import('./bench/context.mjs').Section }} startUp
 */
async function measureRunning(bench, { site, section }) {
  const { measureAnswers } = await import('./bench/answers.mjs');
  const { measureFirstViews } = await import('./bench/first-view.mjs');
  const { describeMemory } = await import('./bench/memory.mjs');
  const { measureSaves } = await import('./bench/saves.mjs');
  const { REST_MS, sampleMemory } = await import('./bench/start-up.mjs');
  const answers = await measureAnswers(bench, site);
  await sampleMemory(bench, site, 'after the load');
  const saves = await withProgress('Saving and looking', () => measureSaves(bench, site.url));
  await sampleMemory(bench, site, 'after the saves');
  await withProgress('Resting', () => sampleMemory(bench, site, 'at rest, seven seconds later', REST_MS));
  const firstViews = await withProgress('Weighing pages', () => measureFirstViews(bench, site.url));
  await site.stop();
  return [answers, section, saves, describeMemory(bench), firstViews];
}

async function main() {
  const began = performance.now();
  const words = process.argv.slice(2);
  const options = readOptions(
    words,
    parts.map((part) => part.name),
  );
  if (typeof options === 'string') throw new Failure(options, 2);
  await buildIfNeeded(root);

  const tools = await findTools();
  const machine = await describeMachine(tools);
  const longestWaitMs = options.quick ? 1000 : 20_000;
  const quiet = new QuietWatch({ longestWaitMs, totalWaitMs: longestWaitMs * 15 });
  /** @type {import('./bench/context.mjs').Bench} */
  const bench = { options, tools, folder: makeTemporaryFolder(), quiet, problems: [], memory: [] };
  const command = ['npm run bench', ...(words.length === 0 ? [] : ['--', ...words])].join(' ');
  const run = { command, machine, folder: join(root, 'docs/benchmarks') };
  const wentWell = await measureParts(chosenParts(options), bench, run);
  console.log(
    `\n${options.write ? 'Written to docs/benchmarks. ' : ''}Took ${formatDuration(performance.now() - began)}.`,
  );
  return wentWell ? 0 : 1;
}

const usage = `Usage: npm run bench -- [--quick] [--only part] [--write]
  Measures the built site on this machine, beside a static server that has the same bytes.
  --quick   one process alone, in under two minutes
  --only    one part: ${parts.map((part) => part.name).join(', ')}
  --write   puts the tables and their charts into docs/benchmarks`;

async function measureAndCloseAll() {
  try {
    return await underProjectNode(import.meta.url, main);
  } finally {
    closeAll();
  }
}

await runMain(withHelp(usage, measureAndCloseAll));
