import type { Server, ServerResponse } from 'node:http';

/** For so long nobody must have come before a port closes, unless they never stop coming. */
const quietMs = 3;
const longestQuietMs = 500;

/** A turn of the event loop that took longer did something, and more may have come meanwhile. */
const emptyTurnMs = 0.3;

/** Connections that Node's server knows nothing of, as long as nothing was asked on them that takes it. */
interface OtherConnections {
  /** Ends those on which nothing is asked, once no more of them come. */
  end(): void;
  /** Cuts off what is left at the deadline. */
  destroy(): void;
}

/**
 * Lets a server's visitors go without cutting anybody off: whoever is answered from now on is told that the connection
 * ends with the answer, and a connection is closed when nothing is being answered on it.
 */
export class Farewell {
  private isLeaving = false;
  private readonly open = new Set<ServerResponse>();
  private readonly server: Server;

  constructor(server: Server) {
    this.server = server;
  }

  /** For every response before it begins. */
  greet(response: ServerResponse): void {
    if (this.isLeaving) response.shouldKeepAlive = false;
  }

  /** For a response that will take its time: it can still be told when the farewell begins in between. */
  follow(response: ServerResponse): void {
    this.open.add(response);
    response.once('close', () => this.open.delete(response));
  }

  /** From here on every answer ends its connection; new connections are still taken. */
  begin(): void {
    this.isLeaving = true;
    for (const response of this.open) response.shouldKeepAlive = false;
  }

  /** Takes no connection any more, and resolves when the last answer is out, or was cut off at the deadline. */
  async end(withinMs: number, others?: OtherConnections): Promise<void> {
    this.begin();
    const deadline = setTimeout(() => {
      this.server.closeAllConnections();
      others?.destroy();
    }, withinMs);
    await this.quietMoment();
    const closed = new Promise<void>((resolve) => this.server.close(() => resolve()));
    others?.end();
    // An answer that had its headers already may leave its connection open.
    // Right after everything that has come was read: a request that waits to be read is none yet to the server.
    const sweep = setInterval(() => setImmediate(() => this.server.closeIdleConnections()), 100);
    await closed;
    clearInterval(sweep);
    clearTimeout(deadline);
  }

  /**
   * Resolves when the port can be closed: whoever has connected waits in the system until a turn of the event loop takes
   * them, and those who still wait when the port closes are thrown out.
   */
  private quietMoment(): Promise<void> {
    const latest = performance.now() + longestQuietMs;
    let lastBusy = performance.now();
    this.server.on('connection', () => {
      lastBusy = performance.now();
    });
    return new Promise((resolve) => {
      const turn = () => {
        const began = performance.now();
        setImmediate(() => {
          const now = performance.now();
          if (now - began > emptyTurnMs) lastBusy = now;
          if (now - lastBusy < quietMs && now < latest) turn();
          else resolve();
        });
      };
      turn();
    });
  }
}

let stopping = false;

/** From here on `/readyz` says that this process is about to end. */
export function noteStopping(): void {
  stopping = true;
}

export function isStopping(): boolean {
  return stopping;
}
