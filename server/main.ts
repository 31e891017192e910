import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as build from 'virtual:react-router/server-build';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler } from 'react-router';
import { environment } from '~/server/env.server';
import { log } from '~/server/log.server';
import { setListeningOrigin } from '~/server/site-origin.server';
import { createApp } from './app.ts';
import { nextRequestId } from './client.ts';
import { answerFromPageCache } from './page-cache.ts';
import { prepare } from './prepare.ts';

export interface RunningServer {
  /** Where it answers, e.g. `http://127.0.0.1:3000`. */
  url: string;
  /** Stops taking new requests, lets the running ones finish (10 s at most), closes the database. */
  stop(): Promise<void>;
}

const longestStopMs = 10_000;

/** Starts the built site. Throws errors whose messages are meant for the operator. */
export async function start(): Promise<RunningServer> {
  const buildDirectory = dirname(dirname(fileURLToPath(import.meta.url)));
  const { HOST, PORT } = environment();
  const server = createServer({ keepAliveTimeout: 65_000, headersTimeout: 20_000, requestTimeout: 60_000 });
  await listen(server, HOST, PORT);
  const url = listeningUrl(server, HOST);
  setListeningOrigin(url);
  const early = (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(503, { 'retry-after': '2', 'content-type': 'text/plain; charset=utf-8' });
    response.end('The site is starting. Please try again in a moment.');
  };
  server.on('request', early);
  let prepared: Awaited<ReturnType<typeof prepare>>;
  try {
    prepared = await prepare({ migrationsFolder: join(dirname(buildDirectory), 'migrations'), say });
  } catch (error) {
    server.close();
    throw error;
  }
  const handle = createRequestHandler(build, 'production');
  const app = createApp(handle, join(buildDirectory, 'client'));
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  server.off('request', early);
  server.on('request', (request, response) => {
    if (!answerFromPageCache(request, response, nextRequestId())) void listener(request, response);
  });
  say(`Quzones is ready at ${url}`);
  for (const line of prepared.closing) say(line);
  return { url, stop: () => stopServer(server, prepared.close) };
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new PortTakenError(host, port) : error);
    });
    server.listen(port, host, () => resolve());
  });
}

/** Another program listens on the port. */
export class PortTakenError extends Error {
  readonly code = 'PORT_TAKEN';
  constructor(host: string, port: number) {
    super(
      `Port ${port} on ${host} is already in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
    );
  }
}

function listeningUrl(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

async function stopServer(server: Server, close: () => Promise<void>): Promise<void> {
  log.info('stopping: finishing running requests');
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const deadline = setTimeout(() => server.closeAllConnections(), longestStopMs - 1000);
  await closed;
  clearTimeout(deadline);
  await close();
  log.info('stopped');
}
