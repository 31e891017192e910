import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeObjections } from '../support/axe';
import { openPage } from '../support/browser';
import { useBuiltSite } from '../support/built-site';
import { expectToast, signIn, signInPlainly } from '../support/staff';
import { textEditor } from '../support/text-editor';

const site = useBuiltSite();

describe('Insights', () => {
  it('An insight is created in a dialog; what is missing is said at its field and nothing is lost', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url);
    await page.getByRole('link', { name: 'New Insight' }).click();
    const dialog = page.getByRole('dialog', { name: 'New insight' });
    // The mark of a required field is for the eye: its name is its label.
    await dialog.getByRole('textbox', { name: 'Title', exact: true }).fill('Squeezed light');
    await dialog.getByRole('button', { name: 'Save insight' }).click();
    for (const sentence of ['Excerpt is required.', 'Content is required.', 'Author is required.']) {
      await dialog.getByText(sentence).waitFor();
    }
    expect(await dialog.getByLabel('Excerpt').evaluate((input) => input === document.activeElement)).toBe(true);
    await expect.poll(() => dialog.getByLabel('Title', { exact: true }).inputValue()).toBe('Squeezed light');
    await expect.poll(() => dialog.getByLabel('Difficulty').inputValue()).toBe('intermediate');
    await expect.poll(() => dialog.getByLabel('Status').inputValue()).toBe('draft');
    await dialog.getByLabel('Excerpt').fill('Less noise in one quadrature, more in the other.');
    await dialog.getByLabel('Author').fill('Research team');
    await textEditor(dialog).click();
    await page.keyboard.type('Shot noise is a floor for coherent light.');
    await dialog.getByLabel('Status').selectOption('published');
    await dialog.getByRole('button', { name: 'Save insight' }).click();
    await page.waitForURL(`${site.server.url}/admin/insights`);
    await expectToast(page, 'Success', 'Insight created successfully');
    expect(await (await fetch(`${site.server.url}/insights/squeezed-light`)).text()).toContain('Shot noise is a floor');
  });

  it('Escape closes the dialog; with unsaved words it asks first', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url, '/admin/insights/new');
    await page.locator('dialog:modal').waitFor();
    await page.getByRole('dialog', { name: 'New insight' }).getByLabel('Title', { exact: true }).fill('Half a thought');
    const title = page.getByRole('dialog', { name: 'New insight' }).getByLabel('Title', { exact: true });
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await page.keyboard.press('Escape');
    await question
      .getByText('What you typed here is not saved. This browser can keep it until you come back.')
      .waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    await expect.poll(() => title.inputValue()).toBe('Half a thought');
    expect(await isFocused(title)).toBe(true);
    // From within the text too.
    await textEditor(page).click();
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard changes' }).click();
    await page.waitForURL(`${site.server.url}/admin/insights`);
  });

  it('A duplicate starts as a draft with the same words; saved, both stand in the list as it was', async () => {
    const page = await openPage(site.browser);
    const title = 'Annealing, gate model or GPU? A decision guide';
    await signIn(page, site.server.url, '/admin/insights');
    await page.getByRole('link', { name: title, exact: true }).click();
    await page.getByRole('link', { name: 'Duplicate' }).click();
    const dialog = page.getByRole('dialog', { name: 'New insight' });
    await expect.poll(() => dialog.getByLabel('Title', { exact: true }).inputValue()).toBe(`${title} (copy)`);
    await expect.poll(() => dialog.getByLabel('Status').inputValue()).toBe('draft');
    await expect.poll(() => dialog.getByLabel('Research Category').inputValue()).toBe('Featured');
    await dialog.getByRole('button', { name: 'Save insight' }).click();
    await expectToast(page, 'Success', 'Insight created successfully');
    expect(page.url()).toBe(`${site.server.url}/admin/insights`);
    for (const listed of [title, `${title} (copy)`])
      await page.getByRole('link', { name: listed, exact: true }).waitFor();
  });

  it('Below a duplicate the list leads to its records as ever, and to a new one that is empty', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url, '/admin/blog');
    const links = page.getByRole('link', { name: /^(?:Edit |New Blog Post$)/ });
    const hrefs = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const before = await hrefs();
    await links.last().click();
    await page.getByRole('link', { name: 'Duplicate' }).click();
    await page.getByRole('heading', { name: 'New blog post' }).waitFor();
    expect(await hrefs()).toEqual(before);
  });

  it('Deleting asks in an alert dialog, which cancels by keyboard', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url);
    const remove = page.getByRole('button', { name: 'Delete When quantum kernels cannot help' });
    await remove.click();
    const alert = page.getByRole('alertdialog');
    await alert.getByText('When quantum kernels cannot help').waitFor();
    await page.keyboard.press('Escape');
    await alert.waitFor({ state: 'hidden' });
    await remove.click();
    await alert.getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Success', 'Insight deleted successfully');
    expect((await fetch(`${site.server.url}/insights/when-quantum-kernels-cannot-help`)).status).toBe(404);
  });

  it('Search and order are in the address, survive a reload, and nothing found is said', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url);
    await page.getByRole('searchbox', { name: 'Search insights' }).fill('ANNEALER solves');
    await page.waitForURL(/\/admin\/insights\?q=ANNEALER/);
    await page.getByText('1 record with').waitFor();
    await page.reload();
    await expect
      .poll(() => page.getByRole('searchbox', { name: 'Search insights' }).inputValue())
      .toBe('ANNEALER solves');
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    await page.getByRole('searchbox', { name: 'Search insights' }).fill('no such words');
    await page.getByText('Nothing matches “no such words”.').waitFor();
  });

  it('On the way back, search and order say what the list shows', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url, '/admin/insights');
    const search = page.getByRole('searchbox', { name: 'Search insights' });
    const order = page.getByRole('combobox', { name: 'Order' });
    await page.getByRole('link', { name: /^Published/ }).click();
    await page.waitForURL(/status=published/);
    await order.selectOption('Title A to Z');
    await page.waitForURL(/sort=title/);
    await search.fill('annealer');
    await page.waitForURL(/q=annealer/);
    await page.goBack();
    await page.waitForURL(/\/admin\/insights$/);
    await expect.poll(() => search.inputValue()).toBe('');
    await expect.poll(() => order.inputValue()).toBe('newest');
    await page.goForward();
    await expect.poll(() => search.inputValue()).toBe('annealer');
    await expect.poll(() => order.inputValue()).toBe('title');
  });

  it('Records are created, edited and deleted without JavaScript too', async () => {
    const page = await openPage(site.browser, { javaScript: false });
    page.allowErrors(/422|409/);
    await signInPlainly(page, site.server.url, '/admin/insights/new');
    await page.getByLabel('Title', { exact: true }).fill('Written without scripts');
    await page.getByLabel('Excerpt').fill('Plain forms.');
    await page.getByLabel('Author').fill('Research team');
    await page.getByRole('button', { name: 'Save insight' }).click();
    await page.getByText('Content is required.').waitFor();
    await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Written without scripts');
    await page.getByLabel('Content').fill('<p>By hand</p>');
    await page.getByRole('button', { name: 'Save insight' }).click();
    await expectToast(page, 'Success', 'Insight created successfully');
    await page.getByRole('button', { name: 'Delete Written without scripts' }).click();
    await page.getByText('Are you sure you want to delete this insight?').waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expectToast(page, 'Success', 'Insight deleted successfully');
  });
});

