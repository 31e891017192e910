import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { compressAnswers } from './compress-answers';

const text = 'A sentence of a page that is not kept. '.repeat(200);

function ask(answer: () => Response, acceptEncoding = 'gzip, deflate', method = 'GET') {
  const app = new Hono();
  app.use(compressAnswers());
  app.get('/', answer);
  return app.request('/', { method, headers: { 'accept-encoding': acceptEncoding } });
}

function whole(body: string, headers: Record<string, string> = {}) {
  const length = String(Buffer.byteLength(body));
  return new Response(body, { headers: { 'content-type': 'text/html', 'content-length': length, ...headers } });
}

async function bytesOf(answer: Response) {
  return Buffer.from(await answer.arrayBuffer());
}

it('A page comes compressed, says how long it is then, and keeps its headers', async () => {
  const answer = await ask(() => whole(text, { 'set-cookie': 'a=1', vary: 'Cookie' }));
  expect(answer.headers.get('content-encoding')).toBe('gzip');
  expect(answer.headers.get('vary')).toBe('Cookie, Accept-Encoding');
  expect(answer.headers.getSetCookie()).toEqual(['a=1']);
  const bytes = await bytesOf(answer);
  expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  expect(gunzipSync(bytes).toString()).toBe(text);
});

it('Who accepts brotli gets fewer bytes', async () => {
  const answer = await ask(() => whole(text), 'gzip, deflate, br');
  expect(answer.headers.get('content-encoding')).toBe('br');
  const bytes = await bytesOf(answer);
  expect(answer.headers.get('content-length')).toBe(String(bytes.length));
  expect(brotliDecompressSync(bytes).toString()).toBe(text);
});

it('An answer that is still being made comes compressed as it is made', async () => {
  const body = () => new Blob([text]).stream();
  const answer = await ask(() => new Response(body(), { headers: { 'content-type': 'text/csv' } }));
  expect([answer.headers.get('content-encoding'), answer.headers.get('content-length')]).toEqual(['gzip', null]);
  expect(gunzipSync(await bytesOf(answer)).toString()).toBe(text);
});

it.each(['identity', 'br;q=0', 'gzip;q=0', ''])('Who accepts "%s" gets the page as it is', async (accepted) => {
  const answer = await ask(() => whole(text), accepted);
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe(text);
});

it('What is short, a picture, or compressed already stays as it is', async () => {
  const short = await ask(() => whole('Short.'));
  expect([short.headers.get('content-encoding'), await short.text()]).toEqual([null, 'Short.']);
  const picture = await ask(() => whole(text, { 'content-type': 'image/avif' }));
  expect([picture.headers.get('content-encoding'), await picture.text()]).toEqual([null, text]);
  const stored = brotliCompressSync(text);
  const headers = { 'content-type': 'text/html', 'content-encoding': 'br' };
  const kept = await ask(() => new Response(stored, { headers }));
  expect([kept.headers.get('content-encoding'), await bytesOf(kept)]).toEqual(['br', stored]);
});

it('A page that was asked for without its body has none', async () => {
  const answer = await ask(() => whole(text), 'gzip', 'HEAD');
  expect([answer.status, answer.headers.get('content-encoding'), await answer.text()]).toEqual([200, null, '']);
});
