import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CachedPage } from '../cached-page';
import { QuickConnections } from './quick-connections';

const memory = (bytes: Buffer) => {
  const shared = new SharedArrayBuffer(bytes.length);
  new Uint8Array(shared).set(bytes);
  return shared;
};
const whole = 'w'.repeat(300_000);
const gzipped = gzipSync(whole);
const gzippedEnd = `\r\n\r\n${gzipped.toString('latin1')}`;
const kept: CachedPage = {
  version: 1,
  madeOf: null,
  etag: 'W/"one"',
  contentType: 'text/plain',
  headers: ['etag', 'W/"one"'],
  bodies: { br: memory(Buffer.from('br')), gzip: memory(gzipped) },
  changedAt: null,
  isDense: true,
  plainBytes: whole.length,
  isDocument: true,
  bytes: gzipped.length + 2,
};

let server: Server;
let quick: QuickConnections;
let statuses: number[];
let connections: number;
/** What the server was asked for. */
let heard: string[];
let serverSockets: Map<number | undefined, Socket>;
/** What `/slow` waits for. */
let slow: PromiseWithResolvers<void>;

beforeEach(async () => {
  statuses = [];
  connections = 0;
  heard = [];
  serverSockets = new Map();
  slow = Promise.withResolvers();
  server = createServer((request, response) => {
    heard.push(request.url ?? '');
    void text(request).then(async (body) => {
      if (request.url === '/slow') await slow.promise;
      response.end(`node ${request.method} ${request.url} ${body}`);
    });
  });
  quick = new QuickConnections(server, {
    find: (request) => (request.url === '/kept' ? kept : null),
    onAnswered: (_page, _request, status) => statuses.push(status),
  });
  server.on('connection', (socket: Socket) => {
    connections += 1;
    serverSockets.set(socket.remotePort, socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  slow.resolve();
  server.closeAllConnections();
  quick.end();
  server.close();
});

const open = () => connect((server.address() as AddressInfo).port, '127.0.0.1');
const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: quzones.test', ...headers, '', ''].join('\r\n');

/** How much the server's end has read of what was sent. */
const bytesOf = (socket: Socket) => serverSockets.get(socket.localPort)?.bytesRead;

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}

/** Sends, and reads until an answer is there whole that ends like this. */
async function ask(socket: Socket, request: string, end: string): Promise<string> {
  let answer = '';
  const arrived = new Promise<void>((resolve, reject) => {
    const read = (piece: Buffer) => {
      answer += piece.toString('latin1');
      if (!answer.endsWith(end)) return;
      socket.off('data', read);
      resolve();
    };
    socket
      .on('data', read)
      .once('close', () => reject(new Error(`The connection ended after: ${answer.slice(0, 500)}`)));
  });
  socket.resume();
  socket.write(request);
  await arrived;
  return answer;
}

it('A kept page is answered in the encoding that was asked for, again and again on one connection', async () => {
  const socket = open();
  const first = await ask(socket, get('/kept', 'Accept-Encoding: gzip'), gzippedEnd);
  expect(first).toContain(
    `HTTP/1.1 200 OK\r\netag: W/"one"\r\ncontent-type: text/plain\r\ncontent-length: ${gzipped.length}\r\ncontent-encoding: gzip\r\nDate: `,
  );
  expect(first).toMatch(/\r\nDate: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\r\nConnection: keep-alive\r\n/);
  const second = await ask(socket, get('/kept', 'Accept-Encoding: br'), '\r\n\r\nbr');
  const idOf = (answer: string) => /x-request-id: (\S+)/.exec(answer)?.[1];
  expect(idOf(second)).not.toBe(idOf(first));
  const plain = await ask(socket, get('/kept'), `\r\n\r\n${whole}`);
  expect(plain).toContain(`content-length: ${whole.length}\r\n`);
  expect(plain).not.toContain('content-encoding');
  const unchanged = await ask(socket, get('/kept', 'If-None-Match: W/"one"'), '\r\n\r\n');
  expect(unchanged).toMatch(/^HTTP\/1\.1 304 Not Modified\r\netag: W\/"one"\r\nDate: /);
  expect(statuses).toEqual([200, 200, 200, 304]);
  socket.destroy();
});

it('Every answer has a request id of its own, and the time at which it was given', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: Date.UTC(2026, 10, 26, 12, 0, 0) });
  try {
    const socket = open();
    const ids = new Set<string>();
    for (const second of ['00', '01', '02']) {
      // More than 36, so that ids of two lengths are among them.
      for (let count = 0; count < 20; count += 1) {
        const answer = await ask(socket, get('/kept', 'If-None-Match: W/"one"'), '\r\n\r\n');
        expect(answer).toContain(`\r\nDate: Thu, 26 Nov 2026 12:00:${second} GMT\r\nConnection: keep-alive\r\n`);
        ids.add(/\r\nx-request-id: (\S+)\r\n\r\n$/.exec(answer)?.[1] ?? '');
      }
      vi.advanceTimersByTime(1000);
    }
    expect(ids.size).toBe(60);
    socket.destroy();
  } finally {
    vi.useRealTimers();
  }
});

