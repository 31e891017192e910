import { resolve } from 'node:path';
import { buildIfNeeded } from './build-if-needed.mjs';
import { root } from './paths.mjs';

/**
 * What the built site exports for a command, built first if need be.
 * @template Site
 * @returns {Promise<Site>}
 */
export async function loadSite() {
  process.env.NODE_ENV ||= 'production';
  // What goes wrong is said in a sentence at the end; the log of a command would say it twice.
  process.env.LOG_LEVEL ||= 'fatal';
  // Settings that name files, and .env, are relative to the project wherever it is started from.
  process.chdir(root);
  await buildIfNeeded(root);
  return /** @type {Site} */ (await import(new URL('../../build/server/index.js', import.meta.url).href));
}

/** @param {string} sentence */
export function say(sentence) {
  console.log(sentence);
}

/**
 * A path that a person names: npm runs commands in the project's folder, and tells where it was started.
 * @param {string} path
 */
export function fromWhereStarted(path) {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}
