import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../tests/support/postgres.ts';
import { withProgress } from '../lib/progress.mjs';
import { Editor, openPublishedPost, saveTitle, untilShown } from './editor.mjs';
import { formatCount, formatGoal, formatMegabytes, formatMs, median, percentile } from './figures.mjs';
import { uncachedHeaders } from './pages.mjs';
import { untilIdle } from './quiet.mjs';
import { noteStale, staleRow, timesRow, WARM_UPS } from './saves.mjs';
import { startSite } from './site.mjs';
import { settledMemory } from './start-up.mjs';
import { CONNECTIONS, runWrk } from './wrk.mjs';

/** @typedef {import('./context.mjs').Bench} Bench */
/** @typedef {import('./context.mjs').Section} Section */
/** @typedef {import('./site.mjs').Site} Site */

const PROCESSES = 3;
const POSTS = 1000;
const GOALS = { p99: 250, rendersPerCore: 1000, megabytes: 180 };

/** @param {string} url of a database that the site has migrated */
async function addPosts(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into blog_posts (slug, title, excerpt, content, author, tags, status, publish_date)
      select 'post-' || n, 'Measured post number ' || n, 'What we measured in series ' || n,
        repeat('<p>A paragraph of schedule ' || n || ' with care.</p> ', 12), 'Research team', array['Tag ' || n % 7],
        'published', now() - interval '1 year' - n * interval '1 hour'
      from generate_series(1, $1::int) as n`,
      [POSTS],
    );
  } finally {
    await client.end();
  }
}

/**
 * Saves at the first process; each is timed until every process shows it.
 * @param {Bench} bench
 * @param {Site[]} sites
 * @returns {Promise<Section>}
 */
async function measureSaves(bench, sites) {
  const [first, ...others] = sites.map((site) => site.url);
  if (first === undefined) throw new Error('No process was started.');
  const editor = await Editor.signIn(first);
  const record = await openPublishedPost(editor);
  const runs = await bench.quiet.measure(async () => {
    const done = [];
    for (let number = 1 - WARM_UPS; number <= bench.options.saves; number += 1) {
      const title = `Measured title, ${number} of ${bench.options.saves}`;
      const began = performance.now();
      await saveTitle(editor, record, title);
      const acknowledged = performance.now() - began;
      const stale = await untilShown(first + record.publicPath, title);
      const visible = performance.now() - began;
      await Promise.all(others.map((site) => untilShown(site + record.publicPath, title)));
      if (number > 0) done.push({ acknowledged, visible, everywhere: performance.now() - began, stale });
    }
    return done;
  });
  noteStale(bench, runs);
  const everywhere = runs.map((run) => run.everywhere);
  const acknowledged = runs.map((run) => run.acknowledged);
  const visible = runs.map((run) => run.visible);
  return {
    title: 'From a save at one process to the page of every process',
    columns: ['', 'p50', 'p99', 'longest', 'goal'],
    rows: [
      timesRow('sending the form to the acknowledgement', acknowledged, ''),
      timesRow('sending the form to the new page, where it was saved', visible, ''),
      timesRow(
        'sending the form to the new page, everywhere',
        everywhere,
        formatGoal(`p99 under ${GOALS.p99} ms`, percentile(everywhere, 0.99) < GOALS.p99),
      ),
      staleRow('stale reads after an acknowledgement, where it was saved', runs),
    ],
    notes: [
      `${runs.length} saves after ${WARM_UPS} that do not count, one after the other. PostgreSQL runs with fsync on the same machine; the processes share nothing but the database and know of saves by NOTIFY.`,
    ],
    charts: [],
  };
}

/** @param {Bench} bench @param {Site[]} sites @returns {Promise<Section | null>} null without wrk */
async function measureRenders(bench, sites) {
  const { wrk } = bench.tools;
  const [site] = sites;
  if (wrk === null || site === undefined) return null;
  const { rounds, seconds, warmUpSeconds } = bench.options;
  const url = `${site.url}/blog`;
  await runWrk(wrk.program, url, uncachedHeaders, warmUpSeconds);
  const loads = [];
  for (let round = 0; round < rounds; round += 1) {
    await untilIdle(site.pid);
    loads.push(await bench.quiet.measure(() => runWrk(wrk.program, url, uncachedHeaders, seconds)));
  }
  const errors = loads.reduce((sum, load) => sum + load.errors, 0);
  if (errors > 0) bench.problems.push(`${formatCount(errors)} errors while asking for ${url}.`);
  const rates = loads.map((load) => load.perSecond);
  const perSecond = median(rates);
  return {
    title: `The blog's first page among ${formatCount(POSTS)} posts`,
    columns: ['', 'a second', 'lowest–highest', 'p50', 'p99', 'goal'],
    rows: [
      [
        'rendered anew for every request',
        formatCount(perSecond),
        `${formatCount(Math.min(...rates))}–${formatCount(Math.max(...rates))}`,
        formatMs(median(loads.map((load) => load.p50))),
        formatMs(median(loads.map((load) => load.p99))),
        formatGoal(`${formatCount(GOALS.rendersPerCore)}/s a core`, perSecond >= GOALS.rendersPerCore),
      ],
    ],
    notes: [`One process, ${CONNECTIONS} connections, gzip; median of ${rounds} rounds of ${seconds} s.`],
    charts: [],
  };
}

/** @param {{ when: string, bytes: number[] }[]} samples a figure of each process @returns {Section} */
function describeMemory(samples) {
  const limit = GOALS.megabytes * 1024 * 1024;
  return {
    title: 'Memory of a process',
    columns: ['', 'PSS of each', 'goal'],
    rows: samples.map(({ when, bytes }) => [
      when,
      bytes.map(formatMegabytes).join(', '),
      formatGoal(`under ${GOALS.megabytes} MB`, Math.max(...bytes) < limit),
    ]),
    notes: ['With `FRONTS=0`, as behind a balancer. PSS counts what several processes map of the same files in parts.'],
    charts: [],
  };
}

/**
 * Three processes on one PostgreSQL, as behind a balancer.
 * @param {Bench} bench
 * @returns {Promise<Section[]>}
 */
export async function measureProcesses(bench) {
  const postgres = await withProgress('Starting PostgreSQL', () => startPostgres({ fsync: true }));
  /** @type {Site[]} */
  const sites = [];
  try {
    const settings = { DATABASE_URL: await postgres.createDatabase(), FRONTS: '0' };
    const start = (/** @type {number} */ number) => startSite(join(bench.folder, `process-${number}`), settings);
    await withProgress(`Starting ${PROCESSES} processes`, async () => {
      // The first one makes the tables and the sample content.
      const first = await start(1);
      await first.stop();
      await addPosts(settings.DATABASE_URL);
      for (let number = 1; number <= PROCESSES; number += 1) sites.push(await start(number));
    });
    /** @type {{ when: string, bytes: number[] }[]} */
    const memory = [];
    const weigh = async (/** @type {string} */ when) => {
      const samples = await Promise.all(sites.map((site) => settledMemory(site)));
      const bytes = samples.flatMap((sample) => sample?.pss ?? []);
      if (bytes.length > 0) memory.push({ when, bytes });
    };
    await weigh('just started');
    const saves = await withProgress('Saving and looking everywhere', () => measureSaves(bench, sites));
    await weigh('after the saves');
    const renders = await withProgress('Rendering among many posts', () => measureRenders(bench, sites));
    await weigh('after the load on the first');
    return [saves, ...(renders === null ? [] : [renders]), describeMemory(memory)];
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await postgres.stop();
  }
}
