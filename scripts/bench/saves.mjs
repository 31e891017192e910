import { Failure } from '../lib/failure.mjs';
import { Editor, openPublishedPost, saveTitle, shows, untilShown } from './editor.mjs';
import { formatCount, formatGoal, formatMs, percentile } from './figures.mjs';
import { request } from './http.mjs';
import { gzipHeaders } from './pages.mjs';

/** @typedef {import('./context.mjs').Bench} Bench */
/** @typedef {import('./editor.mjs').OpenRecord} OpenRecord */
/** @typedef {{ acknowledged: number, visible: number, other: number, stale: number }} Save milliseconds from sending, and for one other page; reads that were stale */

const title = 'From a save in the admin to the public page';
const GOAL_P99_MS = 50;
export const WARM_UPS = 10;
/** No blog post appears on it. */
const OTHER_PAGE = '/services/quantum-computing';

/**
 * Saves a new title and reads the public page as soon as the save is acknowledged, until it shows it.
 * @param {Editor} editor
 * @param {string} site
 * @param {OpenRecord} record
 * @param {string} newTitle
 * @returns {Promise<Save>}
 */
async function saveAndLook(editor, site, record, newTitle) {
  const began = performance.now();
  await saveTitle(editor, record, newTitle);
  const acknowledged = performance.now() - began;
  let stale = await untilShown(site + record.publicPath, newTitle);
  const visible = performance.now() - began;
  if (!(await shows(`${site}/blog`, newTitle))) stale += 1;
  const asked = performance.now();
  const answer = await request(site + OTHER_PAGE, { headers: gzipHeaders });
  if (answer.status !== 200) throw new Failure(`${OTHER_PAGE} answers ${answer.status}.`);
  return { acknowledged, visible, other: performance.now() - asked, stale };
}

/**
 * @param {string} name
 * @param {number[]} times in milliseconds
 * @param {string} goal
 * @returns {string[]} with the middle, p99 and the longest of them
 */
export function timesRow(name, times, goal) {
  return [
    name,
    formatMs(percentile(times, 0.5)),
    formatMs(percentile(times, 0.99)),
    formatMs(Math.max(...times)),
    goal,
  ];
}

/** @param {{ stale: number }[]} saves */
const staleOf = (saves) => saves.reduce((sum, save) => sum + save.stale, 0);

/**
 * Reads of an old page after a save was acknowledged: there must be none.
 * @param {Bench} bench
 * @param {{ stale: number }[]} saves
 */
export function noteStale(bench, saves) {
  const stale = staleOf(saves);
  if (stale > 0) bench.problems.push(`${formatCount(stale)} reads after an acknowledged save showed the old page.`);
}

/** @param {string} name @param {{ stale: number }[]} saves @returns {string[]} */
export function staleRow(name, saves) {
  const stale = staleOf(saves);
  return [name, formatCount(stale), '', '', formatGoal('0', stale === 0)];
}

/** @param {Save[]} saves @returns {import('./context.mjs').Section} */
function describe(saves) {
  const visible = saves.map((save) => save.visible);
  const goal = formatGoal('p99 under 50 ms', percentile(visible, 0.99) < GOAL_P99_MS);
  return {
    title,
    columns: ['', 'p50', 'p99', 'longest', 'goal'],
    rows: [
      timesRow(
        'sending the form to the acknowledgement',
        saves.map((save) => save.acknowledged),
        '',
      ),
      timesRow('sending the form to the new page', visible, goal),
      timesRow(
        'the first answer of a page that it leaves as it is',
        saves.map((save) => save.other),
        '',
      ),
      staleRow('stale reads after an acknowledgement', saves),
    ],
    notes: [
      `${saves.length} saves of a changed title after ${WARM_UPS} that do not count, one after the other, over HTTP with a session; each is on the disk (fsync) when it is acknowledged. After each the article, the blog list and ${OTHER_PAGE} are read, nothing of which is in memory for the new version.`,
    ],
    charts: [],
  };
}

/**
 * @param {Bench} bench
 * @param {string} site
 * @returns {Promise<import('./context.mjs').Section>}
 */
export async function measureSaves(bench, site) {
  const editor = await Editor.signIn(site);
  const record = await openPublishedPost(editor);
  const before = await request(site + record.publicPath, { headers: gzipHeaders });
  if (before.status !== 200) {
    bench.problems.push(`${record.publicPath} answers ${before.status}, so no change could be seen on it.`);
    return { title, columns: [''], rows: [], notes: ['Not measured: the public page is missing.'], charts: [] };
  }
  // They load and compile what a server that has been running for a while has long had, as before every other row.
  for (let number = 1; number <= WARM_UPS; number += 1) {
    await saveAndLook(editor, site, record, `Measured title, warming up ${number}`);
  }
  const saves = await bench.quiet.measure(async () => {
    /** @type {Save[]} */
    const done = [];
    for (let number = 1; number <= bench.options.saves; number += 1) {
      done.push(await saveAndLook(editor, site, record, `Measured title, number ${number} of ${bench.options.saves}`));
    }
    return done;
  });
  noteStale(bench, saves);
  return describe(saves);
}
