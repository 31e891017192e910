import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readWholeRequest } from './whole-request';

const read = (text: string) => readWholeRequest(Buffer.from(text, 'latin1'));

it('A plain request is read: address, headers by small names, values without the space around them', () => {
  const browser =
    'GET /blog?page=2 HTTP/1.1\r\nHost: a.test\r\nAccept-Encoding:gzip, br \r\nCookie: theme=dark\r\n\r\n';
  expect(read(browser)).toEqual({
    method: 'GET',
    url: '/blog?page=2',
    headers: { host: 'a.test', 'accept-encoding': 'gzip, br', cookie: 'theme=dark' },
  });
});

it('A request whose bytes were read before is not read again, and none is taken for another one', () => {
  const of = (page: number) => `GET /blog?page=${page} HTTP/1.1\r\nHost: a.test\r\n\r\n`;
  expect(read(of(1))).toBe(read(of(1)));
  // More than are remembered.
  for (let page = 1; page <= 2500; page += 1) expect(read(of(page))?.url).toBe(`/blog?page=${page}`);
  for (let page = 1; page <= 2500; page += 1) expect(read(of(page))?.url).toBe(`/blog?page=${page}`);
});

it.each([
  ['another method', 'POST / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['a method in small letters', 'get / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['HTTP 1.0', 'GET / HTTP/1.0\r\nHost: a\r\n\r\n'],
  ['a whole address', 'GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['an address with a space', 'GET /a b HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\n\r\n'],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n'],
  ['two cookies', 'GET / HTTP/1.1\r\nHost: a\r\nCookie: a=1\r\nCookie: b=2\r\n\r\n'],
  ['a body', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\n\r\n'],
  ['a body in chunks', 'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'],
  ['a wish for another protocol', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
  ['the end of the connection', 'GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'],
  ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\n\r\n'],
  ['a folded header', 'GET / HTTP/1.1\r\nHost: a\r\nX: 1\r\n 2\r\n\r\n'],
  ['a space before the colon', 'GET / HTTP/1.1\r\nHost : a\r\n\r\n'],
  ['a line without a colon', 'GET / HTTP/1.1\r\nHost: a\r\nnothing\r\n\r\n'],
  ['a lone line feed', 'GET / HTTP/1.1\r\nHost: a\nX: 1\r\n\r\n'],
  ['a lone carriage return', 'GET / HTTP/1.1\r\nHost: a\rX: 1\r\n\r\n'],
  ['a NUL', 'GET / HTTP/1.1\r\nHost: a\0\r\n\r\n'],
  ['a letter beyond ASCII', 'GET / HTTP/1.1\r\nHost: a\r\nX: \xe9\r\n\r\n'],
  ['half a request', 'GET / HTTP/1.1\r\nHost: a\r\n'],
  ['two requests at once', 'GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['something behind it', 'GET / HTTP/1.1\r\nHost: a\r\n\r\nx'],
  ['an empty line before it', '\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['more than eight kilobytes', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(8192)}\r\n\r\n`],
  ['nothing', ''],
])('%s is left to the parser of Node', (_what, text) => {
  expect(read(text)).toBeNull();
});

it('Names of headers that every object has are headers like others', () => {
  expect(read('GET / HTTP/1.1\r\nHost: a\r\nConstructor: 1\r\n__proto__: 2\r\n\r\n')).toMatchObject({ url: '/' });
});

it('Whatever is read here means the same to the parser of Node, and nothing is left over behind it', async () => {
  let seen: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    seen.push(request);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let accepted = 0;
  const piece = fc.constantFrom(
    '\r\n',
    '\n',
    '\r',
    ' ',
    ':',
    ': ',
    'a',
    'Host',
    'GET ',
    ' HTTP/1.1',
    '\t',
    '\0',
    '/',
    'é',
    ',',
  );
  const header = fc.oneof(
    fc.constantFrom(
      'Host: b',
      'Content-Length: 0',
      'Transfer-Encoding: chunked',
      'Cookie: a=1',
      'Connection: keep-alive',
    ),
    fc
      .tuple(fc.string({ unit: piece, maxLength: 4 }), fc.string({ unit: piece, maxLength: 6 }))
      .map(([name, value]) => `${name}: ${value}`),
    fc.string({ unit: piece, maxLength: 8 }),
  );
  const target = fc.oneof(
    { weight: 3, arbitrary: fc.webPath() },
    { weight: 1, arbitrary: fc.string({ unit: piece, maxLength: 5 }) },
  );
  const whole = fc
    .tuple(target, fc.array(header, { maxLength: 4 }))
    .map(([path, headers]) => [`GET /${path.replace(/^\//, '')} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n'));
  await fc.assert(
    fc.asyncProperty(whole, async (text) => {
      const request = read(text);
      if (!request) return;
      accepted += 1;
      seen = [];
      const socket = connect(port, '127.0.0.1');
      // Ended from our side: if something were left over, Node would take it for the start of another request.
      socket.end(Buffer.from(text, 'latin1'));
      socket.resume();
      await once(socket, 'close');
      expect(seen.map(({ method, url, headers }) => ({ method, url, headers }))).toEqual([
        { ...request, headers: { ...request.headers } },
      ]);
    }),
    { numRuns: 400 },
  );
  server.close();
  expect(accepted).toBeGreaterThan(50);
});
