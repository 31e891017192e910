import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { formatGoal, formatMs, median } from './figures.mjs';
import { readMemory } from './proc.mjs';
import { startSite } from './site.mjs';

/** @typedef {import('./context.mjs').Bench} Bench */

const SETTLE_MS = 2000;
/** Whoever has nothing to do looks every three seconds whether memory can be given back (server/spare-memory.ts). */
export const REST_MS = 7_000;
const GOAL_MS = 1000;

/** What a process takes once it has come to rest. @param {import('./site.mjs').Site} site @param {number} afterMs */
export async function settledMemory(site, afterMs = SETTLE_MS) {
  await pause(afterMs);
  return readMemory(site.pid);
}

/** @param {Bench} bench @param {import('./site.mjs').Site} site @param {string} when @param {number} [afterMs] */
export async function sampleMemory(bench, site, when, afterMs) {
  const memory = await settledMemory(site, afterMs);
  if (memory !== null) bench.memory.push({ when, memory });
}

/**
 * Starts the site on nothing, then again and again on the database that is there; the last one keeps running.
 * @param {Bench} bench
 * @returns {Promise<{ site: import('./site.mjs').Site, section: import('./context.mjs').Section }>}
 */
export async function measureStartUp(bench) {
  const data = join(bench.folder, 'data');
  let site = await bench.quiet.measure(() => startSite(data));
  const first = site.startMs;
  /** @type {number[]} */
  const later = [];
  for (let start = 0; start < bench.options.starts; start += 1) {
    await site.stop();
    site = await bench.quiet.measure(() => startSite(data));
    later.push(site.startMs);
  }
  await sampleMemory(bench, site, 'idle, just started');
  const typical = median(later);
  const rows = [
    ['first start: empty folder, tables, sample content', formatMs(first), '1', ''],
    [
      'a later start: the database is there',
      formatMs(typical),
      String(later.length),
      formatGoal('under 1 s', typical < GOAL_MS),
    ],
  ];
  const notes = [
    'From starting the process of the built server to the first 200 on /readyz, embedded database; the median of the starts.',
  ];
  return { site, section: { title: 'Start-up', columns: ['', 'time', 'starts', 'goal'], rows, notes, charts: [] } };
}