it('What is not kept is answered by the server, and a kept page after it straight from memory again', async () => {
  const socket = open();
  for (let round = 1; round <= 20; round += 1) {
    expect(await ask(socket, get('/other'), 'node GET /other ')).toContain('200 OK');
    expect(await ask(socket, get('/another'), 'node GET /another ')).toContain('200 OK');
    expect(await ask(socket, get('/kept', 'Accept-Encoding: br'), '\r\n\r\nbr')).toContain('x-request-id');
    expect(await ask(socket, get('/kept', 'Accept-Encoding: gzip'), gzippedEnd)).toContain('x-request-id');
    expect(statuses.length).toBe(round * 2);
  }
  socket.destroy();
});

it('What comes before the server has answered is answered by the server, in its order', async () => {
  const socket = open();
  await ask(socket, get('/other'), 'node GET /other ');
  const answers = ask(socket, get('/slow'), 'node GET /kept ');
  await until(() => heard.at(-1) === '/slow');
  socket.write(get('/kept'));
  await until(() => bytesOf(socket) === `${get('/other')}${get('/slow')}${get('/kept')}`.length);
  slow.resolve();
  expect((await answers).match(/node GET \S+/g)).toEqual(['node GET /slow', 'node GET /kept']);
  // From here on nobody knows where a request begins but the server.
  await ask(socket, get('/kept'), 'node GET /kept ');
  expect(statuses).toEqual([]);
  socket.destroy();
});

it('What was read while an answer waited for its reader is answered in its order', async () => {
  const socket = open().pause();
  let sent = '';
  const send = async (request: string) => {
    sent += request;
    socket.write(request);
    await until(() => bytesOf(socket) === sent.length);
  };
  await send(get('/kept'));
  const ours = serverSockets.get(socket.localPort);
  while (!ours?.isPaused()) await send(get('/kept'));
  await send(get('/other'));
  await send(get('/slow'));
  let answers = '';
  socket.on('data', (piece: Buffer) => (answers += piece.toString('latin1'))).resume();
  await until(() => heard.at(-1) === '/slow' && answers.endsWith('node GET /other '));
  await send(get('/kept', 'Accept-Encoding: br'));
  slow.resolve();
  await until(() => answers.includes('node GET /slow ') && /(?:br|node GET \/kept )$/.test(answers));
  expect(answers.match(/node GET \/\w+|br$/g)?.slice(0, 2)).toEqual(['node GET /other', 'node GET /slow']);
  socket.destroy();
});

it('After a form the connection stays with the server', async () => {
  const socket = open();
  await ask(socket, get('/other'), 'node GET /other ');
  await ask(socket, 'POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nyes', 'node POST /form yes');
  expect(await ask(socket, get('/kept'), 'node GET /kept ')).toContain('200 OK');
  expect(statuses).toEqual([]);
  socket.destroy();
});

it('A connection on which the server answers is not ended, and one that came back is', async () => {
  const [waiting, idle] = [open(), open()];
  await ask(idle, get('/other'), 'node GET /other ');
  const answer = ask(waiting, get('/slow'), 'node GET /slow ');
  await until(() => heard.at(-1) === '/slow');
  quick.end();
  await once(idle.resume(), 'close');
  slow.resolve();
  expect(await answer).toContain('200 OK');
  waiting.destroy();
});

it('Whoever leaves while the server answers, or asks for something that is none after it, harms nobody', async () => {
  const [leaving, odd, other] = [open(), open(), open()];
  leaving.write(get('/slow'));
  await until(() => heard.at(-1) === '/slow');
  leaving.destroy();
  await ask(odd, get('/other'), 'node GET /other ');
  odd.resume().write('HELO\r\n\r\n');
  await once(odd, 'close');
  expect(await ask(other, get('/kept', 'Accept-Encoding: br'), '\r\n\r\nbr')).toContain('200 OK');
  other.destroy();
});

