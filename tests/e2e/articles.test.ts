import { describe, expect, it } from 'vitest';
import { obstacles } from '../support/axe';
import { startBuiltServer } from '../support/built-server.ts';
import { useBuiltSite } from '../support/built-site.ts';
import { executable } from '../support/executable.ts';
import { startPostgres } from '../support/postgres.ts';

const insight = '/insights/statevector-memory-and-what-tensor-networks-buy';
const post = '/blog/your-first-qubo-in-40-lines-of-python';

const site = useBuiltSite();
const { open, get } = site;

const notFoundNote = /status of 404/;

describe('an article', () => {
  it.each([insight, post])('%s carries no script and a complete head', async (path) => {
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).not.toMatch(executable);
    expect(html).toContain(`<link rel="canonical" href="${site.server.url}${path}"/>`);
    expect(html).toContain('<meta property="og:type" content="article"/>');
    expect(html).toMatch(/<meta property="article:published_time" content="2025-\d\d-\d\dT[\d:.]+Z"\/>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,}"\/>/);
  });

  it('has each of its tags once, however it is written, and the newest has no empty place beside the one before', async () => {
    const page = await open({ viewport: { width: 1440, height: 900 } });
    await page.goto('/insights/annealing-gate-model-or-gpu');
    const tags = (await page.getByRole('list', { name: 'Tags' }).getByRole('listitem').allInnerTexts()).map((tag) =>
      tag.toLowerCase(),
    );
    expect(tags).toContain('gate model');
    expect(new Set(tags).size).toBe(tags.length);
    const around = page.getByRole('navigation', { name: 'Previous and next' });
    const [place, only] = [await around.locator('> *').boundingBox(), await around.getByRole('link').boundingBox()];
    expect(only?.width).toBeGreaterThan((place?.width ?? 0) * 0.8);
  });

  it('is copied without the signs that link to its sections', async () => {
    const page = await open();
    await page.goto(post);
    const copied = await page.locator('.prose').evaluate((text) => {
      getSelection()?.selectAllChildren(text);
      return getSelection()?.toString() ?? '';
    });
    expect(copied).toContain('From words to a matrix');
    expect(copied).not.toMatch(/^#$/m);
  });

  it('opens from the list and leads back', async () => {
    const page = await open();
    await page.goto('/insights');
    await page.getByRole('link', { name: 'When quantum kernels cannot help' }).click();
    await page.waitForURL('**/insights/when-quantum-kernels-cannot-help');
    await page.getByRole('link', { name: 'Back to Insights' }).first().click();
    await page.waitForURL('**/insights');
  });

  it.each([insight, post])(
    '%s has one h1, no skipped level, and a contents list that leads to its headings',
    async (path) => {
      const page = await open({ viewport: { width: 1440, height: 900 } });
      await page.goto(path);
      const levels = await page
        .locator('main :is(h1,h2,h3,h4)')
        .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels[0]).toBe(1);
      for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
      const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
      await expect.poll(() => links.count()).toBeGreaterThan(2);
      await links.nth(1).click();
      const id = decodeURIComponent(new URL(page.url()).hash.slice(1));
      expect(
        await page.locator(`h2#${id}, h3#${id}`).evaluate((heading) => heading.getBoundingClientRect().top),
      ).toBeLessThan(300);
    },
  );

  it.each([
    ['/insights', insight],
    ['/blog', post],
  ])('%s/{id} leads from the id, and from capitals, to the one address with the slug', async (base, path) => {
    const feed = await (await get(`${base}/feed.json`)).text();
    const id = /"urn:uuid:([0-9a-f]{8}-[0-9a-f-]{27})"/.exec(feed)?.[1] ?? 'no id in the feed';
    for (const name of [id, id.toUpperCase()]) {
      const response = await get(`${base}/${name}`);
      expect(response.status).toBe(301);
      const slug = response.headers.get('location') ?? '';
      expect(slug).toMatch(new RegExp(`^${base}/[a-z0-9-]+$`));
      expect(slug).not.toContain(id);
      expect((await get(slug)).status).toBe(200);
    }
    const capitals = await get(`${base}/${path.slice(base.length + 1).toUpperCase()}?from=mail`);
    expect(capitals.status).toBe(301);
    expect(capitals.headers.get('location')).toBe(`${path}?from=mail`);
  });

  it.each(['nothing-here', '00000000-0000-4000-8000-000000000000', '%00', '%E0%A4%A', "a'b", 'x'.repeat(3000)])(
    'says that the insight %s was not found',
    async (id) => {
      const response = await get(`/insights/${id}`);
      const html = await response.text();
      expect(response.status).toBe(404);
      expect(html).toContain('Insight Not Found');
      expect(html).not.toMatch(executable);
    },
  );

  it('shows the card and the toast of a missing insight', async () => {
    const page = await open();
    page.allowErrors(notFoundNote);
    await page.goto('/insights/nothing');
    await page.getByRole('heading', { name: 'Insight Not Found', exact: true }).waitFor();
    const toast = page.getByRole('alert');
    await toast.getByText('Not Found', { exact: true }).waitFor();
    // Said once, so it is not read twice.
    await page.getByText('The requested insight could not be found.', { exact: true }).waitFor();
    // There is more to read, and a way to look for what was meant.
    await page.getByRole('main').getByRole('searchbox', { name: 'Search the site', exact: true }).waitFor();
    const newest = page.getByRole('region', { name: 'Newest', exact: true }).getByRole('listitem');
    await expect.poll(() => newest.count()).toBe(3);
    await page.getByRole('link', { name: 'Back to Insights', exact: true }).click();
    await page.waitForURL('**/insights');
  });

  it('shows the card and the toast of a missing article', async () => {
    const page = await open();
    page.allowErrors(notFoundNote);
    await page.goto('/blog/nothing');
    await page.getByRole('heading', { name: 'Article Not Found', exact: true }).waitFor();
    const toast = page.getByRole('alert');
    await toast.getByText('Article not found', { exact: true }).waitFor();
    await page
      .getByText("The article you're looking for doesn't exist or isn't published yet.", { exact: true })
      .waitFor();
    await page.getByRole('link', { name: 'Back to Blog', exact: true }).click();
    await page.waitForURL('**/blog');
  });

  it.each([insight, post, '/insights/nothing'])(
    '%s has no accessibility fault in either theme, and fits phones',
    async (path) => {
      const page = await open();
      page.allowErrors(notFoundNote);
      await page.goto(path);
      // The header, menus and footer around it are judged by their own tests.
      expect(await obstacles(page, 'main')).toEqual([]);
    },
  );
});

describe('when the database is gone', () => {
  it('every page says so in words, with an id that the log knows', async () => {
    const postgres = await startPostgres();
    const broken = await startBuiltServer({ databaseUrl: await postgres.createDatabase('site') });
    try {
      await postgres.stop();
      const sentences = {
        '/insights': 'Failed to load insights',
        '/blog': 'Failed to load blog posts',
        '/insights/some-insight': 'Failed to load insight',
        '/blog/some-post': 'Failed to load the article',
      };
      for (const [path, sentence] of Object.entries(sentences)) {
        const response = await fetch(broken.url + path);
        const html = await response.text();
        expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
        expect(html).toContain(`>${sentence}</h`);
        const toast = /<div role="alert"[\s\S]*?<\/div><\/div>/.exec(html)?.[0] ?? '';
        expect(toast).toContain('>Error</p>');
        expect(toast).toContain(`>${sentence}</p>`);
        const id = response.headers.get('x-request-id') ?? '';
        expect(id).not.toBe('');
        expect(html).toContain(id);
        expect(broken.logs()).toContain(`"id":"${id}"`);
      }
    } finally {
      await broken.stop();
      await postgres.stop();
    }
  });
});