describe('For everyone', () => {
  const screens = ['/admin/auth', '/admin', '/admin/blog', '/admin/blog/new', '/admin/insights/new', '/newsletter'];

  it('axe finds nothing to object to in either theme', async () => {
    const page = await openPage(site.browser);
    await page.goto(`${site.server.url}/admin/auth`);
    expect(await axeObjections(page)).toEqual([]);
    await signIn(page, site.server.url);
    for (const path of screens.slice(1)) {
      await page.goto(site.server.url + path);
      if (path.endsWith('/new')) await textEditor(page).waitFor();
      expect(await axeObjections(page), path).toEqual([]);
    }
  });

  it('Nothing is wider than a phone of 320 px', async () => {
    const page = await openPage(site.browser, { viewport: { width: 320, height: 700 } });
    await signIn(page, site.server.url);
    for (const path of screens) {
      await page.goto(site.server.url + path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, path).toBeLessThanOrEqual(320);
    }
  });

  it('An insight is opened, changed and saved by keyboard alone', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url, '/admin/insights?q=benchmark+claim');
    const edit = page.getByRole('link', { name: 'Edit How to read a quantum benchmark claim' });
    for (let presses = 0; presses < 40 && !(await isFocused(edit)); presses += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Edit insight' });
    const title = dialog.getByLabel('Title', { exact: true });
    await title.waitFor();
    await expect.poll(() => isFocused(title)).toBe(true);
    await page.keyboard.press('End');
    await page.keyboard.type(', again');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Success', 'Insight updated successfully');
    await page.getByRole('link', { name: 'How to read a quantum benchmark claim, again', exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('?q=benchmark+claim');
    await expect.poll(() => isFocused(page.getByRole('link', { name: /^Edit How to read/ }))).toBe(true);
  });

  it.each([
    ['insights', 'New insight', 'dialog'],
    ['blog', 'New blog post', 'region'],
  ] as const)('Whoever leaves an editor of %s by keyboard is where they opened it', async (tab, name, role) => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url, `/admin/${tab}`);
    const create = page.locator(`a[href="/admin/${tab}/new"][aria-keyshortcuts]`);
    for (const leave of ['Escape', 'Cancel']) {
      await create.focus();
      await page.keyboard.press('Enter');
      const editor = page.getByRole(role, { name, exact: true });
      const title = editor.getByLabel('Title', { exact: true });
      await title.waitFor();
      await expect.poll(() => isFocused(title)).toBe(true);
      if (leave === 'Cancel') await editor.getByRole('link', { name: 'Cancel' }).focus();
      await page.keyboard.press(leave === 'Cancel' ? 'Enter' : 'Escape');
      await editor.waitFor({ state: 'detached' });
      await expect.poll(() => isFocused(create), { message: leave }).toBe(true);
    }
  });

  it('Every page names itself in the browser’s tab', async () => {
    const page = await openPage(site.browser);
    await signIn(page, site.server.url);
    await expect.poll(() => page.title()).toBe('Insights | Admin Dashboard | Quzones');
    await page.getByRole('tab', { name: 'Docs' }).click();
    await expect.poll(() => page.title()).toBe('Docs | Admin Dashboard | Quzones');
    await page.getByRole('link', { name: 'Edit Error codes' }).click();
    await expect.poll(() => page.title()).toBe('Error codes | Admin Dashboard | Quzones');
    for (const [path, name] of [
      ['/admin/account', 'My account'],
      ['/admin/audit', 'Audit log'],
      ['/admin/insights/bin', 'Insights: bin'],
      ['/admin/careers/new', 'New career'],
    ] as const) {
      await page.goto(site.server.url + path);
      expect(await page.title()).toBe(`${name} | Admin Dashboard | Quzones`);
    }
  });
});

function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === document.activeElement);
}
