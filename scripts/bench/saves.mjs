import { parseDocument } from 'htmlparser2';
import { Failure } from '../lib/failure.mjs';
import { formatCount, formatGoal, formatMs, percentile } from './figures.mjs';
import { attribute, findAll, listAddresses, readForm } from './html.mjs';
import { CookieJar, request, textOf } from './http.mjs';
import { gzipHeaders } from './pages.mjs';
import { administrator } from './site.mjs';

/** @typedef {import('./context.mjs').Bench} Bench */
/** @typedef {{ editPath: string, publicPath: string, form: URLSearchParams }} OpenRecord */
/** @typedef {{ acknowledged: number, visible: number, other: number, stale: number }} Save milliseconds from sending, and for one other page; reads that were stale */

const title = 'From a save in the admin to the public page';
const GOAL_P99_MS = 50;
const VISIBLE_WITHIN_MS = 5000;
const WARM_UPS = 10;
/** No blog post appears on it. */
const OTHER_PAGE = '/services/quantum-computing';

/** A person of the staff, in a browser without scripts. */
class Editor {
  #jar = new CookieJar();
  #site;

  /** @param {string} site */
  constructor(site) {
    this.#site = site;
  }

  /** @param {string} path */
  async open(path) {
    const answer = await request(this.#site + path, { headers: this.#jar.header() });
    this.#jar.keep(answer);
    if (answer.status !== 200) throw new Failure(`The admin answers ${path} with ${answer.status}.`);
    return parseDocument(textOf(answer));
  }

  /** @param {string} path @param {URLSearchParams} form @returns {Promise<void>} when the server has answered with a redirect */
  async send(path, form) {
    const answer = await request(this.#site + path, {
      method: 'POST',
      body: form.toString(),
      headers: {
        ...this.#jar.header(),
        origin: this.#site,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    this.#jar.keep(answer);
    if (answer.status === 302 || answer.status === 303) return;
    throw new Failure(`Sending the form at ${path} was answered with ${answer.status} instead of a redirect.`);
  }
}

/** @param {Editor} editor @returns {Promise<OpenRecord>} the first blog post in the list that is public */
async function openPublishedPost(editor) {
  const list = await editor.open('/admin/blog');
  for (const card of findAll(list, 'article')) {
    const addresses = listAddresses(card);
    const publicPath = addresses.find((path) => /^\/blog\/[^/?#]+$/.test(path));
    const editPath = addresses.find((path) => /^\/admin\/blog\/[0-9a-f-]{36}$/.test(path));
    if (publicPath === undefined || editPath === undefined) continue;
    const page = await editor.open(editPath);
    const form = findAll(page, 'form').find(
      (candidate) =>
        attribute(candidate, 'method').toLowerCase() === 'post' &&
        findAll(candidate, 'textarea').some((area) => attribute(area, 'name') === 'content'),
    );
    if (form === undefined) continue;
    const values = readForm(form);
    // Nobody else writes here: a save need not say which revision it goes on from.
    const named = [...values.keys()].filter((name) => name.startsWith('editing-'));
    for (const name of named) values.delete(name);
    return { editPath, publicPath, form: values };
  }
  throw new Failure('The admin lists no public blog post that can be edited.');
}

/** @param {string} url @param {string} words @returns {Promise<boolean>} whether the page shows them now */
async function shows(url, words) {
  const answer = await request(url, { headers: gzipHeaders });
  return answer.status === 200 && textOf(answer).includes(words);
}

/**
 * Saves a new title and reads the public page as soon as the save is acknowledged, until it shows it.
 * @param {Editor} editor
 * @param {string} site
 * @param {OpenRecord} record
 * @param {string} newTitle
 * @returns {Promise<Save>}
 */
async function saveAndLook(editor, site, record, newTitle) {
  record.form.set('title', newTitle);
  const began = performance.now();
  await editor.send(record.editPath, record.form);
  const acknowledged = performance.now() - began;
  let stale = 0;
  while (!(await shows(site + record.publicPath, newTitle))) {
    stale += 1;
    if (performance.now() - began < VISIBLE_WITHIN_MS) continue;
    throw new Failure(`${record.publicPath} did not show a new title within ${VISIBLE_WITHIN_MS / 1000} s.`);
  }
  const visible = performance.now() - began;
  if (!(await shows(`${site}/blog`, newTitle))) stale += 1;
  const asked = performance.now();
  const answer = await request(site + OTHER_PAGE, { headers: gzipHeaders });
  if (answer.status !== 200) throw new Failure(`${OTHER_PAGE} answers ${answer.status}.`);
  return { acknowledged, visible, other: performance.now() - asked, stale };
}

/** @param {Save[]} saves @returns {import('./context.mjs').Section} */
function describe(saves) {
  const row = (/** @type {string} */ name, /** @type {number[]} */ times, /** @type {string} */ goal) => [
    name,
    formatMs(percentile(times, 0.5)),
    formatMs(percentile(times, 0.99)),
    formatMs(Math.max(...times)),
    goal,
  ];
  const visible = saves.map((save) => save.visible);
  const stale = saves.reduce((sum, save) => sum + save.stale, 0);
  const goal = formatGoal('p99 under 50 ms', percentile(visible, 0.99) < GOAL_P99_MS);
  return {
    title,
    columns: ['', 'p50', 'p99', 'longest', 'goal'],
    rows: [
      row(
        'sending the form to the acknowledgement',
        saves.map((save) => save.acknowledged),
        '',
      ),
      row('sending the form to the new page', visible, goal),
      row(
        'the first answer of a page that it leaves as it is',
        saves.map((save) => save.other),
        '',
      ),
      ['stale reads after an acknowledgement', formatCount(stale), '', '', formatGoal('0', stale === 0)],
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
  const editor = new Editor(site);
  await editor.send('/admin/auth', new URLSearchParams(administrator));
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
  const stale = saves.reduce((sum, save) => sum + save.stale, 0);
  if (stale > 0) bench.problems.push(`${formatCount(stale)} reads after an acknowledged save showed the old page.`);
  return describe(saves);
}
