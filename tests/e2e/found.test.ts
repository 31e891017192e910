import { describe, expect, it } from 'vitest';
import { openPage, type WatchedPage } from '../support/browser';
import { useBuiltSite } from '../support/built-site';

const origin = 'https://www.quzones.test';
const insight = '/insights/how-a-quantum-annealer-solves-a-scheduling-problem';
const site = useBuiltSite({ env: { ORIGIN: origin } });

const get = (path: string, headers: Record<string, string> = {}) => fetch(site.server.url + path, { headers });
const text = async (path: string) => (await get(path)).text();

/** Without scripts unless told: the search has none. */
async function open(path: string, options: Parameters<typeof openPage>[1] = {}): Promise<WatchedPage> {
  const page = await openPage(site.browser, { javaScript: false, ...options });
  await page.goto(site.server.url + path);
  return page;
}

describe('The search', () => {
  it('A visitor opens the box in the header, types and finds, without scripts', async () => {
    const page = await open('/');
    await page.getByRole('button', { name: 'Find on this site' }).click();
    await page.locator('#search-in-header').fill('annealing');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=annealing');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('Search');
    await expect
      .poll(() => page.getByRole('main').getByRole('status').innerText())
      .toMatch(/^\d+ results for “annealing”$/);
    const first = page.locator('#results ~ ul > li').first();
    await expect.poll(() => first.getByRole('heading').innerText()).toMatch(/anneal/i);
    await expect.poll(() => page.locator('mark').count()).toBeGreaterThan(5);
  });

  it('The header has it on a phone as well', async () => {
    const page = await open('/', { viewport: { width: 320, height: 640 } });
    await page.getByRole('button', { name: 'Find on this site' }).click();
    await expect.poll(() => page.locator('#search-in-header').isVisible()).toBe(true);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  });

  it('A visitor keeps one kind of results, and goes back to all', async () => {
    const page = await open('/search?q=annealing');
    const kinds = page.getByRole('navigation', { name: 'Kinds of results' });
    await kinds.getByRole('link', { name: 'Insights' }).click();
    await page.waitForURL('**/search?q=annealing&kind=insights');
    await expect.poll(() => page.getByRole('main').getByRole('status').innerText()).toMatch(/ in Insights$/);
    const paths = await page
      .locator('#results ~ ul a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(paths.every((path) => path?.startsWith('/insights/'))).toBe(true);
    await kinds.getByRole('link', { name: 'Everything' }).click();
    await page.waitForURL('**/search?q=annealing');
  });

  it('A visitor who asks for too much at once is shown what has most of it', async () => {
    const page = await open('/search?q=fda+approval+medical+device');
    await expect
      .poll(() => page.getByRole('main').getByRole('status').innerText())
      .toBe('Nothing contains all words of “fda approval medical device”. These have some of them:');
    await expect.poll(() => page.locator('#results ~ ul a[href="/services/healthcare"]').count()).toBe(1);
  });

  it('A visitor who mistypes is shown what comes closest', async () => {
    const page = await open('/search?q=qantum');
    await expect
      .poll(() => page.getByRole('main').getByRole('status').innerText())
      .toBe('Nothing contains “qantum”. These come closest:');
    await expect.poll(() => page.locator('mark').first().innerText()).toMatch(/quantum/i);
  });

  it('A visitor who finds nothing is offered words and places, and a page behind the last answers 404', async () => {
    const page = await open('/search?q=xyzzyplugh');
    await expect
      .poll(() => page.getByRole('heading', { level: 2 }).first().innerText())
      .toBe('Nothing found for “xyzzyplugh”');
    await page.getByRole('main').getByRole('link', { name: 'error mitigation' }).click();
    await expect
      .poll(() => page.getByRole('main').getByRole('status').innerText())
      .toMatch(/^\d+ results? for “error mitigation”$/);
    expect((await get('/search?q=annealing&page=40')).status).toBe(404);
  });

  it('What was typed is shown as it was typed, and is not run', async () => {
    const page = await open(`/search?q=${encodeURIComponent('<script>alert(1)</script>" onx="')}`, {
      javaScript: true,
    });
    await expect.poll(() => page.locator('#search').inputValue()).toBe('<script>alert(1)</script>" onx="');
    await expect.poll(() => page.locator('main script').count()).toBe(0);
  });

  it('Search engines do not list results, and results are never kept', async () => {
    const response = await get('/search?q=annealing');
    expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
    expect(response.headers.get('etag')).toBeNull();
  });

  it('The not-found page has the search', async () => {
    const page = await open('/no-such-page');
    page.allowErrors(/404/);
    await page.locator('#search').fill('annealing');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/search?q=annealing');
  });
});

describe('What social networks show', () => {
  it('A page and an article have a picture of 1200 by 630 pixels', async () => {
    for (const path of ['/about', insight]) {
      const html = await text(path);
      const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect(picture, path).toMatch(/^https:\/\/www\.quzones\.test\/social\/.+\.png\?v=\w+$/);
      expect(html).toContain('<meta property="og:image:width" content="1200"/>');
      const response = await get(picture.replace(origin, ''));
      const png = Buffer.from(await response.arrayBuffer());
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const again = await get(picture.replace(origin, ''), { 'if-none-match': response.headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
    }
  });

  it('A picture asked for without its version is not kept for ever, and what is not public has none', async () => {
    expect((await get('/social/about.png')).headers.get('cache-control')).toBe('public, max-age=3600');
    for (const path of [
      '/social/nothing.png',
      '/social/insights/nothing.png',
      '/social/.png',
      '/social/../about.png',
      '/social/about',
    ]) {
      expect((await get(path)).status, path).toBe(404);
    }
  });

  it('Many who ask at once get the same picture', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/social/solutions.png')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const pictures = await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    expect(new Set(pictures.map((picture) => Buffer.from(picture).toString('base64'))).size).toBe(1);
  });
});

describe('What search engines read', () => {
  it('robots.txt names the sitemap and keeps robots out of the admin', async () => {
    expect(await text('/robots.txt')).toBe(
      'User-agent: *\nDisallow: /admin\nAllow: /\n\nSitemap: https://www.quzones.test/sitemap.xml\n',
    );
  });

  it('The sitemap has pages and records with their dates, each address once, and no second address of a page', async () => {
    const response = await get('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await response.text();
    const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toContain('https://www.quzones.test/');
    expect(addresses).toContain('https://www.quzones.test/services/quantum-computing');
    expect(addresses).not.toContain('https://www.quzones.test/solutions/quantum');
    expect(xml).toMatch(new RegExp(`<loc>${origin}${insight}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z</lastmod>`));
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('An article says what it is, in data that can not end its script', async () => {
    const html = await text(insight);
    const data = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
    expect(data).not.toContain('<');
    const graph = (JSON.parse(data) as { '@graph': { '@type': string }[] })['@graph'];
    expect(graph.map((thing) => thing['@type'])).toEqual(['Article', 'BreadcrumbList']);
  });

  it('All of it is kept like pages', async () => {
    for (const path of ['/sitemap.xml', '/robots.txt', '/blog/rss.xml', '/blog/feed.json']) {
      const etag = (await get(path)).headers.get('etag');
      expect(etag, path).toMatch(/^W\//);
      expect((await get(path, { 'if-none-match': etag ?? '' })).status, path).toBe(304);
    }
  });
});

describe('The feeds', () => {
  const feeds = [
    ['/blog/rss.xml', 'application/rss+xml'],
    ['/blog/atom.xml', 'application/atom+xml'],
    ['/blog/feed.json', 'application/feed+json'],
    ['/insights/rss.xml', 'application/rss+xml'],
    ['/insights/atom.xml', 'application/atom+xml'],
    ['/insights/feed.json', 'application/feed+json'],
  ] as const;

  it('are named in the head of lists and articles, and below the lists', async () => {
    for (const path of ['/insights', insight]) {
      expect(await text(path), path).toContain(
        'type="application/rss+xml" title="Quzones insights (RSS)" href="https://www.quzones.test/insights/rss.xml"',
      );
    }
    const page = await open('/blog');
    for (const name of ['RSS', 'Atom', 'JSON']) {
      await expect.poll(() => page.getByRole('main').getByRole('link', { name, exact: true }).count()).toBe(1);
    }
  });

  it('have the whole texts with whole addresses', async () => {
    for (const [path, type] of feeds) {
      const response = await get(path);
      expect(response.headers.get('content-type'), path).toBe(`${type}; charset=utf-8`);
      const feed = await response.text();
      expect(feed, path).toContain(path.startsWith('/insights') ? origin + insight : `${origin}/blog/`);
      expect(feed, path).not.toMatch(/(?:href|src)=(?:&quot;|\\"|")\//);
    }
    expect((await get('/blog/nothing.xml')).status).toBe(404);
  });
});
