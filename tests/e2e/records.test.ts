import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { axeObjections } from '../support/axe';
import { openPage, type WatchedPage } from '../support/browser';
import { useSiteOnPostgres } from '../support/site-on-postgres';
import { answerDialog, expectToast, signIn, signInPlainly } from '../support/staff';

const site = useSiteOnPostgres();

const statusOf = async (path: string) => (await fetch(site.server.url + path)).status;
const box = (page: WatchedPage, title: string) => page.getByRole('checkbox', { name: `Select ${title}` });
const button = (page: WatchedPage, name: string) => page.getByRole('button', { name, exact: true });
const kernels = { title: 'When quantum kernels cannot help', path: '/insights/when-quantum-kernels-cannot-help' };
const benchmark = {
  title: 'How to read a quantum benchmark claim',
  path: '/insights/reading-a-quantum-benchmark-claim',
};

describe('The bin', () => {
  it('What deletes several is told from what publishes them by its colour', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url, '/admin/insights');
    await box(page, kernels.title).check();
    const colour = (name: string) => button(page, name).evaluate((element) => getComputedStyle(element).color);
    expect(await colour('Unpublish')).toBe(await colour('Publish'));
    expect(await colour('Delete selected')).not.toBe(await colour('Publish'));
  });

  it('Undo in the toast brings a deleted insight back at once, and the list stays as the address says', async () => {
    const page = await openPage(site.browser);
    let address = `${site.server.url}/admin/insights?status=published&q=quantum+kernels`;
    await signIn(page, site.server.url, '/admin/insights?status=published&q=quantum+kernels');
    await button(page, `Delete ${kernels.title}`).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Success', 'Insight deleted successfully');
    expect(await statusOf(kernels.path)).toBe(404);
    await expect.poll(() => page.url()).toBe(address);
    // What is looked at since stays, too.
    await page.getByRole('searchbox').fill('kernels');
    await page.waitForURL(/[?&]q=kernels(?:&|$)/);
    address = page.url();
    const isInContent = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
    // Who undoes and dismisses by keyboard goes on in the list, not from the top of the page.
    await button(page, 'Undo').press('Enter');
    await expectToast(page, 'Success', 'Insight restored successfully');
    await expect.poll(isInContent).toBe(true);
    await button(page, 'Dismiss').press('Enter');
    await expect.poll(isInContent).toBe(true);
    await button(page, `Delete ${kernels.title}`).waitFor();
    await expect.poll(() => page.url()).toBe(address);
    expect(await statusOf(kernels.path)).toBe(200);
  });

  it('The bin says who deleted what and how long it stays; what is deleted for good is gone', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url, '/admin/blog?q=a&sort=title');
    const titles: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      const remove = page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^Delete / });
      titles.push((await remove.getAttribute('aria-label'))?.replace('Delete ', '') ?? '');
      await answerDialog(page, 'accept', () => remove.click());
      await button(page, `Delete ${titles[round]}`).waitFor({ state: 'detached' });
    }
    const [back = '', gone = ''] = titles;
    await page.getByRole('link', { name: /^Bin/ }).click();
    const binAddress = `${site.server.url}/admin/blog/bin?list=%3Fq%3Da%26sort%3Dtitle`;
    await page.waitForURL(binAddress);
    const row = page.getByRole('listitem').filter({ hasText: gone });
    await row.getByText('by Administrator').waitFor();
    await row.getByText('30 days left').waitFor();
    await button(page, `Restore ${back}`).click();
    await expectToast(page, 'Success', 'Blog post restored successfully');
    const purge = button(page, `Delete for good: ${gone}`);
    await answerDialog(page, 'dismiss', () => purge.click());
    await expect.poll(() => purge.count()).toBe(1);
    await answerDialog(page, 'accept', () => purge.click());
    await expectToast(page, 'Success', 'Blog post deleted for good');
    await page.getByText('The bin is empty.').waitFor();
    await page.getByRole('searchbox', { name: 'Search the bin' }).fill('qubit');
    await page.waitForURL(`${site.server.url}/admin/blog/bin?q=qubit&list=%3Fq%3Da%26sort%3Dtitle`);
    await page.getByRole('link', { name: 'Blog posts', exact: true }).click();
    // A bin has a search of its own, and the way out of it leads to the list as it was.
    await page.waitForURL(`${site.server.url}/admin/blog?q=a&sort=title`);
    await button(page, `Delete ${back}`).waitFor();
    await expect.poll(() => button(page, `Delete ${gone}`).count()).toBe(0);
  });
});

