import { once } from 'node:events';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ask, get, gzippedEnd, until, useQuickServer } from '../../tests/support/quick-server';

const site = useQuickServer();

it('What is not kept is answered by the server, and a kept page after it straight from memory again', async () => {
  const socket = site.open();
  for (let round = 1; round <= 20; round += 1) {
    expect(await ask(socket, get('/other'), 'node GET /other ')).toContain('200 OK');
    expect(await ask(socket, get('/another'), 'node GET /another ')).toContain('200 OK');
    expect(await ask(socket, get('/kept', 'Accept-Encoding: br'), '\r\n\r\nbr')).toContain('x-request-id');
    expect(await ask(socket, get('/kept', 'Accept-Encoding: gzip'), gzippedEnd)).toContain('x-request-id');
    expect(site.statuses.length).toBe(round * 2);
  }
  socket.destroy();
});

it('What comes before the server has answered is answered by the server, in its order', async () => {
  const socket = site.open();
  await ask(socket, get('/other'), 'node GET /other ');
  const answers = ask(socket, get('/slow'), 'node GET /kept ');
  await until(() => site.heard.at(-1) === '/slow');
  socket.write(get('/kept'));
  await until(() => site.endOf(socket)?.bytesRead === `${get('/other')}${get('/slow')}${get('/kept')}`.length);
  site.slow.resolve();
  expect((await answers).match(/node GET \S+/g)).toEqual(['node GET /slow', 'node GET /kept']);
  // From here on nobody knows where a request begins but the server.
  await ask(socket, get('/kept'), 'node GET /kept ');
  expect(site.statuses).toEqual([]);
  socket.destroy();
});

it('What was read while an answer waited for its reader is answered in its order', async () => {
  const socket = site.open().pause();
  let sent = '';
  const send = async (request: string) => {
    sent += request;
    socket.write(request);
    await until(() => site.endOf(socket)?.bytesRead === sent.length);
  };
  await send(get('/kept'));
  const ours = site.endOf(socket);
  while (!ours?.isPaused()) await send(get('/kept'));
  await send(get('/other'));
  await send(get('/slow'));
  let answers = '';
  socket.on('data', (piece: Buffer) => (answers += piece.toString('latin1'))).resume();
  await until(() => site.heard.at(-1) === '/slow' && answers.endsWith('node GET /other '));
  await send(get('/kept', 'Accept-Encoding: br'));
  site.slow.resolve();
  await until(() => answers.includes('node GET /slow ') && /(?:br|node GET \/kept )$/.test(answers));
  expect(answers.match(/node GET \/\w+|br$/g)?.slice(0, 2)).toEqual(['node GET /other', 'node GET /slow']);
  socket.destroy();
});

it('After a form the connection stays with the server', async () => {
  const socket = site.open();
  await ask(socket, get('/other'), 'node GET /other ');
  await ask(socket, 'POST /form HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nyes', 'node POST /form yes');
  expect(await ask(socket, get('/kept'), 'node GET /kept ')).toContain('200 OK');
  expect(site.statuses).toEqual([]);
  socket.destroy();
});

it('A connection on which the server answers is not ended, and one that came back is', async () => {
  const [waiting, idle] = [site.open(), site.open()];
  await ask(idle, get('/other'), 'node GET /other ');
  const answer = ask(waiting, get('/slow'), 'node GET /slow ');
  await until(() => site.heard.at(-1) === '/slow');
  site.quick.end();
  await once(idle.resume(), 'close');
  site.slow.resolve();
  expect(await answer).toContain('200 OK');
  waiting.destroy();
});

it('Whoever leaves while the server answers, or asks for something that is none after it, harms nobody', async () => {
  const [leaving, odd, other] = [site.open(), site.open(), site.open()];
  leaving.write(get('/slow'));
  await until(() => site.heard.at(-1) === '/slow');
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
      const socket = site.open().setNoDelay();
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
