import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as build from 'virtual:react-router/server-build';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler } from 'react-router';
import { keepEmptyCluster } from '~/db/empty-cluster.server';
import { contentVersion } from '~/server/content-version.server';
import { environment } from '~/server/env.server';
import { log } from '~/server/log.server';
import { setListeningOrigin, siteOrigin } from '~/server/site-origin.server';
import { announce } from './announce.ts';
import { createApp } from './app.ts';
import { buildDirectory, builtEmptyCluster, migrationsFolder } from './build-paths.ts';
import { answerWith, type CachedPage, findPage, type PageRequest } from './cached-page.ts';
import { answerLater } from './come-back-later.ts';
import { longestStopMs, mostConnections, visitorTimeouts } from './connections.ts';
import { logConsole } from './console-log.ts';
import { canShareAPort, startFronts } from './fronts/fronts.ts';
import { QuickConnections } from './fronts/quick-connections.ts';
import { watchEventLoop } from './metrics/event-loop.ts';
import { countRequest } from './metrics/request-metrics.ts';
import type { Move } from './migrate-to-postgres.ts';
import { cachedPages } from './page-cache.ts';
import { guardServer, refusedByUs, withHost } from './plain-answers.ts';
import { listen } from './port.ts';
import { prepare } from './prepare.ts';
import { leaveOutUnread } from './read-address.ts';
import { nextRequestId } from './request-id.ts';
import { standardHeaders } from './security-headers.ts';
import { giveBackSpareMemory } from './spare-memory.ts';
import { Farewell, noteStopping } from './stopping.ts';
import { startTracing } from './tracing.ts';
import { countView } from './views.ts';

export { backUp, migrate, restore } from './commands.ts';
export { examine } from './doctor.ts';
export { moveUploads } from './move-uploads.ts';
export { exportFolder, importFolder } from './transfer-content.ts';
export { makeWayIn } from './way-in.ts';

/** Loaded when it is asked for: a site with the embedded database does without the driver of the other one. */
export async function migrateToPostgres(say: (sentence: string) => void): Promise<Move> {
  const { migrateToPostgres: move } = await import('./migrate-to-postgres.ts');
  return move(say);
}

// For the server, and for the commands that are in its build too.
keepEmptyCluster(builtEmptyCluster());

/** What a stop leaves to running requests; the rest of its time is for closing the database. */
const longestAnswerMs = longestStopMs - 1000;

export interface RunningServer {
  /** Where it answers, e.g. `http://127.0.0.1:3000`. */
  url: string;
  /** Stops taking new requests, lets the running ones finish (10 s at most), closes the database. */
  stop(): Promise<void>;
  /** Resolves when the process can't do its work any more and has to be ended, with what to tell the operator. */
  failed: Promise<Error>;
}

/** What takes visitors' connections. */
interface Reception {
  /** From here on every answer ends its connection; new connections are still taken. */
  sayFarewell(): void;
  stop(withinMs: number): Promise<void>;
}

/**
 * Starts the built site. Throws errors whose messages are meant for the operator.
 * @param leaving breaks off what takes long before the site is ready; once it is, `stop` ends it
 */
export async function start(leaving?: AbortSignal): Promise<RunningServer> {
  logConsole();
  let answer: RequestListener = answerEarly;
  const { url, receive } = await takePort((request, response) => answer(request, response));
  setListeningOrigin(url);
  const failure = Promise.withResolvers<Error>();
  const preparing = prepare({
    migrationsFolder: migrationsFolder(),
    say: announce,
    signal: leaving,
    onLost: () => failure.resolve(new DatabaseLostError()),
  });
  // The threads and the database get ready beside each other.
  const receiving = isOneOfSeveral() ? preparing.then(receive) : receive();
  const [reception, preparation] = await Promise.allSettled([receiving, preparing]);
  if (reception.status === 'rejected' || preparation.status === 'rejected') {
    if (reception.status === 'fulfilled') await reception.value.stop(longestAnswerMs);
    if (preparation.status === 'fulfilled') await preparation.value.close();
    throw preparation.status === 'rejected' ? preparation.reason : (reception as PromiseRejectedResult).reason;
  }
  const [visitors, prepared] = [reception.value, preparation.value];
  const app = createApp(createRequestHandler(build, 'production'), build.routes, join(buildDirectory(), 'client'));
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false, hostname: 'localhost', errorHandler });
  answer = (request, response) => {
    const page = findKept(request);
    if (!page) {
      leaveOutUnread(request);
      void listener(request, response);
      return;
    }
    const arrived = performance.now();
    answerWith(page, request, response, nextRequestId());
    onAnswered(page, request, response.statusCode, arrived);
  };
  const stopWatching = watchEventLoop();
  const keepMemory = giveBackSpareMemory();
  const tracing = await startTracing(build.routes);
  announce(`Quzones is ready at ${url} for visitors and staff.`);
  for (const sentence of prepared.closing) announce(sentence);
  return {
    url,
    failed: failure.promise,
    async stop() {
      log.info('stopping: finishing running requests');
      noteStopping();
      visitors.sayFarewell();
      const drainMs = environment().DRAIN_SECONDS * 1000;
      // Beside the requests, so that both together stay within the time that a stop may take.
      const stopVisitors = () => visitors.stop(longestAnswerMs - drainMs);
      await Promise.all([drainMs > 0 ? pause(drainMs).then(stopVisitors) : stopVisitors(), prepared.stopWork()]);
      stopWatching();
      keepMemory();
      await Promise.all([tracing.stop(), prepared.close()]);
      log.info('stopped');
    },
  };
}

