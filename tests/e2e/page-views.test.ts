import { describe, expect, it } from 'vitest';
import { axeObjections } from '../support/axe';
import { openPage } from '../support/browser';
import { until } from '../support/built-server';
import { useBuiltSite } from '../support/built-site';
import { signIn } from '../support/staff';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const site = useBuiltSite({ env: { COUNTRY_HEADER: 'CF-IPCountry', FRONTS: '2' } });

async function read(path: string, headers: Record<string, string> = {}): Promise<void> {
  const response = await fetch(site.server.url + path, { headers: { 'user-agent': firefox, ...headers } });
  await response.text();
}

describe('Page views', () => {
  it('are counted for pages from the cache and others, and shown over time, by page and by where from', async () => {
    // The first is rendered, the others come from the memory of the threads in front.
    for (let count = 0; count < 5; count += 1) await read('/team', { referer: 'https://news.example/today' });
    await read('/contact', { 'user-agent': iphone, 'cf-ipcountry': 'EE' });
    const cached = await fetch(`${site.server.url}/team`, { headers: { 'user-agent': 'Googlebot/2.1' } });
    await read('/team', { 'if-none-match': cached.headers.get('etag') ?? '' });
    await read('/team', { dnt: '1' });
    await read('/team', { 'sec-gpc': '1' });
    await read('/no-such-page');
    await read('/feed.xml');
    const page = await openPage(site.browser);
    await signIn(page, site.server.url);
    const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
    await until('All views', async () => {
      await page.goto(`${site.server.url}/admin/page-views`);
      return (await rowOf('/team').count()) > 0 && (await rowOf('/team').innerText()).includes('\t6\t')
        ? true
        : undefined;
    });
    await expect.poll(() => rowOf('/contact').innerText()).toBe('/contact\t1\t14%');
    await expect.poll(() => rowOf('news.example').innerText()).toBe('news.example\t5\t71%');
    await expect.poll(() => rowOf('Phone').innerText()).toBe('Phone\t1\t14%');
    await expect.poll(() => rowOf('Estonia').innerText()).toBe('Estonia\t1\t14%');
    await expect.poll(() => rowOf('no-such-page').count()).toBe(0);
    await expect
      .poll(() => page.getByRole('img').getAttribute('aria-label'))
      .toMatch(/^Views of each day: 7 in all, most on /);
    expect(await axeObjections(page)).toEqual([]);

    await page.getByRole('link', { name: '/team' }).click();
    await page.getByText('Of one page: /team.').waitFor();
    expect(new URL(page.url()).search).toBe('?page=%2Fteam');
    await page.getByRole('link', { name: '52 weeks' }).click();
    await page.getByText('views in 52 weeks').waitFor();
    await page.getByText('The figures of each week').click();
    await expect.poll(() => page.getByRole('table').first().getByRole('row').count()).toBe(53);
  });

  it('need no script, no cookie and no banner: the privacy policy says exactly that', async () => {
    const response = await fetch(`${site.server.url}/privacy-policy`, { headers: { 'user-agent': firefox } });
    const html = await response.text();
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(html).not.toContain('<script type="module"');
    expect(html).toContain('Page views, as sums of a day');
    expect(html).toContain('Do Not Track, Global Privacy Control');
    expect(html).toContain('Two years');
  });
});
