import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { expect, it } from 'vitest';
import { openPage } from '../support/browser';
import { useBuiltSite } from '../support/built-site';

/** What a new connection carries before it waits for the other side: ten packets of 1,460 bytes (RFC 6928). */
const firstWindow = 14_600;
const compressed = promisify(brotliCompress);

const site = useBuiltSite();

/** Head and body of an answer as a browser gets it, once the page is as dense as it goes. */
async function answerBytes(path: string): Promise<number> {
  const answer = await fetch(site.server.url + path, { headers: { 'accept-encoding': 'br' } });
  const head = [...answer.headers].reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 0);
  const isText = answer.headers.get('content-type')?.startsWith('text/');
  const body = Buffer.from(await answer.arrayBuffer());
  return 'HTTP/1.1 200 OK\r\n\r\n'.length + head + (isText ? (await compressed(body)).length : body.length);
}

it.each(['/', '/about', '/services', '/services/healthcare', '/solutions', '/industries', '/consulting', '/careers'])(
  '%s arrives in the first round trip of a slow connection',
  async (path) => {
    expect(await answerBytes(path)).toBeLessThanOrEqual(firstWindow);
  },
);

it('Styles and fonts that every page begins with arrive in two', async () => {
  const html = await (await fetch(site.server.url)).text();
  const files = [...html.matchAll(/<link rel="(?:stylesheet|preload)" href="([^"]+)"/g)].map(([, href = '']) => href);
  expect(files.map((file) => file.replace(/^\/assets\/([a-z-]+)-.{8}\.(\w+)$/, '$1.$2'))).toEqual([
    'bricolage-grotesque.woff2',
    'instrument-sans.woff2',
    'public.css',
  ]);
  // Three at once share the line: each has seven packets in its first round trip, and seven in its second.
  for (const file of files) expect(await answerBytes(file), file).toBeLessThanOrEqual(2 * 7 * 1460);
});

it.each([
  '/services/quantum-computing',
  '/services/quantum-computing/simulators',
  '/services/quantum-computing/annealers',
  '/services/quantum-computing/computers',
  '/services/ai-solutions/custom-llm',
  '/services/ai-solutions/quantum-ai-systems',
  '/consulting',
  '/courses',
])('%s has powers, roots or braces, and fetches no font for them', async (path) => {
  const page = await openPage(site.browser);
  const fonts: string[] = [];
  page.on('request', (request) => {
    const [, name] = /assets\/([a-z-]+)-.{8}\.woff2$/.exec(request.url()) ?? [];
    if (name) fonts.push(name);
  });
  await page.goto(site.server.url + path, { waitUntil: 'networkidle' });
  expect(await page.locator('main').innerText()).toMatch(/[⁰⁴-⁹ⁿ¹²³√Σ{}^⟩↑↓]/);
  expect(new Set(fonts)).toEqual(new Set(['bricolage-grotesque', 'instrument-sans']));
  await page.close();
});
