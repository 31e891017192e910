import { keepAnswers } from '~/lib/keep-answers';
import type { PageRequest } from '../cached-page.ts';
import { hostValue } from '../plain-answers.ts';

/** A browser's headers are one or two kilobytes. */
const longest = 8192;
const requestLine = /^GET (\/[!-~]*) HTTP\/1\.1$/;
const headerName = /^[\w!#$%&'*+.^`|~-]+$/;
/** Anything but printable ASCII in lines that end as they should. */
const unusual = /[^\t\r\n -~]|\r(?!\n)|(?<!\r)\n/;
/** Headers that say something of what follows, or of the connection, or want something else than the page. */
const leftToNode: ReadonlySet<string> = new Set([
  'content-length',
  'transfer-encoding',
  'trailer',
  'te',
  'upgrade',
  'http2-settings',
  'expect',
  'keep-alive',
  'proxy-connection',
]);

const getSpace = Buffer.from('GET ');

/** Browsers of one kind, balancers and crawlers send the same bytes again and again. */
const readOnce = keepAnswers(1000, readText);
const longestKept = 2048;

/**
 * What a piece of a connection asks for when it is one whole request of the plainest kind: GET, HTTP 1.1, every line as the
 * standard wants it, no header twice, no body, nothing behind it. Null for anything else, however harmless: Node's own
 * parser is asked then, and decides.
 */
export function readWholeRequest(piece: Buffer): Readonly<PageRequest> | null {
  // Forms are not even looked at: what somebody wrote is nothing to be kept.
  if (piece.length > longest || !getSpace.equals(piece.subarray(0, getSpace.length))) return null;
  const text = piece.toString('latin1');
  return text.length > longestKept ? readText(text) : readOnce(text);
}

function readText(text: string): PageRequest | null {
  // The first empty line ends the head, and here it has to end the piece too.
  if (text.indexOf('\r\n\r\n') !== text.length - 4 || unusual.test(text)) return null;
  const [first = '', ...lines] = text.slice(0, -4).split('\r\n');
  const url = requestLine.exec(first)?.[1];
  if (url === undefined) return null;
  const headers: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).toLowerCase();
    if (!headerName.test(name) || leftToNode.has(name) || headers[name] !== undefined) return null;
    headers[name] = line.slice(colon + 1).trim();
  }
  const { host, connection = 'keep-alive' } = headers;
  if (!host || !hostValue.test(host) || connection.toLowerCase() !== 'keep-alive') return null;
  return { method: 'GET', url, headers };
}