it('Whatever is sent, in whatever pieces, gets one answer each, in their order', async () => {
  const request = fc.oneof(
    fc.constant({ sent: get('/kept', 'Accept-Encoding: br'), answered: ['br', 'node GET /kept '] }),
    fc.nat(99).map((page) => ({ sent: get(`/other/${page}`), answered: [`node GET /other/${page} `] })),
    fc.string({ unit: 'grapheme-ascii', maxLength: 20 }).map((body) => ({
      sent: `POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      answered: [`node POST /form ${body}`],
    })),
  );
  // What is sent in one piece before the answers to it are waited for, and where it is cut in two.
  const step = fc.record({ requests: fc.array(request, { minLength: 1, maxLength: 3 }), cutAt: fc.option(fc.nat(60)) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      // Otherwise the second of two pieces waits until the first one is known to have arrived.
      const socket = open().setNoDelay();
      let answers = '';
      socket.on('data', (piece: Buffer) => (answers += piece.toString('latin1')));
      const bodies = () =>
        [...answers.matchAll(/HTTP\/1\.1 200 OK\r\n(.*?)\r\n\r\n/gs)].map(({ 0: head, 1: headers = '', index }) => {
          const start = index + head.length;
          return answers.slice(start, start + Number(/content-length: (\d+)/i.exec(headers)?.[1]));
        });
      const expected: (readonly string[])[] = [];
      for (const { requests, cutAt } of steps) {
        const sent = requests.map((each) => each.sent).join('');
        expected.push(...requests.map((each) => each.answered));
        socket.write(sent.slice(0, cutAt ?? sent.length));
        if (cutAt !== null) {
          await new Promise((resolve) => setImmediate(resolve));
          socket.write(sent.slice(cutAt));
        }
        const last = () => bodies()[expected.length - 1] ?? '';
        await until(() => expected.at(-1)?.includes(last()) ?? false);
      }
      expect(bodies().map((body, index) => expected[index]?.includes(body))).toEqual(expected.map(() => true));
      socket.destroy();
    }),
    { numRuns: 100 },
  );
});

it('A form that comes in pieces after a page arrives whole', async () => {
  const socket = open();
  await ask(socket, get('/kept', 'Accept-Encoding: br'), '\r\n\r\nbr');
  const body = 'b'.repeat(200_000);
  socket.write(`POST /form HTTP/1.1\r\nHost: a\r\nContent-Le`);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await ask(socket, `ngth: ${body.length}\r\n\r\n${body}`, `node POST /form ${body}`)).toContain('200 OK');
  socket.destroy();
});

it('Several requests sent at once are answered in their order', async () => {
  const socket = open();
  const answers = await ask(socket, get('/kept') + get('/second') + get('/third'), 'node GET /third ');
  expect(answers.match(/node GET \S+/g)).toEqual(['node GET /kept', 'node GET /second', 'node GET /third']);
  socket.destroy();
});

it('Who sends the next request before the answer is there gets both whole, in their order', async () => {
  const socket = open();
  socket.pause();
  socket.write(get('/kept'));
  await until(() => statuses.length === 1);
  const answers = await ask(socket, get('/kept', 'Accept-Encoding: gzip'), gzippedEnd);
  expect(answers).toContain(`${whole}HTTP/1.1 200 OK`);
  socket.destroy();
});

it('Who says that nothing more will come still gets the answer whole', async () => {
  const socket = open();
  socket.end(get('/kept'));
  expect(await text(socket)).toContain(`\r\n\r\n${whole}`);
});

it('Who asks and does not read is not asked what else there may be', async () => {
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const socket = open().pause();
  const [ours] = await accepted;
  const mostAsked = 200;
  for (let asked = 1; asked <= mostAsked && !ours.isPaused(); asked += 1) {
    socket.write(get('/kept'));
    await until(() => statuses.length === asked);
  }
  expect(ours.isPaused()).toBe(true);
  // As soon as it is read, it goes on.
  socket.resume();
  const before = statuses.length;
  socket.write(get('/kept'));
  await until(() => statuses.length === before + 1);
  socket.destroy();
});

it('An answer that is still on its way is not written over by the next one', async () => {
  const idOf = (answer: string) => /x-request-id: (\S+)/.exec(answer)?.[1];
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const [reading, other] = [open(), open()];
  const [ours] = await accepted;
  ours.cork();
  const waiting = ask(reading, get('/kept', 'Accept-Encoding: br'), '\r\n\r\nbr');
  await until(() => statuses.length === 1);
  const next = await ask(other, get('/kept', 'Accept-Encoding: br'), '\r\n\r\nbr');
  ours.uncork();
  expect(idOf(await waiting)).not.toBe(idOf(next));
  for (const socket of [reading, other]) socket.destroy();
});

it('After the farewell an answer says that the connection ends, and it does', async () => {
  const socket = open();
  await ask(socket, get('/kept', 'Accept-Encoding: br'), '\r\n\r\nbr');
  quick.sayFarewell();
  const answer = await ask(socket, get('/kept', 'Accept-Encoding: gzip'), gzippedEnd);
  expect(answer).toContain('\r\nConnection: close\r\n');
  await once(socket, 'close');
});

it('Who connected just before the end and asks then is answered; who asks nothing is not waited for', async () => {
  const [asking, silent] = [open(), open()];
  await Promise.all([once(asking, 'connect'), once(silent, 'connect')]);
  await until(() => connections === 2);
  const closed = new Promise((resolve) => server.close(resolve));
  quick.end();
  asking.write('POST /form HTTP/1.1\r\nHost: quzones.test\r\nContent-Length: 3\r\nConnection: close\r\n\r\nyes');
  expect(await text(asking)).toContain('node POST /form yes');
  await Promise.all([closed, once(silent.resume(), 'close')]);
});

it('The end lets an answer that is on its way arrive whole, and closes idle connections', async () => {
  const [reading, idle] = [open(), open()];
  await ask(idle, get('/kept', 'Accept-Encoding: br'), '\r\n\r\nbr');
  reading.write(get('/kept'));
  await until(() => statuses.length === 2);
  const closed = new Promise((resolve) => server.close(resolve));
  quick.end();
  const ended = once(idle.resume(), 'close');
  expect(await text(reading)).toContain(whole);
  await Promise.all([closed, ended]);
});
