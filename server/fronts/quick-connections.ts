import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { bodyOf, type CachedPage, chooseForm, headersOf, type PageForm, type PageRequest } from '../cached-page.ts';
import { visitorTimeouts } from '../connections.ts';
import { nextRequestId } from '../request-id.ts';
import { readWholeRequest } from './whole-request.ts';

/** A page as it goes over the wire, made once in this thread. */
interface WireForm {
  status: number;
  /** Up to what differs from answer to answer. */
  head: string;
  body: Buffer | null;
  /** The whole last answer, for the next one to be written over; null as long as a connection still sends it. */
  answer: Buffer | null;
  /** What stands in it between head and request id. */
  ofNow: string;
  /** How long its request id is. */
  idLength: number;
}

/** What the answers that are written over may take in each thread. */
const mostAnswerBytes = 8 * 1024 * 1024;

/** How long may take to ask who connected just before the end. */
const newcomersMs = 250;

interface QuickAnswers {
  /** The page for a request, when it is one that is kept. */
  find(request: PageRequest): CachedPage | null;
  /** Hears of each answer. */
  onAnswered(page: CachedPage, request: PageRequest, status: number, arrived: number): void;
}

/** A connection that the server has for one answer. */
interface Loan {
  /** What had been read of the connection when the request was handed over. */
  bytesRead: number;
  takeBack(): void;
}

/**
 * Answers plain requests for kept pages straight on the connection. Node's HTTP server makes two streams, a parser and
 * some dozens of headers for every request, which costs more than all the rest of an answer from memory.
 *
 * The first request on a connection that is anything else is handed to the server together with its connection: there is
 * one place that understands all of HTTP. It comes back when the request was plain, its answer is out and nothing else
 * has come meanwhile; otherwise everything after it is the server's too.
 */
export class QuickConnections {
  private readonly open = new Set<Socket>();
  private forms = new WeakMap<CachedPage, Map<PageForm, WireForm>>();
  /** What the answers of these forms take, those of pages that are gone included. */
  private answerBytes = 0;
  private readonly takeOver: (socket: Socket) => void;
  private readonly loans = new WeakMap<Socket, Loan>();
  private readonly answers: QuickAnswers;
  private isLeaving = false;
  private ofNow = '';

  constructor(server: Server, answers: QuickAnswers) {
    this.answers = answers;
    const listeners = server.listeners('connection');
    server.removeAllListeners('connection');
    this.takeOver = (socket) => {
      for (const listener of listeners) listener.call(server, socket);
    };
    server.on('connection', (socket) => this.receive(socket));
    server.prependListener('request', ({ socket }, response) => {
      const loan = this.loans.get(socket);
      this.loans.delete(socket);
      if (!loan) return;
      response.once('close', () => {
        const isOver = response.writableFinished && response.shouldKeepAlive && socket.writable;
        if (isOver && socket.bytesRead === loan.bytesRead) loan.takeBack();
      });
    });
  }

  /** From here on every answer ends its connection. */
  sayFarewell(): void {
    this.isLeaving = true;
    this.forgetNow();
  }

  /**
   * Ends the connections on which nothing is asked; an answer that is on its way arrives whole. Whoever has just connected
   * is about to ask, and a proxy could not ask another server instead: a form that was sent is not sent twice.
   */
  end(): void {
    for (const socket of this.open) {
      if (socket.bytesRead > 0) socket.end();
      else setTimeout(() => this.open.has(socket) && socket.end(), newcomersMs);
    }
  }