function answerEarly(request: IncomingMessage, response: ServerResponse): void {
  const sentence = 'The site is starting. Please try again in a moment.';
  answerLater(request, response, standardHeaders(siteOrigin()), sentence);
}

/** What can't be made a request of, such as an address with a backslash or a host that is none. */
function errorHandler(): Response {
  const headers = { ...standardHeaders(siteOrigin()), 'cache-control': 'no-store', 'x-request-id': nextRequestId() };
  return new Response('This address can’t be read.', { status: 400, headers });
}

/**
 * Behind a balancer, with others on the same database. A balancer hands what a process refuses to the next one; what it
 * has sent to a process that says 503 it can't, unless it only reads. So such a process takes nothing until it is ready.
 */
function isOneOfSeveral(): boolean {
  const { FRONTS, DATABASE_URL } = environment();
  return FRONTS === 0 && DATABASE_URL !== undefined;
}

/**
 * Answers as soon as the port is known to be ours. `receive` takes connections, in threads of their own where the system can
 * share a port, otherwise here, and is settled when visitors reach the site.
 */
async function takePort(listener: RequestListener): Promise<{ url: string; receive: () => Promise<Reception> }> {
  const { HOST: host, PORT, FRONTS } = environment();
  const standard = standardHeaders(siteOrigin());
  const greeted: RequestListener = (request, response) => {
    farewell.greet(response);
    farewell.follow(response);
    listener(request, response);
  };
  const server = createServer({ ...visitorTimeouts, ...refusedByUs }, withHost(greeted, standard));
  const farewell = new Farewell(server);
  guardServer(server, standard);
  server.maxConnections = mostConnections;
  await listen(server, host, PORT);
  const url = listeningUrl(server, host);
  const count = canShareAPort() ? (FRONTS ?? availableParallelism()) : 0;
  if (count === 0 && !isOneOfSeveral()) return { url, receive: async () => receiveHere(server, farewell) };
  // It was ours alone, so nobody else listens there; now it can be shared, or wait.
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : PORT;
  server.close();
  await once(server, 'close');
  if (count > 0) return { url, receive: () => startFronts({ count, host, port, listener, standard }) };
  return {
    url,
    receive: async () => {
      const reception = receiveHere(server, farewell);
      await listen(server, host, port);
      return reception;
    },
  };
}

/** Without threads: pages that are kept are answered straight on the connection in this one. */
function receiveHere(server: Server, farewell: Farewell): Reception {
  // Who can't be let in, for want of file descriptors say, is no reason to end for everybody else.
  server.on('error', (error) => log.error({ err: error }, 'a connection could not be taken'));
  const quick = new QuickConnections(server, { find: findKept, onAnswered });
  return {
    sayFarewell() {
      quick.sayFarewell();
      farewell.begin();
    },
    stop: (withinMs) => farewell.end(withinMs, quick),
  };
}

function findKept(request: PageRequest): CachedPage | null {
  return findPage(cachedPages(), contentVersion(), request);
}

function onAnswered(page: CachedPage, request: PageRequest, status: number, arrived: number): void {
  if (page.isDocument) countView(request);
  countRequest('cached', status, (performance.now() - arrived) / 1000);
}

/** The disk under the embedded database stayed bad. */
export class DatabaseLostError extends Error {
  readonly code = 'DATABASE_LOST';
  constructor() {
    super(
      'The embedded database failed and could not be opened again for ten minutes, so this process ends. Look at the disk that DATA_DIR is on (space, errors), then start again: what was acknowledged is kept.',
    );
  }
}

function listeningUrl(server: Server, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
