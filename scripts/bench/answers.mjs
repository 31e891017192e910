import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { withProgress } from '../lib/progress.mjs';
import { drawBars } from './chart.mjs';
import { formatCount, formatGoal, formatKilobytes, formatMs, formatRatio, median } from './figures.mjs';
import { request } from './http.mjs';
import { gzipHeaders, readPages, readStyles, uncachedHeaders } from './pages.mjs';
import { untilIdle } from './quiet.mjs';
import { startStaticServer } from './static-files.mjs';
import { CONNECTIONS, runWrk, THREADS } from './wrk.mjs';

/** @typedef {import('./context.mjs').Bench} Bench */
/** @typedef {import('./pages.mjs').Page} Page */
/** @typedef {import('./wrk.mjs').Load} Load */
/**
 * One way of asking for one page.
 * @typedef {object} Contender
 * @property {Page} page
 * @property {'cached' | 'cached static' | '304' | '304 static' | 'uncached'} kind
 * @property {string} url
 * @property {Record<string, string>} headers
 * @property {Load[]} loads one for each round
 */

const GOALS = { ratio: 0.6, p99: 5, uncachedPerCore: 1500 };
/** Fifty renders are under way when time is up and do not count: a shorter run would say too little. */
const SHORTEST_UNCACHED_S = 2;
const title = 'Answers';

/**
 * @param {string} site
 * @param {import('./static-files.mjs').StaticServer} files
 * @param {Page[]} pages
 * @param {string[]} problems
 * @returns {Promise<Contender[]>} for each page ours and the static server's in turn
 */
async function listContenders(site, files, pages, problems) {
  /** @type {Contender[]} */
  const contenders = [];
  for (const page of pages) {
    const ours = site + page.path;
    const theirs = files.urlOf(page.name);
    const answer = await request(theirs, { headers: gzipHeaders });
    if (!answer.body.equals(page.gzipped)) problems.push(`${files.name} does not send the bytes of ${page.path}.`);
    const [known, theirKnown] = [page.etag, answer.headers.etag ?? ''].map((etag) => ({
      ...gzipHeaders,
      'if-none-match': etag,
    }));
    /** @type {Contender[]} */
    const all = [
      { page, kind: 'cached', url: ours, headers: gzipHeaders, loads: [] },
      { page, kind: 'cached static', url: theirs, headers: gzipHeaders, loads: [] },
      { page, kind: '304', url: ours, headers: known ?? {}, loads: [] },
      { page, kind: '304 static', url: theirs, headers: theirKnown ?? {}, loads: [] },
      { page, kind: 'uncached', url: ours, headers: uncachedHeaders, loads: [] },
    ];
    contenders.push(...all.filter(({ kind }) => page.kinds.some((way) => kind.startsWith(way))));
  }
  return contenders;
}

/** @param {Contender} contender @param {Load} load @returns {string[]} what was wrong with a run */
function checkLoad({ page, kind, url }, load) {
  if (load.requests === 0) return [`Nothing was answered in time at ${url} (${kind}).`];
  const problems = [];
  if (load.errors > 0) problems.push(`${formatCount(load.errors)} errors while asking for ${url} (${kind}).`);
  // wrk does not look at the status below 400: sizes tell a whole page from a 304.
  const whole = load.bytesEach >= page.gzipped.length * 0.9;
  if (whole === kind.startsWith('304')) {
    problems.push(`${url} (${kind}) answered with ${formatCount(load.bytesEach)} bytes on average.`);
  }
  return problems;
}

/** @param {Bench} bench @param {number} server @param {string} wrk @param {Contender[]} contenders */
async function runRounds(bench, server, wrk, contenders) {
  const { rounds, seconds, warmUpSeconds } = bench.options;
  // In a hurry one 304 warms up for all of them: they take the same way.
  /** @param {Contender} contender */
  const isNeeded = ({ kind, page }) => !kind.endsWith('static') && (kind !== '304' || page === contenders[0]?.page);
  const warmUps = bench.options.quick ? contenders.filter(isNeeded) : contenders;
  await withProgress(`Warming up ${warmUps.length} kinds of answers`, async () => {
    for (const { url, headers } of warmUps) await runWrk(wrk, url, headers, warmUpSeconds);
    await untilIdle(server);
  });
  for (let round = 1; round <= rounds; round += 1) {
    await withProgress(`Requests per second, round ${round} of ${rounds}`, async () => {
      for (const contender of contenders) {
        const { url, headers, kind } = contender;
        const duration = kind === 'uncached' ? Math.max(seconds, SHORTEST_UNCACHED_S) : seconds;
        const load = await bench.quiet.measure(() => runWrk(wrk, url, headers, duration));
        contender.loads.push(load);
        bench.problems.push(...checkLoad(contender, load));
        if (kind !== 'uncached' || (await untilIdle(server))) continue;
        bench.problems.push(`The server was still at work 15 s after the load on ${url} (${kind}) had ended.`);
      }
    });
  }
}

