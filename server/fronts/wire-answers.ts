import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { bodyOf, type CachedPage, headersOf, type PageForm } from '../cached-page.ts';
import { visitorTimeouts } from '../connections.ts';
import { nextRequestId } from '../request-id.ts';

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

/** Whole answers of kept pages, from the status line to the last byte of the body. */
export class WireAnswers {
  private forms = new WeakMap<CachedPage, Map<PageForm, WireForm>>();
  /** What the answers of these forms take, those of pages that are gone included. */
  private answerBytes = 0;
  private ofNow = '';
  private isFarewell = false;

  /** Whether each answer says that it is the last one on its connection. */
  get areLast(): boolean {
    return this.isFarewell;
  }

  sayFarewell(): void {
    this.isFarewell = true;
    this.forgetNow();
  }

  /** Sends the page in this form, and says its status. */
  writeTo(socket: Socket, page: CachedPage, form: PageForm): number {
    const wireForm = this.wireForm(page, form);
    socket.write(bytesOf(wireForm, this.headersOfNow(), nextRequestId()));
    if (socket.writableLength > 0) wireForm.answer = null;
    return wireForm.status;
  }

  private wireForm(page: CachedPage, form: PageForm): WireForm {
    const known = this.forms.get(page)?.get(form);
    if (known) return known;
    const made = makeWireForm(page, form);
    // Hardly anybody asks for a page like this, and it is as large as the page.
    if (form === 'identity' && !page.bodies.identity) return made;
    const bytes = made.head.length + (made.body?.length ?? 0);
    this.answerBytes += bytes;
    if (this.answerBytes > mostAnswerBytes) {
      this.forms = new WeakMap();
      this.answerBytes = bytes;
    }
    this.forms.set(page, (this.forms.get(page) ?? new Map<PageForm, WireForm>()).set(form, made));
    return made;
  }

  /** The headers that change with time, put together once in a second, and the name of the one that is another in each answer. */
  private headersOfNow(): string {
    if (this.ofNow === '') {
      const connection = this.isFarewell
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
function bytesOf(form: WireForm, ofNow: string, id: string): Buffer {
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
