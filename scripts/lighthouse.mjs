/**
 * `npm run lighthouse`: every kind of public page through Lighthouse's phone, as a table; fails when a page is below 97 in
 * performance or below 100 in anything else. `--runs 3` takes the median of three, `--only /,/blog` fewer pages.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeAll, makeTemporaryFolder } from './bench/cleanup.mjs';
import { formatMs, median } from './bench/figures.mjs';
import { startSite } from './bench/site.mjs';
import { buildIfNeeded } from './lib/build-if-needed.mjs';
import { Failure, runMain } from './lib/failure.mjs';
import { nodeBinary, root } from './lib/paths.mjs';
import { runToEnd } from './lib/processes.mjs';
import { withProgress } from './lib/progress.mjs';
import { toolEnvironment, underProjectNode } from './lib/project-node.mjs';
import { readArguments } from './lib/read-arguments.mjs';
import { ensureChromium } from './lib/tool-install.mjs';
import { listPaths } from './look/pages.mjs';

const version = '13.5.0';
const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);
const metrics = /** @type {const} */ ([
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
]);
const lowest = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 };
const flags =
  '--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --disable-sync --no-first-run';

/** @typedef {{ score: number, auditRefs: { id: string, weight: number }[] }} Category */
/** @typedef {{ score: number | null, numericValue?: number }} Audit */
/** @typedef {{ categories: Record<string, Category>, audits: Record<string, Audit> }} Report what we read of Lighthouse's */
/** @typedef {{ path: string, scores: number[], values: number[], faults: string[] }} Result */

/** Kept outside of the project: only this command needs it, and it is larger than the rest together. */
async function ensureLighthouse() {
  const folder = join(tmpdir(), `quzones-lighthouse-${version}`);
  const program = join(folder, 'node_modules/lighthouse/cli/index.js');
  if (existsSync(program)) return program;
  const args = ['install', '--prefix', folder, '--no-audit', '--no-fund', `lighthouse@${version}`];
  const { code, output } = await withProgress('Installing Lighthouse', () => runToEnd('npm', args));
  if (code !== 0) throw new Failure(`Lighthouse could not be installed:\n${output.trim()}`);
  return program;
}

/** @param {string} program @param {string} chromium @param {string} address @param {string} file @returns {Promise<Report>} */
async function runOnce(program, chromium, address, file) {
  const args = [program, address, '--output=json', `--output-path=${file}`, '--quiet', `--chrome-flags=${flags}`];
  const only = `--only-categories=${categories.join(',')}`;
  const env = { ...toolEnvironment(), CHROME_PATH: chromium };
  // Now and then it loses what the browser recorded (NO_NAVSTART, NO_FCP), which says nothing about the page.
  for (let attempt = 1; ; attempt += 1) {
    const { code, output } = await runToEnd(nodeBinary, [...args, only], { env });
    if (code === 0) return JSON.parse(await readFile(file, 'utf8'));
    const wasLost = /NO_NAVSTART|NO_FCP/.test(output);
    if (!wasLost || attempt === 4) throw new Failure(`Lighthouse failed on ${address}:\n${output.trim()}`);
  }
}

/** @param {Report} report @returns {string[]} what a page lost points for, performance apart */
function faultsOf(report) {
  const names = categories.slice(1).flatMap((name) => report.categories[name]?.auditRefs ?? []);
  return names.filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1).map(({ id }) => id);
}

/** @param {(file: string) => Promise<Report>} run @param {string} path @param {number} runs @param {string} file @returns {Promise<Result>} */
async function measure(run, path, runs, file) {
  /** @type {Report[]} */
  const reports = [];
  for (let round = 0; round < runs; round += 1) reports.push(await run(file));
  return {
    path,
    scores: categories.map((name) =>
      Math.round(median(reports.map((report) => report.categories[name]?.score ?? 0)) * 100),
    ),
    values: metrics.map((name) => median(reports.map((report) => report.audits[name]?.numericValue ?? Number.NaN))),
    faults: [...new Set(reports.flatMap(faultsOf))],
  };
}

/** @param {Result[]} results */
function formatTable(results) {
  const head = [
    'page',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'first paint',
    'largest',
    'blocked',
    'shift',
  ];
  const rows = results.map(({ path, scores, values: [first = 0, largest = 0, blocked = 0, shift = 0] }) => [
    path,
    ...scores.map(String),
    formatMs(first),
    formatMs(largest),
    formatMs(blocked),
    shift.toFixed(3),
  ]);
  const widths = head.map((word, column) => Math.max(word.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (/** @type {string[]} */ row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [line(head), ...rows.map(line)].join('\n');
}

const usage = `Usage: npm run lighthouse -- [--only /,/blog] [--runs 3]
  Every kind of public page through Lighthouse's phone, as a table.
  --only   these pages alone
  --runs   the median of so many`;
const options = /** @type {const} */ ({
  only: { type: 'string', default: '' },
  runs: { type: 'string', default: '1' },
  help: { type: 'boolean' },
});

async function main() {
  const { only, runs: asked, help } = readArguments(usage, { options }).values;
  if (help) return console.log(usage);
  const runs = Number(asked);
  if (!Number.isInteger(runs) || runs < 1) throw new Failure(`--runs takes a whole number from 1.\n${usage}`);
  await buildIfNeeded(root);
  const chromium = await ensureChromium();
  if ('missing' in chromium) throw new Failure(chromium.missing);
  const program = await ensureLighthouse();
  const folder = makeTemporaryFolder();
  const site = await withProgress('Starting the site', () => startSite(join(folder, 'data')));
  // Results of a search are kept from search engines on purpose, so Lighthouse would only complain of that.
  const listed = (await listPaths(site.url)).filter((path) => !path.startsWith('/search?'));
  const paths = only === '' ? listed : only.split(',');
  /** @type {Result[]} */
  const results = [];
  for (const [index, path] of paths.entries()) {
    const run = (/** @type {string} */ file) => runOnce(program, chromium.found, site.url + path, file);
    // The first answer of a page is the one that renders it; visitors get it from the cache.
    await fetch(site.url + path);
    // The first run of all would measure how Chromium and Lighthouse come from the disk.
    if (index === 0) await run(join(folder, 'report.json'));
    const title = `${index + 1} of ${paths.length}: ${path}`;
    results.push(await withProgress(title, () => measure(run, path, runs, join(folder, 'report.json'))));
  }
  await site.stop();
  console.log(`\n${formatTable(results)}\n`);
  const weak = results.filter(({ scores }) => categories.some((name, index) => (scores[index] ?? 0) < lowest[name]));
  for (const { path, scores, faults } of weak) console.log(`${path}: ${scores.join(' / ')} ${faults.join(', ')}`);
  console.log(`${results.length - weak.length} of ${results.length} pages reach 97 / 100 / 100 / 100.`);
  return weak.length === 0 ? 0 : 1;
}

await runMain(async () => {
  try {
    return await underProjectNode(import.meta.url, main);
  } finally {
    closeAll();
  }
});
