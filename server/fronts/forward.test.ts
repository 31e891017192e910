import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener, type Server, request as send } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { standardHeaders } from '../security-headers';
import { Forwarder } from './forward';

let folder: string;
let front: Server;
let main: Server;
let answer: (...request: Parameters<RequestListener>) => void | Promise<void>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quzones-'));
  const socketPath = join(folder, 'main.sock');
  main = createServer((request, response) => void answer(request, response)).listen(socketPath);
  const forwarder = new Forwarder(socketPath, standardHeaders('https://quzones.test'));
  front = createServer((request, response) => forwarder.forward(request, response)).listen(0, '127.0.0.1');
  await Promise.all([once(main, 'listening'), once(front, 'listening')]);
});

afterEach(async () => {
  front.closeAllConnections();
  main.closeAllConnections();
  front.close();
  main.close();
  await rm(folder, { recursive: true, force: true });
});

const address = () => `http://127.0.0.1:${(front.address() as AddressInfo).port}`;

it('Nobody gets a connection on which the body of somebody else may have been left unread', async () => {
  const connections: unknown[] = [];
  answer = (request, response) => {
    connections.push(request.socket);
    response.end('done');
  };
  for (const method of ['GET', 'POST', 'GET', 'POST', 'GET']) {
    const sent = method === 'POST' ? { method, body: 'a'.repeat(100_000) } : { method };
    expect(await (await fetch(address(), sent)).text()).toBe('done');
  }
  expect(new Set(connections).size).toBe(3);
});

it('What a visitor sends arrives whole, and so does the answer', async () => {
  answer = async (request, response) => {
    const body = await text(request);
    response.writeHead(201, ['content-type', 'text/plain', 'set-cookie', 'a=1', 'set-cookie', 'b=2']);
    response.end(
      `${request.method} ${request.url} ${body.length} ${request.headers.host} ${String(request.headers['x-own'])}`,
    );
  };
  const response = await fetch(`${address()}/a?b=%20c`, {
    method: 'POST',
    body: 'x'.repeat(300_000),
    headers: { 'x-own': 'kept' },
  });
  expect(response.status).toBe(201);
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect(await response.text()).toBe(`POST /a?b=%20c 300000 ${new URL(address()).host} kept`);
});

it('A body of unknown length arrives whole', async () => {
  answer = async (request, response) => void response.end(String((await text(request)).length));
  const request = send(address(), { method: 'POST' });
  request.write('x'.repeat(70_000));
  request.end('y'.repeat(70_000));
  const [response] = await once(request, 'response');
  expect(await text(response)).toBe('140000');
});

it('Who sends more than is read still gets the answer, after everything was sent', async () => {
  answer = (_request, response) => void response.writeHead(413).end('too much');
  const socket = connect((front.address() as AddressInfo).port, '127.0.0.1').pause();
  const length = 30_000_000;
  socket.write(`POST / HTTP/1.1\r\nHost: quzones.test\r\nContent-Length: ${length}\r\n\r\n`);
  // As browsers do: nothing is read before all of it is on its way.
  if (!socket.write(Buffer.alloc(length))) await once(socket, 'drain');
  socket.end();
  expect(await text(socket)).toMatch(/^HTTP\/1.1 413 [^]*too much/);
});

it('Nobody can claim to be another visitor', async () => {
  answer = (request, response) => void response.end(JSON.stringify(request.headersDistinct['x-quzones-visitor']));
  const response = await fetch(address(), { headers: { 'X-Quzones-Visitor': '203.0.113.7' } });
  expect(await response.json()).toEqual(['127.0.0.1']);
});

it('Who leaves before the answer does not keep the main thread at work', async () => {
  const left = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  answer = (_request, response) => {
    response.on('close', () => left.resolve());
    arrived.resolve();
  };
  const controller = new AbortController();
  const asked = fetch(address(), { signal: controller.signal });
  await arrived.promise;
  controller.abort();
  await expect(asked).rejects.toThrow('aborted');
  await left.promise;
});

it('An answer that breaks off does not look complete', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('half');
    setImmediate(() => response.destroy());
  };
  const response = await fetch(address());
  await expect(response.text()).rejects.toThrow('terminated');
});

it('While the main thread does not answer, visitors are asked to try again', async () => {
  main.close();
  const response = await fetch(address());
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('2');
  expect(await response.text()).toBe('The site can’t answer at this moment. Please try again in a few seconds.');
});
