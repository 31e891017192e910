import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeObjections } from '../support/axe';
import { openPage, untilHydrated, type WatchedPage } from '../support/browser';
import { until } from '../support/built-server';
import { useBuiltSite } from '../support/built-site';
import { signIn, signInPlainly } from '../support/staff';

const site = useBuiltSite();

const box = (page: WatchedPage) => page.getByRole('combobox', { name: 'Pages, records and actions' });

/** Presses until it is there: the keys of the admin work from the moment on at which the page is taken over. */
async function press(page: WatchedPage, key: string, opens: Locator): Promise<void> {
  await until(`${key} opening`, async () => {
    await page.keyboard.press(key);
    return opens.waitFor({ timeout: 1000 }).then(
      () => true,
      () => undefined,
    );
  });
}

const openPalette = (page: WatchedPage) => press(page, 'Control+k', box(page));
const helpOf = (page: WatchedPage) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

describe('The command palette', () => {
  it('Finds a record of any collection by words of its title, drafts too, and opens it by keyboard alone', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url, '/admin/blog');
    await openPalette(page);
    await box(page).fill('PROBLEM grid');
    const found = page.getByRole('option', { name: 'Grid balancing as an optimization problem Insights · Draft' });
    await found.waitFor();
    await expect.poll(() => found.getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => box(page).getAttribute('aria-activedescendant')).toBe(await found.getAttribute('id'));
    await expect.poll(() => found.locator('mark').allInnerTexts()).toEqual(['Grid', 'problem']);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Edit insight' }).waitFor();
    await expect
      .poll(() => page.getByLabel('Title', { exact: true }).inputValue())
      .toBe('Grid balancing as an optimization problem');
  });

  it('What is typed right after the key is in its box, and no key of the page behind', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url, '/admin/insights');
    await untilHydrated(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('new blog');
    expect(await box(page).inputValue()).toBe('new blog');
    expect(page.url()).toBe(`${site.server.url}/admin/insights`);
  });

  it('Enter that comes before the search has answered opens what it finds', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url, '/admin/blog');
    await openPalette(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/\/find\.json/, async (route) => {
      await held;
      await route.continue();
    });
    await box(page).fill('PROBLEM grid');
    await page.keyboard.press('Enter');
    answer();
    await page.getByRole('heading', { name: 'Edit insight' }).waitFor();
  });

  it('Goes to any page, makes any record, remembers what was used last, and gives the focus back', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url);
    const button = page.getByRole('link', { name: 'Find anything' });
    await button.click();
    await box(page).fill('audit');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site.server.url}/admin/audit`);
    // The page is gone into by its heading, as one that the browser loads is read from its title.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Audit log');
    await openPalette(page);
    await box(page).fill('new career');
    await page.getByRole('option', { name: 'New Career' }).click();
    await page.getByRole('heading', { name: 'New career' }).waitFor();
    await page.goto(`${site.server.url}/admin/docs`.replace('docs', 'documentation'));
    await button.focus();
    await openPalette(page);
    const options = page.getByRole('group', { name: 'Recent' }).getByRole('option');
    await options.first().waitFor();
    await expect.poll(() => options.allInnerTexts()).toEqual(['New Career', 'Audit log']);
    // Not readable for whoever comes to this browser later.
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Career|Audit|careers/);
    await page.keyboard.press('ArrowUp');
    await expect
      .poll(() => page.getByRole('dialog').getByRole('option', { selected: true }).innerText())
      .toBe('Sign Out');
    await page.keyboard.press('Escape');
    await box(page).waitFor({ state: 'detached' });
    expect(await button.evaluate((link) => link === document.activeElement)).toBe(true);
  });

  it('Closed and opened again by quick keys, it is there', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url, '/admin/insights');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Find anything' }).waitFor();
    // In one task, as when the page is busy: the key comes before React has heard of the closing.
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('dialog.palette')?.close();
      document.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true }),
      );
    });
    await page.getByRole('combobox', { name: 'Pages, records and actions' }).fill('audit');
    await page.getByRole('option', { name: /Audit/ }).first().waitFor();
  });

  it('Says so when nothing matches, and signs out', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url);
    await openPalette(page);
    await box(page).fill('zyzzyva');
    await page.getByRole('dialog').getByText('Nothing matches “zyzzyva”.').waitFor();
    await box(page).fill('sign o');
    await page.getByRole('option', { name: 'Sign Out' }).click();
    await page.waitForURL(`${site.server.url}/`);
  });

  it('Without scripts it is a page that finds the same', async () => {
    const page = await openPage(site.browser, { javaScript: false });
    await signInPlainly(page, site.server.url);
    await page.getByRole('link', { name: 'Find anything' }).click();
    await page.getByRole('searchbox', { name: 'Pages and records' }).fill('balancing');
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await page.getByRole('link', { name: 'Grid balancing as an optimization problem' }).click();
    await page.getByRole('heading', { name: 'Edit insight' }).waitFor();
  });
});

describe('Shortcuts', () => {
  it('Lead to tabs, into the search, along the list and into a record; never while somebody types', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url);
    // Pressed again while the shortcuts are not there yet, as people do.
    await until('the tab Blog', async () => {
      await page.keyboard.press('g');
      await page.keyboard.press('b');
      return page.waitForURL(`${site.server.url}/admin/blog`, { timeout: 1000 }).then(
        () => true,
        () => undefined,
      );
    });
    await page.getByRole('heading', { name: 'Blog', exact: false }).first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('gn?x');
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('gn?x');
    await expect.poll(() => page.url()).toContain('/admin/blog');
    await page.getByRole('searchbox').fill('');
    await page.goto(`${site.server.url}/admin/insights`);
    await page.getByRole('tab', { name: 'Insights' }).waitFor();
    await untilHydrated(page);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    const titles = await page.locator('main [data-list-item] h3').allInnerTexts();
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('[data-list-item]')?.querySelector('h3')?.textContent);
    expect(await focused()).toBe(titles[1]);
    await page.keyboard.press('k');
    expect(await focused()).toBe(titles[0]);
    await page.keyboard.press('e');
    await page.getByRole('heading', { name: 'Edit insight' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('heading', { name: 'Edit insight' }).waitFor({ state: 'detached' });
    await page.keyboard.press('n');
    await page.getByRole('heading', { name: 'New insight' }).waitFor();
  });

  it('An editor above its list is opened by a key or by the palette with the caret in it', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url, '/admin/documentation');
    const title = page.getByLabel('Title', { exact: true });
    const isWritten = () => title.evaluate((element) => element === document.activeElement);
    await press(page, 'n', title);
    await expect.poll(isWritten).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Careers' }).click();
    await page.getByRole('heading', { name: 'Careers', exact: true }).waitFor();
    await openPalette(page);
    await box(page).fill('New Blog Post');
    await page.getByRole('option', { name: 'New Blog Post' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'New blog post' }).waitFor();
    await expect.poll(isWritten).toBe(true);
  });

  it('A question mark shows them all; single keys can be turned off there, and stay off', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url);
    const help = helpOf(page);
    await press(page, '?', help);
    await help.getByText('Go to Messages').waitFor();
    await help.getByText('Save and go on writing').waitFor();
    await help.getByRole('checkbox', { name: 'Shortcuts of a single key' }).uncheck();
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await page.reload();
    await untilHydrated(page);
    await page.keyboard.press('n');
    await openPalette(page);
    await box(page).waitFor();
    await expect.poll(() => page.url()).toBe(`${site.server.url}/admin`);
    await page.goto(`${site.server.url}/admin/shortcuts`);
    await expect.poll(() => page.getByRole('checkbox', { name: 'Shortcuts of a single key' }).isChecked()).toBe(false);
  });
});

describe('For everyone', () => {
  it('axe finds nothing to object to in palette, help, menus and find page, in either theme', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url);
    const check = async (what: string) => {
      expect(await axeObjections(page), what).toEqual([]);
    };
    await openPalette(page);
    await box(page).fill('quantum');
    await page.getByRole('group', { name: 'Records' }).waitFor();
    await check('palette');
    await page.keyboard.press('Escape');
    await press(page, '?', helpOf(page));
    await check('help');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Your menu, Administrator' }).click();
    await check('account menu');
    await page.goto(`${site.server.url}/admin/find?q=quantum`);
    await check('find page');
  });

  it('On a phone of 320 px nothing is wider, and the palette and every menu fit', async () => {
    const page = await openPage(site.browser, { viewport: { width: 320, height: 640 } });
    await signIn(page, site.server.url);
    const isWider = () => page.evaluate(() => document.documentElement.scrollWidth > 320);
    for (const name of ['More', 'Your menu, Administrator']) {
      await page.getByRole('button', { name }).click();
      const menu = await page.locator('.admin-menu:popover-open').boundingBox();
      expect(menu && menu.x >= 0 && menu.x + menu.width <= 320, name).toBe(true);
      await page.keyboard.press('Escape');
    }
    await page.getByRole('link', { name: 'Find anything' }).click();
    await box(page).fill('quantum');
    await page.getByRole('group', { name: 'Records' }).waitFor();
    const palette = await page.getByRole('dialog').boundingBox();
    expect(palette && palette.x >= 0 && palette.x + palette.width <= 320).toBe(true);
    await page.keyboard.press('Escape');
    for (const path of ['/admin', '/admin/find?q=quantum', '/admin/shortcuts', '/admin/audit']) {
      await page.goto(site.server.url + path);
      expect(await isWider(), path).toBe(false);
    }
  });
});
