/** What runs in each thread that takes visitors' connections; see the README beside it. */
import { createServer, type RequestListener } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { viewKey } from '~/server/views/page-view';
import { ViewCounter } from '~/server/views/view-counts';
import { answerWith, type CachedPage, findPage, type PageRequest } from '../cached-page.ts';
import { mostConnections, visitorTimeouts } from '../connections.ts';
import { countInto } from '../metrics/request-counts.ts';
import { guardServer, refusedByUs, withHost } from '../plain-answers.ts';
import { nextRequestId } from '../request-id.ts';
import { Farewell } from '../stopping.ts';
import { Forwarder } from './forward.ts';
import type { FromFront, FrontData, ToFront } from './protocol.ts';
import { QuickConnections } from './quick-connections.ts';

const { host, port, socketPath, version, standard, countryHeader, counts, thread } = workerData as FrontData;
const main = parentPort;
if (!main) throw new Error('A front runs in a thread of its own.');

const current = new Int32Array(version);
const pages = new Map<string, CachedPage>();
const countRequest = countInto(counts, thread);
const forwarder = new Forwarder(socketPath, standard, () => countRequest('unreached', 503, 0));
const views = new ViewCounter();
const tellViewsEveryMs = 2000;

const answer: RequestListener = (request, response) => {
  const arrived = performance.now();
  farewell.greet(response);
  const page = find(request);
  if (!page) {
    farewell.follow(response);
    forwarder.forward(request, response);
    return;
  }
  answerWith(page, request, response, nextRequestId());
  onAnswered(page, request, response.statusCode, arrived);
};
const server = createServer({ ...visitorTimeouts, ...refusedByUs }, withHost(answer, standard));
const quick = new QuickConnections(server, { find, onAnswered });
const farewell = new Farewell(server);
guardServer(server, standard);
server.maxConnections = mostConnections;
// A thread that ends without being asked to loses what it counted since.
setInterval(tellViews, tellViewsEveryMs).unref();

main.on('message', (message: ToFront) => {
  if (message.say === 'keep') pages.set(message.key, message.page);
  else if (message.say === 'forget') pages.delete(message.key);
  else if (message.say === 'say farewell') sayFarewell();
  else void stop(message.withinMs);
});

server.listen({ host, port, reusePort: true }, () => {
  tell({ say: 'listening' });
});

function find(request: PageRequest): CachedPage | null {
  return findPage(pages, Atomics.load(current, 0), request);
}

function onAnswered(page: CachedPage, request: PageRequest, status: number, arrived: number): void {
  const view = page.isDocument ? viewKey(request, countryHeader) : null;
  if (view !== null) views.add(view);
  countRequest('cached', status, (performance.now() - arrived) / 1000);
}

function tell(message: FromFront): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  main?.postMessage(message);
}

function tellViews(): void {
  const viewed = views.take();
  if (viewed.length > 0) tell({ say: 'viewed', counts: viewed });
}

function sayFarewell(): void {
  quick.sayFarewell();
  farewell.begin();
}

async function stop(withinMs: number): Promise<void> {
  sayFarewell();
  await farewell.end(withinMs, quick);
  tellViews();
  forwarder.close();
  main?.close();
}
