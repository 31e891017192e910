import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { obstacles } from '../support/axe';
import { spaceOut, untilHydrated } from '../support/browser.ts';
import { useBuiltSite } from '../support/built-site.ts';

const site = useBuiltSite();
const { open, get } = site;

describe('a list', () => {
  it.each([
    ['/insights', 'Search insights', 'qubo', 'insights'],
    ['/blog', 'Search articles', 'qubo', 'articles'],
  ])('%s finds while one types, keeps the focus, and keeps it in the address', async (path, label, query, many) => {
    const page = await open();
    await page.goto(path);
    await untilHydrated(page);
    const before = await page.locator('article').count();
    await page.getByLabel(label).pressSequentially(query, { delay: 20 });
    await page.waitForURL(`**${path}?q=${query}`);
    await page.getByText(new RegExp(`^\\d+ (?:${many}|${many.slice(0, -1)}) for “${query}”$`)).waitFor();
    const after = await page.locator('article').count();
    expect(after).toBeGreaterThan(0);
    expect(after).toBeLessThan(before);
    expect(await page.getByLabel(label).evaluate((input) => input === document.activeElement)).toBe(true);
    // However many letters it was, a search is one step back.
    await page.goBack();
    await page.waitForURL(site.server.url + path);
    await expect.poll(() => page.locator('article').count()).toBe(before);
    await expect.poll(() => page.getByLabel(label).inputValue()).toBe('');
  });

  it.each([
    ['/insights?q=', 320],
    ['/blog?q=', 1280],
    ['/documentation?q=', 320],
    ['/case-studies?category=', 320],
  ])('%s with a word longer than any line is no wider than the screen', async (path, width) => {
    const page = await open({ viewport: { width, height: 700 } });
    await page.goto(path + 'W'.repeat(190));
    await page.getByText('WWWW').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

  it('has categories as links; the search stays, and the back button leads through the states', async () => {
    const page = await open();
    await page.goto('/insights?q=qubit');
    await untilHydrated(page);
    const chips = page.getByRole('navigation', { name: 'Research categories' });
    await chips.getByRole('link', { name: 'Quantum Computing' }).click();
    await page.waitForURL('**/insights?q=qubit&category=Quantum+Computing');
    await page.getByText(/ for “qubit” in Quantum Computing$/).waitFor();
    await expect.poll(() => chips.locator('[aria-current="true"]').textContent()).toContain('Quantum Computing');
    await page.goBack();
    await page.waitForURL('**/insights?q=qubit');
    await page.getByText(/ for “qubit”$/).waitFor();
    await expect.poll(() => chips.locator('[aria-current="true"]').textContent()).toBe('All');
    await expect.poll(() => page.getByLabel('Search insights').inputValue()).toBe('qubit');
    // On a slow connection what was typed last counts, although its list has not come yet; so does a category.
    await page.route('**/insights.data*', async (route) => {
      await delay(1500);
      await route.continue();
    });
    await page.getByLabel('Search insights').fill('annealer');
    await chips.getByRole('link', { name: 'Quantum Computing' }).click({ delay: 100 });
    await page.getByLabel('Search insights').fill('annealers');
    await page.waitForURL('**/insights?q=annealers&category=Quantum+Computing');
  });

  it('shows every excerpt to its end to those who space out letters', async () => {
    const page = await open({ viewport: { width: 390, height: 844 } });
    for (const path of ['/insights', '/blog', '/documentation', '/newsletter']) {
      await page.goto(path);
      await spaceOut(page);
      const cut = await page.evaluate(
        () =>
          [...document.querySelectorAll('article p')].filter((line) => line.scrollHeight > line.clientHeight + 1)
            .length,
      );
      expect(cut, path).toBe(0);
    }
  });

  it('shows the search that the address says after going back to it', async () => {
    const page = await open();
    await page.goto('/insights');
    await untilHydrated(page);
    // Typed, because a box that nobody typed into follows the address by itself.
    await page.getByLabel('Search insights').fill('annealer');
    await page.waitForURL('**/insights?q=annealer');
    await page.getByRole('link', { name: 'Show all insights' }).click();
    await page.waitForURL('**/insights');
    await page.getByText('12 insights', { exact: true }).waitFor();
    await expect.poll(() => page.getByLabel('Search insights').inputValue()).toBe('');
    await page.goBack();
    await page.getByText(/ for “annealer”$/).waitFor();
    await expect.poll(() => page.getByLabel('Search insights').inputValue()).toBe('annealer');
  });

  it('says that it is loading while an answer is on its way', async () => {
    const page = await open();
    await page.goto('/blog');
    await untilHydrated(page);
    const answer = Promise.withResolvers<void>();
    await page.route('**/blog.data**', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name: 'LLM' }).click();
    await page.getByRole('status').getByText('Loading', { exact: true }).waitFor();
    answer.resolve();
    await page.getByText('3 articles in LLM', { exact: true }).waitFor();
    await expect.poll(() => page.getByText('Loading', { exact: true }).count()).toBe(0);
  });

  it.each([
    ['/insights', 'Search insights', 'Failed to load insights'],
    ['/blog', 'Search articles', 'Failed to load blog posts'],
    ['/documentation', 'Search documentation', 'Failed to load documentation'],
  ])(
    '%s says so when the server is not reached, keeps what was typed, and finds once it is back',
    async (path, label, sentence) => {
      const page = await open();
      await page.goto(path);
      page.allowErrors(/ERR_FAILED|Failed to fetch/);
      await untilHydrated(page);
      await page.route('**/*.data*', (route) => route.abort());
      const box = page.getByLabel(label);
      await box.fill('qubo');
      await page.locator('[data-toast]').filter({ hasText: sentence }).waitFor();
      await page.getByText('The server could not be reached. Please try again in a moment.').waitFor();
      await expect.poll(() => box.inputValue()).toBe('qubo');
      await page.unroute('**/*.data*');
      await box.fill('python');
      await page.getByText(/ for “python”$/).waitFor();
    },
  );

  it.each([
    ['/insights?category=featured', '/insights?category=Featured'],
    ['/insights?q=qubit&category=quantum+COMPUTING&page=2', '/insights?q=qubit&category=Quantum+Computing&page=2'],
    ['/blog?category=python', '/blog?category=Python'],
    ['/case-studies?category=finance', '/case-studies?category=Finance'],
    ['/documentation?category=Tutorials', '/documentation?category=tutorials'],
  ])('in a category that is written in other capitals, %s leads to %s', async (from, to) => {
    const answer = await fetch(site.server.url + from, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
    expect((await get(from.replace(/category=\w+/, 'category=alchemy'))).url).toMatch(/category=alchemy/);
  });

  it('works without JavaScript: search, category, back', async () => {
    const page = await open({ javaScript: false });
    await page.goto('/blog');
    await page.getByLabel('Search articles').fill('memory');
    await page.getByRole('button', { name: 'Search' }).click();
    expect(new URL(page.url()).search).toBe('?q=memory');
    await expect.poll(() => page.getByRole('status').first().textContent()).toMatch(/^\d+ articles? for “memory”$/);
    await page.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name: 'LLM' }).click();
    expect(new URL(page.url()).search).toBe('?q=memory&category=LLM');
    await page.goBack();
    await expect.poll(() => page.getByLabel('Search articles').inputValue()).toBe('memory');
  });

  it('loads no script for somebody who only reads, and finds what was typed while the scripts came', async () => {
    const page = await open();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto('/blog');
    // Two frames and a task later, whatever begins by itself has begun.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn)))),
    );
    expect(scripts).toEqual([]);
    await page.getByRole('searchbox', { name: 'Search articles' }).fill('annealing');
    await page.waitForURL(/\?q=annealing$/);
    expect(scripts.length).toBeGreaterThan(0);
  });

  it('says that insights were not found, and what to do', async () => {
    const page = await open();
    await page.goto('/insights?q=zzzz');
    await page.getByRole('heading', { name: 'No insights found', exact: true }).waitFor();
    await page.getByText('Try adjusting your search or category filter', { exact: true }).waitFor();
  });

  it('says that articles were not found', async () => {
    const page = await open();
    await page.goto('/blog?category=No+such+tag');
    await page.getByRole('heading', { name: 'No articles found', exact: true }).waitFor();
  });

  it('features the Featured insights, and the first three articles', async () => {
    const page = await open();
    await page.goto('/insights');
    await expect
      .poll(() => page.getByRole('heading', { level: 2 }).allTextContents())
      .toEqual(expect.arrayContaining(['Featured Insights', 'All Insights', 'Stay Informed']));
    await page.goto('/blog');
    await expect.poll(() => page.getByRole('region', { name: 'Featured Articles' }).locator('article').count()).toBe(3);
    const latest = page.getByRole('region', { name: 'Latest Articles' }).locator('article');
    await expect.poll(() => latest.count()).toBe(7);
    await expect.poll(() => latest.first().getByRole('list', { name: 'Tags' }).locator('li').count()).toBe(3);
    await expect.poll(() => page.locator('time').first().textContent()).toBe('November 18, 2025');
  });

  it('offers whoever has a question a way to write, from the blog too', async () => {
    const page = await open({ javaScript: false });
    await page.goto('/blog');
    await page.getByText('A question about something you read?').waitFor();
    expect(await page.getByRole('main').getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe(
      '/contact',
    );
  });

  it('says at the field of the newsletter what is wrong with an address, on a phone too', async () => {
    const page = await open({ javaScript: false, viewport: { width: 390, height: 844 } });
    page.allowErrors(/422/);
    await page.goto('/insights');
    await page.getByLabel('Your e-mail address').fill('nobody at example');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    const error = await page.getByText('Enter an e-mail address such as name@example.com.').boundingBox();
    const button = await page.getByRole('button', { name: 'Subscribe' }).boundingBox();
    expect((error?.y ?? 0) + (error?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  });

  it('offers the newsletter and a way to write', async () => {
    const page = await open();
    await page.goto('/insights');
    const box = page.getByRole('region', { name: 'Stay Informed' });
    await expect.poll(() => box.locator('form').getAttribute('action')).toBe('/newsletter');
    await expect.poll(() => box.getByRole('button', { name: 'Subscribe' }).count()).toBe(1);
    await expect.poll(() => box.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact');
  });

  it.each([
    ['/insights?page=abc', 200],
    ['/insights?page=-1', 200],
    ['/insights?page=1e9', 200],
    ['/insights?page=1&page=2', 200],
    ['/insights?page=2', 404],
    ['/blog?page=99999999999999999999', 404],
    ['/insights?q=%00%00&category=%00', 200],
    ['/insights?q=%FF%E0%A4%A', 200],
    [`/blog?q=${'x'.repeat(5000)}`, 200],
    ['/blog?q=%27%3B--&category=%25', 200],
  ])('%s answers %d', async (path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain('\u0000');
  });

  it('shows a script that was searched for as text', async () => {
    const page = await open();
    await page.goto(`/insights?q=${encodeURIComponent('"><script>document.title="x"</script>')}`);
    await page.getByText('0 insights for “"><script>document.title="x"</script>”', { exact: true }).waitFor();
    expect(await page.title()).toContain('Insights');
  });

  // The whole lists are looked at with every page of the site map.
  it('that found nothing has no accessibility fault in either theme, and fits phones', async () => {
    const page = await open();
    await page.goto('/insights?q=zzzz');
    expect(await obstacles(page, 'main')).toEqual([]);
  });
});