  private receive(socket: Socket): void {
    /** How the server hears what comes, once it has the connection. */
    let serverHears: ((piece: Buffer) => void)[] = [];
    const onData = (piece: Buffer) => {
      const arrived = performance.now();
      const request = readWholeRequest(piece);
      const page = request && this.answers.find(request);
      if (!page) {
        leave();
        // More that was read already would be the server's as well.
        if (request && socket.readableLength === 0) this.loans.set(socket, { bytesRead: socket.bytesRead, takeBack });
        if (serverHears.length > 0) {
          for (const hear of serverHears) socket.on('data', hear);
          socket.emit('data', piece);
          return;
        }
        // Node reads it from the beginning.
        socket.pause();
        socket.unshift(piece);
        this.takeOver(socket);
        socket.resume();
        return;
      }
      const form = this.wireForm(page, chooseForm(page, request));
      socket.write(answerOf(form, this.headersOfNow(), nextRequestId()));
      const isUnderWay = socket.writableLength > 0;
      if (isUnderWay) form.answer = null;
      if (socket.timeout !== visitorTimeouts.keepAliveTimeout) socket.setTimeout(visitorTimeouts.keepAliveTimeout);
      if (this.isLeaving) socket.end();
      // Who does not read what was sent is not asked what else there may be.
      else if (isUnderWay) {
        socket.pause();
        socket.once('drain', onDrain);
      }
      this.answers.onAnswered(page, request, form.status, arrived);
    };
    const onDrain = () => socket.resume();
    const onEnd = () => socket.end();
    const onGone = () => socket.destroy();
    const onClose = () => this.open.delete(socket);
    const enter = () => {
      this.open.add(socket);
      socket.on('data', onData).on('end', onEnd).on('error', onGone).on('timeout', onGone).on('close', onClose);
    };
    const leave = () => {
      socket.off('data', onData).off('end', onEnd).off('error', onGone).off('timeout', onGone).off('close', onClose);
      socket.setTimeout(0);
      this.open.delete(socket);
    };
    const takeBack = () => {
      serverHears = socket.listeners('data') as typeof serverHears;
      // Node's parser reads from the system by itself until somebody else listens. It keeps all its other listeners.
      enter();
      for (const hear of serverHears) socket.off('data', hear);
      socket.setTimeout(visitorTimeouts.keepAliveTimeout);
    };
    // Until something is asked it may take as long as sending a request.
    socket.setTimeout(visitorTimeouts.headersTimeout);
    enter();
  }

  private wireForm(page: CachedPage, form: PageForm): WireForm {
    const known = this.forms.get(page)?.get(form);
    if (known) return known;
    const made = makeWireForm(page, form);
    // Hardly anybody asks for a page like this, and it is as large as the page.
    if (form === 'identity' && !page.bodies.identity) return made;
    this.answerBytes += made.head.length + (made.body?.length ?? 0);
    if (this.answerBytes > mostAnswerBytes) {
      this.forms = new WeakMap();
      this.answerBytes = 0;
    }
    this.forms.set(page, (this.forms.get(page) ?? new Map<PageForm, WireForm>()).set(form, made));
    return made;
  }

  /** The headers that change with time, put together once in a second, and the name of the one that is another in each answer. */
  private headersOfNow(): string {
    if (this.ofNow === '') {
      const connection = this.isLeaving
        ? 'Connection: close'
        : `Connection: keep-alive\r\nKeep-Alive: timeout=${visitorTimeouts.keepAliveTimeout / 1000}`;
      this.ofNow = `Date: ${new Date().toUTCString()}\r\n${connection}\r\nx-request-id: `;
      setTimeout(() => this.forgetNow(), 1000 - (Date.now() % 1000)).unref();
    }
    return this.ofNow;
  }

  private forgetNow(): void {
    this.ofNow = '';
  }
}

function makeWireForm(page: CachedPage, form: PageForm): WireForm {
  const status = form === 'not modified' ? 304 : 200;
  let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n`;
  const headers = headersOf(page, form);
  for (let index = 0; index < headers.length; index += 2) head += `${headers[index]}: ${headers[index + 1]}\r\n`;
  const body = form === 'not modified' ? null : bodyOf(page, form);
  return { status, head, body, answer: null, ofNow: '', idLength: 0 };
}

const endOfHead = '\r\n\r\n';

/**
 * The bytes of an answer. Only what differs from the last one is written anew where that is possible: one piece of memory
 * that is there goes out sooner than a text and a body that have to be put together.
 */
function answerOf(form: WireForm, ofNow: string, id: string): Buffer {
  const { head, body } = form;
  const idAt = head.length + ofNow.length;
  if (form.answer === null || form.ofNow.length !== ofNow.length || form.idLength !== id.length) {
    const bodyAt = idAt + id.length + endOfHead.length;
    form.answer = Buffer.allocUnsafeSlow(bodyAt + (body?.length ?? 0));
    form.answer.write(head, 'latin1');
    form.answer.write(endOfHead, idAt + id.length, 'latin1');
    body?.copy(form.answer, bodyAt);
    form.ofNow = '';
    form.idLength = id.length;
  }
  if (form.ofNow !== ofNow) {
    form.answer.write(ofNow, head.length, 'latin1');
    form.ofNow = ofNow;
  }
  form.answer.write(id, idAt, 'latin1');
  return form.answer;
}
