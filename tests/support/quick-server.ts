import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach } from 'vitest';
import type { CachedPage } from '../../server/cached-page';
import { QuickConnections } from '../../server/fronts/quick-connections';

const memory = (bytes: Buffer) => {
  const shared = new SharedArrayBuffer(bytes.length);
  new Uint8Array(shared).set(bytes);
  return shared;
};
/** The page that is kept, as it is and compressed; with brotli it is `br`. */
export const whole = 'w'.repeat(300_000);
export const gzipped = gzipSync(whole);
/** How an answer ends whose body is that. */
export const gzippedEnd = `\r\n\r\n${gzipped.toString('latin1')}`;
const kept: CachedPage = {
  version: 1,
  madeOf: null,
  etag: 'W/"one"',
  contentType: 'text/plain',
  headers: ['etag', 'W/"one"'],
  bodies: { br: memory(Buffer.from('br')), gzip: memory(gzipped) },
  isDense: true,
  plainBytes: whole.length,
  isDocument: true,
  bytes: gzipped.length + 2,
};

/** A server whose connections are answered quickly where they ask for `/kept`, and what a test wants to know of it. */
export interface QuickServer {
  server: Server;
  quick: QuickConnections;
  /** Of the answers from memory. */
  statuses: number[];
  connections: number;
  /** What the server was asked for. */
  heard: string[];
  /** What `/slow` waits for. */
  slow: PromiseWithResolvers<void>;
  open(): Socket;
  /** The server's end of a connection. */
  endOf(socket: Socket): Socket | undefined;
}

/** One for each test of a file. */
export function useQuickServer(): QuickServer {
  let ends = new Map<number | undefined, Socket>();
  const site = {
    open: () => connect((site.server.address() as AddressInfo).port, '127.0.0.1'),
    endOf: (socket) => ends.get(socket.localPort),
  } as QuickServer;
  beforeEach(async () => {
    ends = new Map();
    const server = createServer((request, response) => {
      site.heard.push(request.url ?? '');
      void text(request).then(async (body) => {
        if (request.url === '/slow') await site.slow.promise;
        response.end(`node ${request.method} ${request.url} ${body}`);
      });
    });
    const quick = new QuickConnections(server, {
      find: (request) => (request.url === '/kept' ? kept : null),
      onAnswered: (_page, _request, status) => site.statuses.push(status),
    });
    server.on('connection', (socket: Socket) => {
      site.connections += 1;
      ends.set(socket.remotePort, socket);
    });
    Object.assign(site, { server, quick, statuses: [], connections: 0, heard: [], slow: Promise.withResolvers() });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    site.slow.resolve();
    site.server.closeAllConnections();
    site.quick.end();
    site.server.close();
  });
  return site;
}

export const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: quzones.test', ...headers, '', ''].join('\r\n');

export async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}

/** Sends, and reads until an answer is there whole that ends like this. */
export async function ask(socket: Socket, request: string, end: string): Promise<string> {
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
