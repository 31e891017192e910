/** Serves the built site until it is told to stop. Started by start.mjs under Node 24; runs alone as well. */
import { existsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { Failure, messageOf, stackToShow } from './lib/failure.mjs';
import { root } from './lib/paths.mjs';

/** @type {Promise<{ url: string, stop(): Promise<void>, failed: Promise<Error> }> | undefined} */
let starting;
let stopping = false;
const leaving = new AbortController();

/**
 * A sentence on a terminal, else a line like those of the log, which may not be there yet.
 * @param {unknown} error @param {30 | 60} level as pino has them: information, or the end
 */
function say(error, level) {
  const message = messageOf(error);
  const stack = level === 30 ? undefined : stackToShow(error);
  const line = process.stderr.isTTY
    ? [message, stack].filter((part) => part !== undefined).join('\n')
    : JSON.stringify({ level, time: new Date(), pid: process.pid, msg: message, stack });
  // Not by the console, which belongs to the log once the site has started.
  process.stderr.write(`${line}\n`);
}

/** @param {unknown} error */
function fail(error) {
  say(error, 60);
  process.exit(1);
}

/** The server can't go on: whoever is being answered is let go first. @param {Error} failure */
async function failAfterStop(failure) {
  if (stopping) return;
  stopping = true;
  await (await starting)?.stop().catch(() => undefined);
  fail(failure);
}

async function stop() {
  // npm and the terminal may both pass on the same Ctrl+C.
  if (stopping) return;
  stopping = true;
  leaving.abort();
  // A start that was broken off, such as the backup before an upgrade, did what it was told.
  const site = await starting?.catch((error) => say(error, 30));
  try {
    await site?.stop();
    process.exit(0);
  } catch (error) {
    fail(error);
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
// The process that started this one was killed outright: without it nobody could stop this one in an orderly way.
process.once('disconnect', () => void stop());
process.channel?.unref();

process.env.NODE_ENV ||= 'production';
// Settings that name files, and .env, are relative to the project wherever it is started from.
process.chdir(root);

try {
  if (!existsSync('build/server/index.js')) throw new Failure('The site is not built yet: run `npm start`.');
  // What V8 compiled for one start is read by the next. Where it can't be written, starting takes a little longer.
  enableCompileCache(`${root}/build/compiled`);
  const built = (/** @type {string} */ name) => import(new URL(`../build/server/${name}`, import.meta.url).href);
  const { beginEarly } = await built('early.js');
  beginEarly();
  const { start } = await built('index.js');
  const started = start(leaving.signal);
  starting = started;
  void (await started).failed.then(failAfterStop);
} catch (error) {
  if (!stopping) fail(error);
}
