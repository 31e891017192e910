import { describe, expect, it } from 'vitest';
import { unspeakable } from '../support/axe';
import { openPage, spaceOut, type WatchedPage } from '../support/browser';
import { useBuiltSite } from '../support/built-site';
import { signIn } from '../support/staff';

const site = useBuiltSite();

const attention = (page: WatchedPage) => page.getByRole('region', { name: 'Needs attention' });

describe('The header of the admin', () => {
  it('Names what needs attention, and each count leads to the list that shows exactly those', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url, '/admin/insights');
    const drafts = attention(page).getByRole('button', { name: /^\d+ drafts$/ });
    const total = Number.parseInt(await drafts.innerText(), 10);
    await drafts.click();
    const places = await attention(page).getByRole('link').allInnerTexts();
    expect(places.reduce((sum, place) => sum + Number.parseInt(place, 10), 0)).toBe(total);
    const inInsights = attention(page).getByRole('link', { name: /^\d+ in Insights$/ });
    const count = Number.parseInt(await inInsights.innerText(), 10);
    await inInsights.click();
    await page.waitForURL(`${site.server.url}/admin/insights?status=draft`);
    await inInsights.waitFor({ state: 'hidden' });
    expect(count).toBeGreaterThan(0);

    // A record that is scheduled is named with its time, as soon as it is saved.
    await page.goto(`${site.server.url}/admin/blog/new`);
    await page.getByLabel('Title', { exact: true }).fill('A post of a far day');
    await page.getByLabel('Status').selectOption('published');
    await page.getByLabel('Publish Date').fill('2190-01-02');
    await page.getByRole('button', { name: 'Save blog post' }).click();
    await page.waitForURL(`${site.server.url}/admin/blog`);
    await attention(page).getByRole('link', { name: '1 scheduled for January 2, 2190, 05:30' }).waitFor();
  });

  it('Whoever is welcomed reads their name to its end on a small phone, with spaced out letters too', async () => {
    const page = await openPage(site.browser, { viewport: { width: 320, height: 700 } });
    await signIn(page, site.server.url);
    const welcome = page.getByText('Welcome, ');
    const hidden = () => welcome.evaluate((e) => [e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight]);
    expect(await hidden()).toEqual([0, 0]);
    await spaceOut(page);
    expect(await hidden()).toEqual([0, 0]);
  });

  it('The scripts of a page and of all others, which come once it rests, are a few files', async () => {
    const page = await openPage(site.browser);
    const scripts = new Set<string>();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.add(response.url());
    });
    await signIn(page, site.server.url, '/admin/insights');
    await expect.poll(() => [...scripts].some((url) => url.includes('/sign-in-again-'))).toBe(true);
    await expect.poll(() => [...scripts].some((url) => url.includes('/second-factor-'))).toBe(true);
    // They were 130, most of them smaller than the request for one. Some seventy are of the pages themselves and what several share.
    expect(scripts.size).toBeLessThan(80);
  });

  it('Other pages are behind one button, the account behind another; both open by keyboard and close with Escape or Tab', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url);
    await page.getByRole('button', { name: 'More' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Audit log' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Audit log' }).waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Audit log' }).focus();
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Audit log' }).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.closest('main'))).not.toBeNull();
    await page.getByRole('button', { name: 'More' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.waitForURL(`${site.server.url}/admin/audit`);
    await page.getByRole('button', { name: 'More, open: Audit log' }).waitFor();
    await page.getByRole('button', { name: 'Your menu, Administrator' }).click();
    await page.getByRole('button', { name: 'Dark' }).click();
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    await expect.poll(() => page.url()).toBe(`${site.server.url}/admin/audit`);
  });

  it('The arrow keys walk along the tabs and go round', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url);
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.getByRole('tab', { name: 'Insights' }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('Cases');
    await page.keyboard.press('Home');
    expect(await focused()).toBe('Insights');
    await page.keyboard.press('End');
    const last = await focused();
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toBe('Insights');
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe(last);
  });

  it('The first Tab offers to skip them, and they are one stop of the Tab key', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url, '/admin/careers');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    await page.getByRole('tab', { name: 'Careers' }).focus();
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('More');
    await page.goto(`${site.server.url}/admin/careers`);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  it('Everything in it is called what it shows, the menu of somebody with two names too', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url, '/admin/account');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Lovelace');
    await page.getByRole('button', { name: 'Save name' }).click();
    await page.getByRole('button', { name: 'Your menu, Ada Lovelace' }).waitFor();
    expect(await unspeakable(page, 'header')).toEqual([]);
  });
});
