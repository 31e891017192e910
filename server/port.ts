import { once } from 'node:events';
import type { Server } from 'node:net';

// Node runs this file as it is before a build, too: it imports nothing of the site.

/**
 * Listens for connections.
 * @throws PortTakenError if another program does so there, ListenError if nobody can
 */
export async function listen(server: Server, host: string, port: number): Promise<void> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    const error = cause as NodeJS.ErrnoException;
    throw error.code === 'EADDRINUSE' ? new PortTakenError(host, port) : new ListenError(host, port, error);
  }
}

/** HOST is no address of this machine, or the port is not for everybody. */
export class ListenError extends Error {
  readonly code = 'LISTEN_FAILED';
  constructor(host: string, port: number, cause: NodeJS.ErrnoException) {
    const hint =
      cause.code === 'EACCES'
        ? 'Choose a port above 1023, with a proxy in front'
        : 'Set HOST to an address of this machine, such as 127.0.0.1, or 0.0.0.0 for all of them';
    super(`This process can't listen on HOST=${host}, PORT=${port} (${cause.message}). ${hint}.`, { cause });
  }
}

/** Another program listens on the port. */
export class PortTakenError extends Error {
  readonly code = 'PORT_TAKEN';
  constructor(host: string, port: number) {
    super(
      `Port ${port} on ${host} is already in use. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
    );
  }
}
