/** `npm run dev`: the site with hot reload. Vite answers for modules and styles, everything else goes to server/dev.ts. */
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { Failure, messageOf, runMain } from './lib/failure.mjs';
import { ensureFonts } from './lib/fonts.mjs';
import { withoutArguments } from './lib/no-arguments.mjs';
import { root } from './lib/paths.mjs';
import { formatDuration } from './lib/progress.mjs';
import { underProjectNode } from './lib/project-node.mjs';

/** @param {import('node:http').Server} server @param {number} port @param {string} host @returns {Promise<void>} */
function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const taken = error.code === 'EADDRINUSE';
      reject(
        taken
          ? new Failure(`Port ${port} is already in use: choose another with PORT=${port + 1} npm run dev.`)
          : error,
      );
    });
    server.listen(port, host, resolve);
  });
}

/** @param {import('vite').ViteDevServer} vite @param {string} origin */
function passRequestsOn(vite, origin) {
  return async (
    /** @type {import('node:http').IncomingMessage} */ request,
    /** @type {import('node:http').ServerResponse} */ response,
  ) => {
    try {
      const { createDevListener } = await vite.ssrLoadModule('/server/dev.ts');
      const listener = await createDevListener(origin, join(root, 'migrations'));
      await listener(request, response);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      console.error(error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(messageOf(error));
    }
  };
}

/** @param {import('vite').ViteDevServer} vite @param {import('node:http').Server} server */
function stopOnSignal(vite, server) {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    server.closeAllConnections();
    server.close();
    // server/dev.ts leaves here what it opened: the database, whose lock must not outlive this process.
    const prepared = await /** @type {any} */ (globalThis).quzonesPrepared?.catch(() => undefined);
    if (typeof prepared === 'function') await prepared();
    await vite.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop());
  process.once('disconnect', () => void stop());
  process.channel?.unref();
}

const usage = `Usage: npm run dev
  Serves the site with hot reload. Settings come from the environment or from .env, such as PORT=5174 npm run dev`;

async function main() {
  const began = performance.now();
  process.chdir(root);
  process.env.NODE_ENV = 'development';
  const port = Number(process.env.PORT || 5173);
  const host = process.env.HOST || '127.0.0.1';
  await ensureFonts(root);
  const { createServer } = await import('vite');
  const server = createHttpServer();
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  const origin = `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`;
  const pass = passRequestsOn(vite, origin);
  server.on('request', (request, response) => vite.middlewares(request, response, () => void pass(request, response)));
  await listen(server, port, host);
  stopOnSignal(vite, server);
  // Opens the database before the first request.
  vite
    .ssrLoadModule('/server/dev.ts')
    .then(({ createDevListener }) => createDevListener(origin, join(root, 'migrations')))
    .catch((error) => console.error(messageOf(error)));
  console.log(`Development server at ${origin} (ready in ${formatDuration(performance.now() - began)})`);
}

await runMain(() => underProjectNode(import.meta.url, withoutArguments(usage, main)));
