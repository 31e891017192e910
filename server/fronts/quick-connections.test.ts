import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { ask, get, gzipped, gzippedEnd, until, useQuickServer, whole } from '../../tests/support/quick-server';

const site = useQuickServer();

it('A kept page is answered in the encoding that was asked for, again and again on one connection', async () => {
  const socket = site.open();
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
  expect(site.statuses).toEqual([200, 200, 200, 304]);
  socket.destroy();
});

it('Every answer has a request id of its own, and the time at which it was given', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'], now: Date.UTC(2026, 10, 26, 12, 0, 0) });
  try {
    const socket = site.open();
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

it('A form that comes in pieces after a page arrives whole', async () => {
  const socket = site.open();
  await ask(socket, get('/kept', 'Accept-Encoding: br'), '\r\n\r\nbr');
  const body = 'b'.repeat(200_000);
  socket.write(`POST /form HTTP/1.1\r\nHost: a\r\nContent-Le`);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await ask(socket, `ngth: ${body.length}\r\n\r\n${body}`, `node POST /form ${body}`)).toContain('200 OK');
  socket.destroy();
});

it('Several requests sent at once are answered in their order', async () => {
  const socket = site.open();
  const answers = await ask(socket, get('/kept') + get('/second') + get('/third'), 'node GET /third ');
  expect(answers.match(/node GET \S+/g)).toEqual(['node GET /kept', 'node GET /second', 'node GET /third']);
  socket.destroy();
});

it('Who sends the next request before the answer is there gets both whole, in their order', async () => {
  const socket = site.open();
  socket.pause();
  socket.write(get('/kept'));
  await until(() => site.statuses.length === 1);
  const answers = await ask(socket, get('/kept', 'Accept-Encoding: gzip'), gzippedEnd);
  expect(answers).toContain(`${whole}HTTP/1.1 200 OK`);
  socket.destroy();
});

it('Who says that nothing more will come still gets the answer whole', async () => {
  const socket = site.open();
  socket.end(get('/kept'));
  expect(await text(socket)).toContain(`\r\n\r\n${whole}`);
});

it('Who asks and does not read is not asked what else there may be', async () => {
  const accepted = once(site.server, 'connection') as Promise<[Socket]>;
  const socket = site.open().pause();
  const [ours] = await accepted;
  const mostAsked = 200;
  for (let asked = 1; asked <= mostAsked && !ours.isPaused(); asked += 1) {
    socket.write(get('/kept'));
    await until(() => site.statuses.length === asked);
  }
  expect(ours.isPaused()).toBe(true);
  // As soon as it is read, it goes on.
  socket.resume();
  const before = site.statuses.length;
  socket.write(get('/kept'));
  await until(() => site.statuses.length === before + 1);
  socket.destroy();
});

it('An answer that is still on its way is not written over by the next one', async () => {
  const idOf = (answer: string) => /x-request-id: (\S+)/.exec(answer)?.[1];
  const accepted = once(site.server, 'connection') as Promise<[Socket]>;
  const [reading, other] = [site.open(), site.open()];
  const [ours] = await accepted;
  ours.cork();
  const waiting = ask(reading, get('/kept', 'Accept-Encoding: br'), '\r\n\r\nbr');
  await until(() => site.statuses.length === 1);
  const next = await ask(other, get('/kept', 'Accept-Encoding: br'), '\r\n\r\nbr');
  ours.uncork();
  expect(idOf(await waiting)).not.toBe(idOf(next));
  for (const socket of [reading, other]) socket.destroy();
});

it('After the farewell an answer says that the connection ends, and it does', async () => {
  const socket = site.open();
  await ask(socket, get('/kept', 'Accept-Encoding: br'), '\r\n\r\nbr');
  site.quick.sayFarewell();
  const answer = await ask(socket, get('/kept', 'Accept-Encoding: gzip'), gzippedEnd);
  expect(answer).toContain('\r\nConnection: close\r\n');
  await once(socket, 'close');
});

it('Who connected just before the end and asks then is answered; who asks nothing is not waited for', async () => {
  const [asking, silent] = [site.open(), site.open()];
  await Promise.all([once(asking, 'connect'), once(silent, 'connect')]);
  await until(() => site.connections === 2);
  const closed = new Promise((resolve) => site.server.close(resolve));
  site.quick.end();
  asking.write('POST /form HTTP/1.1\r\nHost: quzones.test\r\nContent-Length: 3\r\nConnection: close\r\n\r\nyes');
  expect(await text(asking)).toContain('node POST /form yes');
  await Promise.all([closed, once(silent.resume(), 'close')]);
});

it('The end lets an answer that is on its way arrive whole, and closes idle connections', async () => {
  const [reading, idle] = [site.open(), site.open()];
  await ask(idle, get('/kept', 'Accept-Encoding: br'), '\r\n\r\nbr');
  reading.write(get('/kept'));
  await until(() => site.statuses.length === 2);
  const closed = new Promise((resolve) => site.server.close(resolve));
  site.quick.end();
  const ended = once(idle.resume(), 'close');
  expect(await text(reading)).toContain(whole);
  await Promise.all([closed, ended]);
});
