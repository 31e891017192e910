import { parseDocument } from 'htmlparser2';
import { Failure } from '../lib/failure.mjs';
import { attribute, findAll, listAddresses, readForm } from './html.mjs';
import { CookieJar, request, textOf } from './http.mjs';
import { gzipHeaders } from './pages.mjs';
import { administrator } from './site.mjs';

/** @typedef {{ editPath: string, publicPath: string, form: URLSearchParams }} OpenRecord */

const VISIBLE_WITHIN_MS = 5000;

/** A person of the staff, in a browser without scripts. */
export class Editor {
  #jar = new CookieJar();
  #site;

  /** @param {string} site */
  constructor(site) {
    this.#site = site;
  }

  /** @param {string} site @returns {Promise<Editor>} signed in as the administrator of the measured site */
  static async signIn(site) {
    const editor = new Editor(site);
    await editor.send('/admin/auth', new URLSearchParams(administrator));
    return editor;
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
export async function openPublishedPost(editor) {
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
export async function shows(url, words) {
  const answer = await request(url, { headers: gzipHeaders });
  return answer.status === 200 && textOf(answer).includes(words);
}

/**
 * Saves a record with another title.
 * @param {Editor} editor
 * @param {OpenRecord} record
 * @param {string} title
 * @returns {Promise<void>} when the save is acknowledged
 */
export async function saveTitle(editor, record, title) {
  record.form.set('title', title);
  await editor.send(record.editPath, record.form);
}

/**
 * Reads a page over and over until it shows the words.
 * @param {string} url
 * @param {string} words
 * @returns {Promise<number>} how many answers did not show them yet
 */
export async function untilShown(url, words) {
  const began = performance.now();
  let stale = 0;
  while (!(await shows(url, words))) {
    stale += 1;
    if (performance.now() - began < VISIBLE_WITHIN_MS) continue;
    throw new Failure(`${url} did not show a new title within ${VISIBLE_WITHIN_MS / 1000} s.`);
  }
  return stale;
}