/** @param {Contender[]} contenders @param {Page} page @param {Contender['kind']} kind */
function summarise(contenders, page, kind) {
  const loads = contenders.find((contender) => contender.page === page && contender.kind === kind)?.loads ?? [];
  const rates = loads.map((load) => load.perSecond);
  return {
    perSecond: median(rates),
    lowest: Math.min(...rates),
    highest: Math.max(...rates),
    p50: median(loads.map((load) => load.p50)),
    p99: median(loads.map((load) => load.p99)),
  };
}

/** @param {string} kind @param {ReturnType<typeof summarise>} ours @param {number} ratio @param {boolean} largest */
function goalOf(kind, ours, ratio, largest) {
  if (kind === 'cached') {
    return formatGoal('ratio 0.60, p99 under 5 ms', ratio >= GOALS.ratio && ours.p99 < GOALS.p99);
  }
  if (kind !== 'uncached' || !largest) return '';
  // One process: it has one core, whatever the machine has.
  return formatGoal('1,500/s a core', ours.perSecond >= GOALS.uncachedPerCore);
}

/** @param {Contender[]} contenders @param {Page[]} pages */
function tabulate(contenders, pages) {
  const rendered = pages.filter(({ kinds }) => kinds.includes('uncached'));
  const largest = rendered.toSorted((a, b) => b.plain.length - a.plain.length)[0];
  return pages.flatMap((page) =>
    page.kinds.map((kind) => {
      const ours = summarise(contenders, page, kind);
      const theirs = summarise(contenders, page, kind === '304' ? '304 static' : 'cached static');
      const ratio = ours.perSecond / theirs.perSecond;
      const spread = `${formatCount(ours.lowest)}–${formatCount(ours.highest)}`;
      const figures = [formatCount(ours.perSecond), spread, formatMs(ours.p50), formatMs(ours.p99)];
      const staticFigures = [formatCount(theirs.perSecond), formatMs(theirs.p99), formatRatio(ratio)];
      return [`${page.name}, ${kind}`, ...figures, ...staticFigures, goalOf(kind, ours, ratio, page === largest)];
    }),
  );
}

/** @param {Contender[]} contenders @param {string} rival @returns {import('./chart.mjs').Picture[]} */
function drawRates(contenders, rival) {
  const series = ['ours', rival];
  /** @param {Contender} contender @param {(load: Load) => number} pick */
  const bar = ({ page, kind, loads }, pick) => {
    const other = kind.endsWith('static');
    const label = `${page.name}, ${kind.replace(' static', '')}, ${series[other ? 1 : 0]}`;
    return { label, parts: [{ series: other ? 1 : 0, value: median(loads.map(pick)) }] };
  };
  const rates = contenders.map((contender) => bar(contender, (load) => load.perSecond));
  const waits = contenders.map((contender) => bar(contender, (load) => load.p99));
  return [
    ...drawBars('requests.svg', { title: 'Requests per second (more is better)', series, bars: rates, digits: 0 }),
    ...drawBars('p99.svg', { title: 'Answer time, p99 in ms (less is better)', series, bars: waits, digits: 1 }),
  ];
}

/**
 * Cached pages, 304 answers and uncached renders, side by side with a static server that has the same bytes.
 * @param {Bench} bench
 * @param {import('./site.mjs').Site} site
 * @returns {Promise<import('./context.mjs').Section>}
 */
export async function measureAnswers(bench, site) {
  const { wrk, nginx } = bench.tools;
  const read = [await readPages(site.url), ...(bench.options.quick ? [] : [await readStyles(site.url)])];
  const pages = read.flatMap((of) => of.pages);
  bench.problems.push(...read.flatMap(({ problems }) => problems));
  if (wrk === null || pages.length === 0) {
    const missing = 'wrk is not installed, so no requests were counted: install it (Debian: apt-get install wrk).';
    const notes = [wrk === null ? missing : 'No page could be measured.'];
    return { title, columns: ['page'], rows: [], notes, charts: [] };
  }
  const files = await startStaticServer(join(bench.folder, 'static'), pages, nginx);
  const contenders = await listContenders(site.url, files, pages, bench.problems);
  await runRounds(bench, site.pid, wrk.program, contenders);
  await files.stop();
  const { rounds, seconds } = bench.options;
  const sizes = pages.map(({ name, path, gzipped }) => `${name} is ${path}, ${formatKilobytes(gzipped.length)} gzip`);
  return {
    title,
    columns: ['page', 'ours/s', 'lowest–highest', 'p50', 'p99', `${files.name}/s`, 'p99', 'ratio', 'goal'],
    rows: tabulate(contenders, pages),
    notes: [
      `${sizes.join('; ')}. Accept-Encoding: gzip, ${CONNECTIONS} connections on loopback, wrk with ${THREADS} threads on the same ${availableParallelism()} cores as the servers; median of ${rounds} rounds of ${seconds} s (uncached: ${Math.max(seconds, SHORTEST_UNCACHED_S)} s), taken in turn.`,
      `${files.setup} The body is the same; our answers carry more headers. An uncached render is compared with the static file.`,
    ],
    charts: drawRates(contenders, files.name),
  };
}
