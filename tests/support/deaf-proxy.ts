import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Stands between the site and its PostgreSQL, and can fall silent: what is sent is taken, and nothing comes back. */
export interface DeafProxy {
  /** The database's address through it. */
  url: string;
  fallSilent(): void;
  /** Passes on what came meanwhile. */
  hearAgain(): void;
  stop(): Promise<void>;
}

export async function startDeafProxy(databaseUrl: string): Promise<DeafProxy> {
  const behind = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((visitor) => {
    const database = connect(Number(behind.port), behind.hostname);
    for (const [from, to] of [
      [visitor, database],
      [database, visitor],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isSilent) from.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.href,
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    hearAgain() {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
