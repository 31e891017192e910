import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type KeptPages, QuickConnection, type SharedByConnections } from './quick-connection.ts';
import { WireAnswers } from './wire-answers.ts';

/** How long may take to ask who connected just before the end. */
const newcomersMs = 250;

/**
 * Answers plain requests for kept pages straight on the connection. Node's HTTP server makes two streams, a parser and
 * some dozens of headers for every request, which costs more than all the rest of an answer from memory.
 *
 * The first request on a connection that is anything else is handed to the server together with its connection: there is
 * one place that understands all of HTTP. It comes back when the request was plain, its answer is out and nothing else
 * has come meanwhile; otherwise everything after it is the server's too.
 */
export class QuickConnections {
  private readonly shared: SharedByConnections;

  constructor(server: Server, pages: KeptPages) {
    const listeners = server.listeners('connection');
    server.removeAllListeners('connection');
    this.shared = {
      pages,
      answers: new WireAnswers(),
      open: new Set(),
      lent: new WeakMap(),
      beginServing: (socket) => {
        for (const listener of listeners) listener.call(server, socket);
      },
    };
    server.on('connection', (socket) => new QuickConnection(socket, this.shared).begin());
    server.prependListener('request', ({ socket }, response) => this.awaitReturn(socket, response));
  }

  /** From here on every answer ends its connection. */
  sayFarewell(): void {
    this.shared.answers.sayFarewell();
  }

  /**
   * Ends the connections on which nothing is asked; an answer that is on its way arrives whole. Whoever has just connected
   * is about to ask, and a proxy could not ask another server instead: a form that was sent is not sent twice.
   */
  end(): void {
    const { open } = this.shared;
    for (const connection of open) {
      if (connection.socket.bytesRead > 0) connection.socket.end();
      else setTimeout(() => open.has(connection) && connection.socket.end(), newcomersMs);
    }
  }

  /** Cuts off whoever does not read what was sent to them, or does not end the connection from their side. */
  destroy(): void {
    for (const connection of this.shared.open) connection.socket.destroy();
  }

  /** A connection that was lent for this answer comes back with its end, if the server would go on with it. */
  private awaitReturn(socket: Socket, response: ServerResponse): void {
    const { lent } = this.shared;
    const connection = lent.get(socket);
    if (!connection) return;
    lent.delete(socket);
    response.once('close', () => {
      if (response.writableFinished && response.shouldKeepAlive) connection.comeBack();
    });
  }
}
