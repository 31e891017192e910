/** Serves the built site until it is told to stop. Started by start.mjs under Node 24; runs alone as well. */
import { existsSync } from 'node:fs';
import { Failure, messageOf } from './lib/failure.mjs';
import { root } from './lib/paths.mjs';

/** @type {Promise<{ url: string, stop(): Promise<void> }> | undefined} */
let starting;
let stopping = false;

/** @param {unknown} error */
function fail(error) {
  console.error(messageOf(error));
  if (process.env.LOG_LEVEL === 'debug' && error instanceof Error) console.error(error.stack);
  process.exit(1);
}

async function stop() {
  // npm and the terminal may both pass on the same Ctrl+C.
  if (stopping) return;
  stopping = true;
  try {
    await (await starting)?.stop();
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
  const { start } = await import(new URL('../build/server/index.js', import.meta.url).href);
  starting = start();
  await starting;
} catch (error) {
  if (!stopping) fail(error);
}
