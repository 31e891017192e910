import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { withProgress } from '../lib/progress.mjs';
import { runVitestSuite } from '../lib/vitest-suite.mjs';
import { drawCurves } from './curves.mjs';
import { formatCount } from './figures.mjs';

/** @typedef {import('./context.mjs').Bench} Bench */
/** What `tests/load/growth-times.test.ts` tells: for each database and read its p95 at each size, in milliseconds. */
/** @typedef {{ sizes: number[], times: Record<string, Record<string, number[]>> }} Growth */

const TEST = 'tests/load/growth-times.test.ts';
const DATABASES = ['embedded', 'PostgreSQL'];

/** @param {Growth} growth @returns {import('./context.mjs').Section} */
function describeGrowth({ sizes, times }) {
  const known = DATABASES.filter((database) => times[database] !== undefined);
  const reads = Object.keys(times[known[0] ?? ''] ?? {});
  const cells = (/** @type {string} */ read) =>
    known.flatMap((database) => times[database]?.[read]?.map((value) => value.toFixed(1)) ?? []);
  const curves = reads.map((title) => ({ title, series: known.map((database) => times[database]?.[title] ?? []) }));
  return {
    title: 'p95 in milliseconds',
    columns: [
      'records a table',
      ...known.flatMap((database) => sizes.map((size) => `${database}, ${formatCount(size)}`)),
    ],
    rows: reads.map((read) => [read, ...cells(read)]),
    notes: [
      'What the database takes for a page, of thirty reads one after the other, with so many insights and as many blog posts. Visitors meet it once for each page and save: then the page is in memory.',
      'A straight line is growth like the logarithm. Lists count and compare a bounded number of records (decision 068), and every order is an index: what rises up to ten thousand records is the counting of those. The search in the list finds one record in a hundred, so its bound is reached at a million.',
      'The plans of all queries at the largest size: `npm run bench:growth`.',
    ],
    charts: drawCurves('growth.svg', 'Time for a page as the records grow, p95 in ms', {
      sizes,
      series: known,
      curves,
    }),
  };
}

/**
 * Lists, articles, searches and a tab among more and more records, on both databases.
 * @param {Bench} bench
 * @returns {Promise<import('./context.mjs').Section[]>}
 */
export async function measureGrowth(bench) {
  const file = join(bench.folder, 'growth.json');
  const suite = () => runVitestSuite('load', 'Growth', { GROWTH_FILE: file }, [join(root, TEST)]);
  const { failed } = await withProgress('Reading among more and more records', () => bench.quiet.measure(suite));
  if (failed > 0) {
    bench.problems.push('Growth was not measured: see above.');
    return [];
  }
  /** @type {Growth} */
  const growth = JSON.parse(await readFile(file, 'utf8'));
  return [describeGrowth(growth)];
}
