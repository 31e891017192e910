import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { parametersReadAt } from '~/site/read-parameters';
import type { AppEnvironment } from './app-environment';
import { leaveOutUnread, readAddress, takeUnreadAlong } from './read-address';

it.each([
  ['/about?utm_source=mail&utm_medium=newsletter', '/about'],
  ['/?fbclid=IwAR0&gclid=1', '/'],
  ['/services/healthcare?page=2', '/services/healthcare'],
  ['/blog?utm_source=mail&category=Quantum%20AI&page=2', '/blog?category=Quantum%20AI&page=2'],
  ['/careers?category=Research&department=Research', '/careers?department=Research'],
  ['/insights/squeezed-light?category=Research&1716239022', '/insights/squeezed-light'],
  ['/documentation/error-codes?category=Reference&x=1', '/documentation/error-codes?category=Reference'],
  ['/blog/rss.xml?page=2', '/blog/rss.xml'],
  ['/contact?utm_source&subject=Press', '/contact?subject=Press'],
  ['/about?', '/about'],
])('%s is the page at %s', (asked, address) => {
  expect(readAddress(asked)).toBe(address);
});

it.each([
  '/about',
  '/search?q=utm_source%3D1&kind=blog&page=2',
  '/admin/insights?utm_source=mail',
  '/newsletter/confirm?token=a',
  '/demo/a-secret?zone=Europe/Tallinn',
  '/insights.data?page=2&_routes=routes%2Fpublic%2Finsights',
  '/insights/squeezed-light.data?_routes=a',
  '/no-such-page?x=1',
  '/sitemap.xml?page=2',
  '/About?x',
])('%s stays as it is, letter by letter', (address) => {
  expect(readAddress(address)).toBe(address);
});

/** The paths of the routes whose pages are in the site map or lie below one of its lists. */
function readingRoutes(): { file: string; path: string }[] {
  const routes = readFileSync('app/routes.ts', 'utf8');
  return [...routes.matchAll(/route\('([\w/:-]+)', '(routes\/public\/[\w-]+\.tsx)'/g)]
    .map(([, path = '', file = '']) => ({ file, path: `/${path}`.replace(/:\w+/, 'one') }))
    .filter(({ file }) => readFileSync(`app/${file}`, 'utf8').includes('searchParams'));
}

it('Every page that reads its address says what of it', () => {
  expect(readingRoutes().length).toBeGreaterThan(8);
  // Where nobody has said it the whole address counts.
  for (const { file, path } of readingRoutes()) expect(parametersReadAt(path), file).not.toEqual([]);
});

it('Whoever is led to another address takes along what is not read of theirs', async () => {
  const app = new Hono<AppEnvironment>();
  app.use(takeUnreadAlong());
  app.get('/insights/former', (context) => context.redirect('/insights/present?page=2#part', 301));
  app.get('/insights/outside', (context) => context.redirect('https://example.com/', 302));
  const ask = async (url: string) => {
    const incoming = { method: 'GET', url } as IncomingMessage;
    leaveOutUnread(incoming);
    const answer = await app.request(incoming.url ?? '', {}, { incoming });
    return [incoming.url, answer.headers.get('location')];
  };
  expect(await ask('/insights/former?utm_source=mail&x')).toEqual([
    '/insights/former',
    '/insights/present?page=2&utm_source=mail&x#part',
  ]);
  expect(await ask('/insights/former')).toEqual(['/insights/former', '/insights/present?page=2#part']);
  expect(await ask('/insights/outside?x')).toEqual(['/insights/outside', 'https://example.com/']);
});
