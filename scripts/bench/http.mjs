import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {http.IncomingHttpHeaders} headers
 * @property {Buffer} body as it came over the wire
 */
/** @typedef {{ method?: string, headers?: Record<string, string>, body?: string, reuse?: boolean }} RequestOptions */

const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });

/**
 * One request, with the answer's bytes as they came. `reuse: false` opens a connection for it alone.
 * @param {string} url
 * @param {RequestOptions} [options]
 * @returns {Promise<Answer>}
 */
export function request(url, options = {}) {
  const { method = 'GET', headers = {}, body, reuse = true } = options;
  return new Promise((resolve, reject) => {
    const outgoing = http.request(url, { method, headers, agent: reuse ? agent : false, timeout: 30_000 }, (answer) => {
      /** @type {Buffer[]} */
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.once('timeout', () => outgoing.destroy(new Error(`${url} did not answer within 30 s.`)));
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

/** @param {Answer} answer @returns {string[]} what the body was compressed with, in that order */
export function codingsOf(answer) {
  return (answer.headers['content-encoding'] ?? '')
    .split(',')
    .map((coding) => coding.trim())
    .filter((coding) => coding !== '' && coding !== 'identity');
}

/** @param {Answer} answer @returns {string} */
export function textOf(answer) {
  let bytes = answer.body;
  for (const coding of codingsOf(answer).reverse()) {
    bytes = coding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes);
  }
  return bytes.toString('utf8');
}

/** A person's browser as far as cookies are concerned. */
export class CookieJar {
  /** @type {Map<string, string>} */
  #cookies = new Map();

  /** @returns {Record<string, string>} */
  header() {
    const pairs = [...this.#cookies].map(([name, value]) => `${name}=${value}`);
    return pairs.length === 0 ? {} : { cookie: pairs.join('; ') };
  }

  /** @param {Answer} answer */
  keep(answer) {
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [pair = ''] = line.split(';');
      const equals = pair.indexOf('=');
      const [name, value] = [pair.slice(0, equals).trim(), pair.slice(equals + 1)];
      if (value === '' || /;\s*max-age=0\b/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}
