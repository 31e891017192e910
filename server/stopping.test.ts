import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { ask, get, until, useQuickServer } from '../tests/support/quick-server.ts';
import { Farewell } from './stopping.ts';

const site = useQuickServer();

it('Whoever had connected when a stop began is answered, though the event loop had taken nobody yet', async () => {
  const server = createServer((_request, response) => {
    farewell.greet(response);
    response.end('Here.');
  });
  const farewell = new Farewell(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const answers = Array.from({ length: 20 }, async () => {
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('utf8').write('POST / HTTP/1.1\r\nHost: site\r\nContent-Length: 0\r\n\r\n');
    let answer = '';
    socket.on('data', (piece: string) => {
      answer += piece;
    });
    const broke = await once(socket, 'close').then(
      () => null,
      (error: NodeJS.ErrnoException) => error.code,
    );
    return broke ?? answer.slice(-5);
  });
  // The system has connected them by now, and this turn of the event loop has not come to them.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  const ended = farewell.end(5_000);
  expect(await Promise.all(answers)).toEqual(Array(20).fill('Here.'));
  await ended;
});

it('Who neither ends a connection nor reads what was sent does not hold a stop up beyond its deadline', async () => {
  const { port } = site.server.address() as AddressInfo;
  const open = () => connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const [staying, notReading] = [open(), open()];
  await ask(staying, get('/kept', 'Accept-Encoding: br'), '\r\n\r\nbr');
  notReading.pause().write(get('/kept'));
  await until(() => site.statuses.length === 2);
  const farewell = new Farewell(site.server);
  site.quick.sayFarewell();
  await farewell.end(300, site.quick);
  expect(site.server.listening).toBe(false);
  staying.destroy();
  notReading.destroy();
});