describe('Many records at once', () => {
  it('Insights are chosen by keyboard, unpublished and published; visitors see both', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url, '/admin/insights?q=quantum&sort=title');
    const boxes = page.getByRole('checkbox', { name: /^Select (?!this page)/ });
    await boxes.nth(0).focus();
    await page.keyboard.press('Space');
    await boxes.nth(2).focus();
    await page.keyboard.press('Shift+Space');
    await page.getByText('3 selected').waitFor();
    await button(page, 'Clear').click();
    await box(page, kernels.title).check();
    await box(page, benchmark.title).check();
    await button(page, 'Unpublish').click();
    await expectToast(page, 'Success', '2 insights unpublished.');
    expect([await statusOf(kernels.path), await statusOf(benchmark.path)]).toEqual([404, 404]);
    await expect.poll(() => page.url()).toBe(`${site.server.url}/admin/insights?q=quantum&sort=title`);
    await expect.poll(() => page.getByText('selected').count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    const chosen = await boxes.count();
    await page.getByText(`${chosen} selected`).waitFor();
    await button(page, 'Publish').click();
    await page.locator('[data-toast]').filter({ hasText: '2 insights published.' }).waitFor();
    expect([await statusOf(kernels.path), await statusOf(benchmark.path)]).toEqual([200, 200]);
  });

  it('Whoever empties a list or a bin by keyboard goes on from it, not from the top of the page', async () => {
    const page = await openPage(site.browser);
    const search = new URLSearchParams({ q: kernels.title });
    await signIn(page, site.server.url, `/admin/insights?${search}`);
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await button(page, 'Delete selected').press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await page.getByText(`Nothing matches “${kernels.title}”.`).waitFor();
    await page.locator('section[aria-label="Insights"]:focus').waitFor();

    await page.goto(`${site.server.url}/admin/insights/bin?${search}`);
    await page.getByRole('checkbox', { name: 'Select this page' }).check();
    await button(page, 'Restore selected').press('Enter');
    await page.getByText(`Nothing in the bin matches “${kernels.title}”.`).waitFor();
    await page.locator('section[aria-label="Bin of insights"]:focus').waitFor();
  });

  it('What was unpublished by mistake is brought back by Undo, dated as it was', async () => {
    const page = await openPage(site.browser);
    const datesOf = async (path: string) =>
      (await (await fetch(site.server.url + path)).text()).match(/datetime="[^"]+"/gi);
    const before = await datesOf(kernels.path);
    expect(before).not.toBeNull();
    await signIn(page, site.server.url, '/admin/insights?q=quantum');
    await box(page, kernels.title).check();
    await button(page, 'Unpublish').click();
    await expect.poll(() => statusOf(kernels.path)).toBe(404);
    await button(page, 'Undo').click();
    await expect.poll(() => statusOf(kernels.path)).toBe(200);
    expect(await datesOf(kernels.path)).toEqual(before);
  });

  it('Without scripts, several are deleted after a question and brought back by Undo; no choice is said', async () => {
    const page = await openPage(site.browser, { javaScript: false });
    page.allowErrors(/409|422/);
    await signInPlainly(page, site.server.url, '/admin/insights?q=quantum');
    await button(page, 'Delete selected').click();
    await expectToast(page, 'Error', 'Choose at least one record.');
    await box(page, kernels.title).check();
    await box(page, benchmark.title).check();
    await button(page, 'Delete selected').click();
    await page.getByText('Are you sure you want to delete these 2 insights?').waitFor();
    expect(await statusOf(kernels.path)).toBe(200);
    await button(page, 'Delete').click();
    await expectToast(page, 'Success', '2 insights deleted.');
    expect([await statusOf(kernels.path), await statusOf(benchmark.path)]).toEqual([404, 404]);
    await button(page, 'Undo').click();
    await expectToast(page, 'Success', '2 insights restored.');
    await expect.poll(() => page.url()).toBe(`${site.server.url}/admin/insights?q=quantum`);
    expect([await statusOf(kernels.path), await statusOf(benchmark.path)]).toEqual([200, 200]);
  });

  it('Careers are paused and found by their status, which an edit keeps in the address', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url, '/admin/careers');
    await box(page, 'Quantum Algorithms Scientist').check();
    await button(page, 'Pause').click();
    await expectToast(page, 'Success', '1 career paused.');
    expect(await statusOf('/careers/quantum-algorithms-scientist')).toBe(404);
    await button(page, 'Undo').click();
    await expectToast(page, 'Success', '1 career activated.');
    // What was no open position before is none after an Undo.
    for (const title of ['Quantum Algorithms Scientist', 'Head of Clinical Validation']) await box(page, title).check();
    await button(page, 'Pause').click();
    await expectToast(page, 'Success', '2 careers paused.');
    expect(await button(page, 'Undo').count()).toBe(0);
    await page
      .getByRole('navigation', { name: 'Filters' })
      .getByRole('link', { name: /^Paused/ })
      .click();
    await page.waitForURL(`${site.server.url}/admin/careers?status=paused`);
    await page.getByRole('link', { name: 'Edit Quantum Algorithms Scientist' }).click();
    await button(page, 'Save career').click();
    await expectToast(page, 'Success', 'Career updated successfully');
    await expect.poll(() => page.url()).toBe(`${site.server.url}/admin/careers?status=paused`);
    await page.getByRole('searchbox', { name: 'Search careers' }).fill('no such words');
    await page.getByText('Nothing with this status matches “no such words”.').waitFor();
    await expect
      .poll(() => page.url())
      .toBe(`${site.server.url}/admin/careers?q=no+such+words&status=paused&sort=newest`);
    // On a slow connection what was typed last counts, although its list has not come yet; so does a filter.
    await page.route('**/admin/careers.data*', async (route) => {
      await delay(1500);
      await route.continue();
    });
    await page.getByRole('searchbox', { name: 'Search careers' }).fill('scientis');
    await page
      .getByRole('navigation', { name: 'Filters' })
      .getByRole('link', { name: /^Active/ })
      .click({ delay: 100 });
    await page.getByRole('searchbox', { name: 'Search careers' }).fill('scientist');
    await page.waitForURL(`${site.server.url}/admin/careers?q=scientist&status=active&sort=newest`);
  });
});

