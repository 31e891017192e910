import type { Socket } from 'node:net';
import { type CachedPage, chooseForm, type PageRequest } from '../cached-page.ts';
import { visitorTimeouts } from '../connections.ts';
import { readWholeRequest } from './whole-request.ts';
import type { WireAnswers } from './wire-answers.ts';

/** Where the pages come from, and who is told of them. */
export interface KeptPages {
  /** The page for a request, when it is one that is kept. */
  find(request: PageRequest): CachedPage | null;
  /** Hears of each answer. */
  onAnswered(page: CachedPage, request: PageRequest, status: number, arrived: number): void;
}

/** What the connections of one server share. */
export interface SharedByConnections {
  readonly pages: KeptPages;
  readonly answers: WireAnswers;
  /** Those whose next request is read here. */
  readonly open: Set<QuickConnection>;
  /** Those that the server has for one answer. */
  readonly lent: WeakMap<Socket, QuickConnection>;
  /** Lets Node's HTTP server begin with a connection, as if it had just come. */
  beginServing(socket: Socket): void;
}

type Hearer = (piece: Buffer) => void;

/**
 * One visitor's connection. Either it is open here: requests are read and answered without Node's HTTP server. Or the
 * server has it: for one answer, after which `comeBack` opens it again, or for good.
 */
export class QuickConnection {
  readonly socket: Socket;
  private readonly shared: SharedByConnections;
  /** How the server hears what comes, once it has had the connection. */
  private serverHears: Hearer[] = [];
  /** What had been read when the server got the connection. */
  private readWhenLent = 0;

  constructor(socket: Socket, shared: SharedByConnections) {
    this.socket = socket;
    this.shared = shared;
  }

  /** From the moment somebody connected. */
  begin(): void {
    // Until something is asked it may take as long as sending a request.
    this.socket.setTimeout(visitorTimeouts.headersTimeout);
    this.open();
  }

  /** After the one answer for which the server had it, unless something came meanwhile: that is the server's too. */
  comeBack(): void {
    const { socket } = this;
    if (!socket.writable || socket.bytesRead !== this.readWhenLent) return;
    this.serverHears = socket.listeners('data') as Hearer[];
    // Node's parser reads from the system by itself until somebody else listens. It keeps all its other listeners.
    this.open();
    for (const hear of this.serverHears) socket.off('data', hear);
    socket.setTimeout(visitorTimeouts.keepAliveTimeout);
  }

  private open(): void {
    this.shared.open.add(this);
    this.socket.on('data', this.onData).on('end', this.onEnd).on('close', this.onClose);
    this.socket.on('error', this.onGone).on('timeout', this.onGone);
  }

  private close(): void {
    this.socket.off('data', this.onData).off('end', this.onEnd).off('close', this.onClose);
    this.socket.off('error', this.onGone).off('timeout', this.onGone);
    this.socket.setTimeout(0);
    this.shared.open.delete(this);
  }

  private readonly onData = (piece: Buffer): void => {
    const arrived = performance.now();
    const request = readWholeRequest(piece);
    const page = request && this.shared.pages.find(request);
    if (page) this.answer(page, request, arrived);
    else this.handOver(piece, request !== null);
  };
  private readonly onEnd = (): void => void this.socket.end();
  private readonly onGone = (): void => void this.socket.destroy();
  private readonly onClose = (): void => void this.shared.open.delete(this);
  private readonly onDrain = (): void => void this.socket.resume();

  private answer(page: CachedPage, request: PageRequest, arrived: number): void {
    const { socket } = this;
    const { answers, pages } = this.shared;
    const status = answers.writeTo(socket, page, chooseForm(page, request));
    if (socket.timeout !== visitorTimeouts.keepAliveTimeout) socket.setTimeout(visitorTimeouts.keepAliveTimeout);
    if (answers.areLast) socket.end();
    // Who does not read what was sent is not asked what else there may be.
    else if (socket.writableLength > 0) {
      socket.pause();
      socket.once('drain', this.onDrain);
    }
    pages.onAnswered(page, request, status, arrived);
  }

  /** The server has the connection from here on, beginning with what was just read. */
  private handOver(piece: Buffer, isPlain: boolean): void {
    const { socket, shared } = this;
    this.close();
    // Where more was read already, that is the server's as well.
    if (isPlain && socket.readableLength === 0) {
      this.readWhenLent = socket.bytesRead;
      shared.lent.set(socket, this);
    }
    if (this.serverHears.length > 0) {
      for (const hear of this.serverHears) socket.on('data', hear);
      socket.emit('data', piece);
      return;
    }
    // Node reads it from the beginning.
    socket.pause();
    socket.unshift(piece);
    shared.beginServing(socket);
    socket.resume();
  }
}
