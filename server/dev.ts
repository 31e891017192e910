import { getRequestListener } from '@hono/node-server';
import { createRequestHandler } from 'react-router';
import { setListeningOrigin } from '~/server/site-origin.server';
import { createApp } from './app.ts';
import { prepare } from './prepare.ts';

/** Kept on globalThis: Vite loads this module anew after a change, and the database must not be opened twice. */
const development = globalThis as { quzonesPrepared?: Promise<() => Promise<void>> };

/** The listener behind Vite's own middleware in `npm run dev`: the same app, without the page cache. */
export async function createDevListener(origin: string, migrationsFolder: string) {
  setListeningOrigin(origin);
  development.quzonesPrepared ??= prepareAndSay(migrationsFolder);
  await development.quzonesPrepared;
  const build = await import('virtual:react-router/server-build');
  const app = createApp(createRequestHandler(build, 'development'), build.routes, null);
  return getRequestListener(app.fetch, { overrideGlobalObjects: false });
}

/** Answers how to close what was opened; scripts/dev.mjs does so when it stops. */
async function prepareAndSay(migrationsFolder: string): Promise<() => Promise<void>> {
  const say = (line: string) => void process.stdout.write(`${line}\n`);
  const { close, closing } = await prepare({ migrationsFolder, say });
  for (const line of closing) say(line);
  return close;
}