describe('The order that staff make', () => {
  const title = 'Left to the end';
  const focused = (page: WatchedPage) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const placeForVisitors = async () => {
    const html = await (await fetch(`${site.server.url}/documentation?category=tutorials`)).text();
    return [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/gs)].findIndex(([heading]) => heading.includes(title)) + 1;
  };

  it('A page is moved by keyboard, off the end of the list too, and without scripts; visitors find it there', async () => {
    await site.database.query(`
      insert into documentation (slug, title, excerpt, content, author, category, order_index, status)
      values ('left-to-the-end', '${title}', '', '', '', 'tutorials', 99, 'published')`);
    const page = await openPage(site.browser);
    await signIn(page, site.server.url, '/admin/documentation?page=2');
    const up = button(page, `Move ${title} up`);
    await up.focus();
    await page.keyboard.press('Enter');
    await expectToast(page, 'Success', `“${title}” is now 3 of 4 in Tutorials.`);
    await expect.poll(() => page.url()).toBe(`${site.server.url}/admin/documentation`);
    await expect.poll(() => focused(page)).toBe(`Move ${title} up`);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Success', `“${title}” is now 2 of 4 in Tutorials.`);
    expect(await placeForVisitors()).toBe(2);
    await page.keyboard.press('Enter');
    await expectToast(page, 'Success', `“${title}” is now 1 of 4 in Tutorials.`);
    // At the end the button keeps the focus, and does nothing.
    await expect.poll(() => up.getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => focused(page)).toBe(`Move ${title} up`);
    await page.close();

    const plain = await openPage(site.browser, { javaScript: false });
    await signInPlainly(plain, site.server.url, '/admin/documentation');
    for (const place of [2, 3]) {
      await button(plain, `Move ${title} down`).focus();
      await plain.keyboard.press('Enter');
      await expectToast(plain, 'Success', `“${title}” is now ${place} of 4 in Tutorials.`);
      await expect.poll(() => focused(plain)).toBe(`Move ${title} down`);
    }
    expect(await placeForVisitors()).toBe(3);
  });
});

describe('For everyone', () => {
  it('Lists with a choice, and bins, have no faults in either theme and fit a phone', async () => {
    const page = await openPage(site.browser, { viewport: { width: 390, height: 844 } });
    await signIn(page, site.server.url, '/admin/documentation');
    await answerDialog(page, 'accept', () =>
      page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click(),
    );
    await button(page, 'Undo').waitFor();
    for (const path of ['/admin/documentation', '/admin/careers', '/admin/documentation/bin']) {
      await page.goto(site.server.url + path);
      await page.getByRole('checkbox', { name: 'Select this page' }).check();
      await button(page, 'Clear').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
      expect(await axeObjections(page), path).toEqual([]);
    }
  });
});

it('An editor that is opened by its address stands over the list before its scripts are there, without HTML to read; in vain not for ever', async () => {
  const page = await openPage(site.browser);
  await signIn(page, site.server.url, '/admin/insights');
  const path = await page.getByRole('link', { name: `Edit ${kernels.title}`, exact: true }).getAttribute('href');
  page.allowErrors(/net::ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(site.server.url + path);
  const dialog = page.getByRole('dialog', { name: 'Edit insight' });
  await expect.poll(() => dialog.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  const content = dialog.getByLabel('Content');
  const colour = () => content.evaluate((element) => getComputedStyle(element).color);
  const hidden = 'rgba(0, 0, 0, 0)';
  expect(await colour()).toBe(hidden);
  await content.focus();
  expect(await colour()).not.toBe(hidden);
  await content.blur();
  await content.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()));
  expect(await colour()).not.toBe(hidden);
});
