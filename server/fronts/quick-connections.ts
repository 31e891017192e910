import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { bodyOf, type CachedPage, chooseForm, headersOf, type PageForm, type PageRequest } from '../cached-page.ts';
import { visitorTimeouts } from '../connections.ts';
import { nextRequestId } from '../request-id.ts';
import { readWholeRequest } from './whole-request.ts';

/** A page as it goes over the wire, made once in this thread: the head up to what differs from answer to answer. */
interface WireForm {
  status: number;
  head: string;
  body: Buffer | null;
}

interface QuickAnswers {
  /** The page for a request, when it is one that is kept. */
  find(request: PageRequest): CachedPage | null;
  /** Hears of each answer. */
  onAnswered(page: CachedPage, request: PageRequest, status: number, arrived: number): void;
}

/**
 * Answers plain requests for kept pages straight on the connection. Node's HTTP server makes two streams, a parser and
 * some dozens of headers for every request, which costs more than all the rest of an answer from memory.
 *
 * The first request on a connection that is anything else is handed to the server together with its connection, and
 * everything after it too: there is one place that understands all of HTTP.
 */
export class QuickConnections {
  private readonly open = new Set<Socket>();
  private readonly forms = new WeakMap<CachedPage, Map<PageForm, WireForm>>();
  private readonly takeOver: (socket: Socket) => void;
  private readonly answers: QuickAnswers;
  private isLeaving = false;

  constructor(server: Server, answers: QuickAnswers) {
    this.answers = answers;
    const listeners = server.listeners('connection');
    server.removeAllListeners('connection');
    this.takeOver = (socket) => {
      for (const listener of listeners) listener.call(server, socket);
    };
    server.on('connection', (socket) => this.receive(socket));
  }

  /** From here on every answer ends its connection. */
  sayFarewell(): void {
    this.isLeaving = true;
  }

  /** Ends the connections on which nothing is asked; an answer that is on its way arrives whole. */
  end(): void {
    for (const socket of this.open) socket.end();
  }

  private receive(socket: Socket): void {
    this.open.add(socket);
    const onData = (piece: Buffer) => {
      const arrived = performance.now();
      const request = readWholeRequest(piece);
      const page = request && this.answers.find(request);
      if (!page) {
        leave();
        // Node reads it from the beginning.
        socket.pause();
        socket.unshift(piece);
        this.takeOver(socket);
        socket.resume();
        return;
      }
      const { status, head, body } = this.wireForm(page, chooseForm(page, request));
      socket.cork();
      socket.write(head + this.lastHeaders(), 'latin1');
      if (body) socket.write(body);
      socket.uncork();
      if (socket.timeout !== visitorTimeouts.keepAliveTimeout) socket.setTimeout(visitorTimeouts.keepAliveTimeout);
      if (this.isLeaving) socket.end();
      // Who does not read what was sent is not asked what else there may be.
      else if (socket.writableLength > 0) {
        socket.pause();
        socket.once('drain', onDrain);
      }
      this.answers.onAnswered(page, request, status, arrived);
    };
    const onDrain = () => socket.resume();
    const onEnd = () => socket.end();
    const onGone = () => socket.destroy();
    const onClose = () => this.open.delete(socket);
    const leave = () => {
      socket.off('data', onData).off('end', onEnd).off('error', onGone).off('timeout', onGone).off('close', onClose);
      socket.setTimeout(0);
      this.open.delete(socket);
    };
    // Until something is asked it may take as long as sending a request.
    socket.setTimeout(visitorTimeouts.headersTimeout);
    socket.on('data', onData).on('end', onEnd).on('error', onGone).on('timeout', onGone).on('close', onClose);
  }

  private wireForm(page: CachedPage, form: PageForm): WireForm {
    const forms = this.forms.get(page) ?? new Map<PageForm, WireForm>();
    this.forms.set(page, forms);
    const made = forms.get(form) ?? makeWireForm(page, form);
    // The others point to memory that all threads share. This one is as large as the page, and every thread would have it.
    if (form !== 'identity') forms.set(form, made);
    return made;
  }

  private lastHeaders(): string {
    const connection = this.isLeaving
      ? 'Connection: close'
      : `Connection: keep-alive\r\nKeep-Alive: timeout=${visitorTimeouts.keepAliveTimeout / 1000}`;
    return `x-request-id: ${nextRequestId()}\r\nDate: ${dateNow()}\r\n${connection}\r\n\r\n`;
  }
}

function makeWireForm(page: CachedPage, form: PageForm): WireForm {
  const status = form === 'not modified' ? 304 : 200;
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  const headers = headersOf(page, form);
  for (let index = 0; index < headers.length; index += 2) head += `${headers[index]}: ${headers[index + 1]}\r\n`;
  return { status, head, body: form === 'not modified' ? null : bodyOf(page, form) };
}

let date = '';

/** The time as HTTP writes it, reckoned once in a second. */
function dateNow(): string {
  if (date === '') {
    date = new Date().toUTCString();
    setTimeout(
      () => {
        date = '';
      },
      1000 - (Date.now() % 1000),
    ).unref();
  }
  return date;
}
