/**
 * `npm run simulate:cache`: how many requests a cache of whole pages answers when visitors follow Zipf's law and editors
 * publish in bursts. Arithmetic only, no server; the same seed gives the same table. For docs/scale.md.
 */
import { runMain } from './lib/failure.mjs';
import { withoutArguments } from './lib/no-arguments.mjs';

/**
 * @typedef {object} Scenario
 * @property {number} pages how many there are
 * @property {number} perSecond requests
 * @property {number} skew Zipf's exponent: the page of rank r is asked for in proportion to 1 / r^skew
 * @property {number} capacity how many pages the cache holds
 * @property {'all' | 'changed'} purge what a save takes out of the cache: every page, or the changed one and ten lists
 */
/** @typedef {{ overall: number, afterBurst: number, missesPeak: number }} Outcome rates are shares, the peak misses a second */

const seconds = 3600;
/** Editors save twenty times within two minutes, every fifteen minutes. */
const burst = { everySeconds: 900, savesInIt: 20, lasting: 120 };
const listPages = 10;

/** A small generator with a seed, so that everybody gets the same table (mulberry32). @param {number} seed */
function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws ranks from 0. @param {number} pages @param {number} skew @param {() => number} random */
function zipf(pages, skew, random) {
  const sums = new Float64Array(pages);
  let total = 0;
  for (let rank = 0; rank < pages; rank += 1) {
    total += 1 / (rank + 1) ** skew;
    sums[rank] = total;
  }
  return () => {
    const target = random() * total;
    let low = 0;
    let high = pages - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < target) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** @param {Scenario} scenario @returns {Outcome} */
function simulate({ pages, perSecond, skew, capacity, purge }) {
  const random = randomNumbers(20_261_122);
  const draw = zipf(pages, skew, random);
  /** The oldest goes first, as in the server. @type {Set<number>} */
  const kept = new Set();
  let hits = 0;
  let requests = 0;
  let hitsAfter = 0;
  let requestsAfter = 0;
  let missesPeak = 0;
  const pause = burst.lasting / burst.savesInIt;
  for (let second = 0; second < seconds; second += 1) {
    const sinceBurst = second % burst.everySeconds;
    const isBurst = second >= burst.everySeconds && sinceBurst < burst.lasting;
    if (isBurst && sinceBurst % pause === 0) {
      if (purge === 'all') kept.clear();
      else {
        // Lists are read much, and a changed article is a recent one: both are among the first ranks.
        for (let list = 0; list < listPages; list += 1) kept.delete(list);
        kept.delete(Math.floor(random() * Math.min(pages, 200)));
      }
    }
    let misses = 0;
    for (let request = 0; request < perSecond; request += 1) {
      const page = draw();
      const isHit = kept.has(page);
      requests += 1;
      if (isHit) hits += 1;
      else {
        misses += 1;
        kept.add(page);
        const [oldest] = kept;
        if (kept.size > capacity && oldest !== undefined) kept.delete(oldest);
      }
      if (!isBurst) continue;
      requestsAfter += 1;
      if (isHit) hitsAfter += 1;
    }
    // A cold cache at the start is not what is asked about.
    if (second > 60) missesPeak = Math.max(missesPeak, misses);
  }
  return { overall: hits / requests, afterBurst: hitsAfter / requestsAfter, missesPeak };
}

/** @returns {Scenario[]} */
function scenarios() {
  /** @type {Scenario[]} */
  const list = [];
  for (const [pages, perSecond] of /** @type {[number, number][]} */ ([
    [300, 10],
    [300, 100],
    [3_000, 100],
    [3_000, 1_000],
    [30_000, 1_000],
  ])) {
    for (const skew of [0.8, 1.1]) {
      for (const purge of /** @type {const} */ (['all', 'changed'])) {
        list.push({ pages, perSecond, skew, purge, capacity: 3_500 });
      }
    }
  }
  return list;
}

/** @param {number} share */
function percent(share) {
  return `${(share * 100).toFixed(1)} %`;
}

async function main() {
  console.log(
    '| pages | requests/s | Zipf | a save purges | hits | hits while editors publish | most renders a second |',
  );
  console.log('| ---: | ---: | ---: | --- | ---: | ---: | ---: |');
  for (const scenario of scenarios()) {
    const { overall, afterBurst, missesPeak } = simulate(scenario);
    const { pages, perSecond, skew, purge } = scenario;
    const cells = [
      pages.toLocaleString('en'),
      perSecond.toLocaleString('en'),
      skew,
      purge === 'all' ? 'every page' : 'what changed',
    ];
    console.log(`| ${[...cells, percent(overall), percent(afterBurst), missesPeak].join(' | ')} |`);
  }
}

await runMain(withoutArguments('Usage: npm run simulate:cache', main));
