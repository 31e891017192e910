import { once } from 'node:events';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { log } from '~/server/log.server';
import { noteVisitor } from '../client.ts';
import { refusedByUs } from '../plain-answers.ts';
import { folderPrefix, removeLeftSockets, socketName } from './left-sockets.ts';
import { visitorHeader } from './protocol.ts';

/** Where the threads in front pass on what they can't answer. */
export interface InnerServer {
  socketPath: string;
  /** Ends what is open, and removes the socket. */
  close(): Promise<void>;
}

/** Listens on a socket of its own folder, which is there only once it takes connections. */
export async function listenInside(listener: RequestListener): Promise<InnerServer> {
  const temporary = tmpdir();
  removeLeftSockets(temporary).catch((error: unknown) =>
    log.warn({ err: error }, 'sockets of processes that were killed could not be removed'),
  );
  const folder = await mkdtemp(join(temporary, folderPrefix));
  const socketPath = join(folder, socketName);
  // The threads are never slow, and never leave: they keep their connections as long as they like.
  const limits = { keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0, ...refusedByUs };
  const server = createServer(limits, (request, response) => {
    noteVisitor(request, String(request.headers[visitorHeader] ?? 'unknown'));
    listener(request, response);
  });
  const unheard = join(folder, 'starting.sock');
  server.listen(unheard);
  await once(server, 'listening');
  await rename(unheard, socketPath);
  return {
    socketPath,
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
