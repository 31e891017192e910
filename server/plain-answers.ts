import { type IncomingMessage, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { longestSilenceMs } from './connections.ts';
import { nextRequestId } from './request-id.ts';

/** Answers that never reach the application, in words and with the headers that every answer carries. */

/** As `standardHeaders` makes them. They are handed over, because a thread of `fronts` knows no setting. */
export type StandardHeaders = Record<string, string>;

function headersOf(standard: StandardHeaders, length: number): Record<string, string> {
  return {
    'content-type': 'text/plain; charset=utf-8',
    ...standard,
    'cache-control': 'no-store',
    'content-length': String(length),
    'x-request-id': nextRequestId(),
  };
}

/** Answers with one sentence, which is plain text unless the headers say otherwise. */
export function answerPlainly(
  response: ServerResponse,
  standard: StandardHeaders,
  { status, sentence }: { status: number; sentence: string },
): void {
  response.writeHead(status, headersOf(standard, Buffer.byteLength(sentence)));
  response.end(sentence);
}

/** Leaves to `guardServer` what Node would refuse in no words and without headers. */
export const refusedByUs = { requireHostHeader: false } as const;

/** Answers what Node refuses by itself: what is no HTTP, what takes too long, what expects something of us. */
export function guardServer(server: Server, standard: StandardHeaders): void {
  // Who asks and never reads would keep his answers in our memory for ever.
  server.timeout = longestSilenceMs;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // Behind an answer that was begun, another one would be read as part of it.
    if (!socket.writable || error.code === 'ECONNRESET' || socket.bytesWritten > 0) socket.destroy();
    else socket.end(unreadable(error.code, standard), () => socket.destroy());
  });
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    answerPlainly(response, standard, { status: 417, sentence: 'Please send it without the header Expect.' });
  });
}

/** A name or an address, and maybe a port (RFC 3986, 3.2.2). */
export const hostValue = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/** Nobody's password belongs into an address (RFC 9110, 4.2.4): it would be in every log line that names the address. */
const withCredentials = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*@/i;

/**
 * A listener that passes on only what says, once, which host it is meant for, as HTTP 1.1 demands (RFC 9112, 3.2), and asks
 * with no name and password in its address.
 */
export function withHost(listener: RequestListener, standard: StandardHeaders): RequestListener {
  return (request, response) => {
    const { host } = request.headers;
    const isClear = host === undefined ? request.httpVersion === '1.0' : isHost(host) && isSaidOnce(request);
    const refuse = (sentence: string) => answerPlainly(response, standard, { status: 400, sentence });
    if (!isClear) refuse('Please send the header Host.');
    else if (withCredentials.test(request.url ?? '')) refuse('Please send the address without a name and a password.');
    else listener(request, response);
  };
}

/** Some that look like one are no part of an address all the same: `1.2.3.4.5`, or a port of seven digits. */
function isHost(host: string): boolean {
  return hostValue.test(host) && (host === '' || URL.canParse(`http://${host}`));
}

/** Node takes the first of several hosts; a proxy may have taken another. */
function isSaidOnce({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length === 1;
}

const unreadableSentences: Record<string, readonly [status: number, sentence: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'These headers are too large. Delete the cookies of this site and try again.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'This is more than can be sent at once.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'This took too long. Please try again.'],
};

function unreadable(code: string | undefined, standard: StandardHeaders): string {
  const [status, sentence] = unreadableSentences[code ?? ''] ?? [400, 'This request could not be read.'];
  const headers = { ...headersOf(standard, Buffer.byteLength(sentence)), connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', sentence].join('\r\n');
}
