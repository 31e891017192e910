import { Agent, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { answerLater } from '../come-back-later.ts';
import type { StandardHeaders } from '../plain-answers.ts';
import { visitorHeader } from './protocol.ts';

/** They belong to one connection, and the next one has its own (RFC 9110, 7.6.1). */
const hopByHop = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'te', 'upgrade']);

/** Passes requests on to the main thread, body and answer in both directions as they come. */
export class Forwarder {
  private readonly agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  /** Each body has a connection of its own: one that is left unread would take the next request on it along when it is given up. */
  private readonly bodyAgent = Object.assign(new Agent({ keepAlive: true }), { maxFreeSockets: 0 });
  private readonly socketPath: string;
  private readonly standard: StandardHeaders;
  private readonly onUnreached: () => void;

  /** `onUnreached` hears of each request that the main thread did not take. */
  constructor(socketPath: string, standard: StandardHeaders, onUnreached: () => void = () => undefined) {
    this.socketPath = socketPath;
    this.standard = standard;
    this.onUnreached = onUnreached;
  }

  forward(request: IncomingMessage, response: ServerResponse): void {
    const { method = 'GET', url: path = '/' } = request;
    const headers = [...withoutHopByHop(request.rawHeaders), visitorHeader, request.socket.remoteAddress ?? ''];
    // Its length is known from a header that is passed on; otherwise Node sends the body in chunks.
    if (request.headers['transfer-encoding']) headers.push('transfer-encoding', 'chunked');
    const hasBody = 'content-length' in request.headers || 'transfer-encoding' in request.headers;
    const agent = hasBody ? this.bodyAgent : this.agent;
    const passed = send({ socketPath: this.socketPath, agent, method, path, headers, setHost: false });
    passed.on('response', (answer) => {
      response.sendDate = false;
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, withoutHopByHop(answer.rawHeaders));
      // An answer that breaks off must not look complete.
      answer.on('error', () => response.destroy());
      answer.on('end', () => {
        if (request.complete) return;
        // Browsers send everything before they read an answer, this one too, which nothing more of it would change.
        request.unpipe(passed).resume();
        passed.destroy();
      });
      answer.pipe(response);
    });
    passed.on('error', () => {
      if (!response.destroyed) this.onUnreached();
      refuse(request, response, this.standard);
    });
    // Who left needs no answer.
    response.on('close', () => passed.destroy());
    request.on('error', () => passed.destroy());
    request.pipe(passed);
  }

  close(): void {
    this.agent.destroy();
    this.bodyAgent.destroy();
  }
}

function withoutHopByHop(rawHeaders: string[]): string[] {
  const kept: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const lower = name.toLowerCase();
    if (!hopByHop.has(lower) && lower !== visitorHeader) kept.push(name, rawHeaders[index + 1] ?? '');
  }
  return kept;
}

function refuse(request: IncomingMessage, response: ServerResponse, standard: StandardHeaders): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const sentence = 'The site can’t answer at this moment. Please try again in a few seconds.';
  answerLater(request, response, standard, sentence);
}
