import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage, openPageInLargeLetters } from '../support/browser';
import { useBuiltSite } from '../support/built-site';
import { signIn } from '../support/staff';
import { textEditor } from '../support/text-editor';

const site = useBuiltSite();

async function open(path: string, width = 390) {
  const page = await openPage(site.browser, { viewport: { width, height: 844 } });
  await signIn(page, site.server.url, path);
  return page;
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return { ...box, right: box.x + box.width, middle: box.y + box.height / 2 };
}

describe('The admin on a phone', () => {
  it('Filters of a list fill their lines and end inside of the page', async () => {
    for (const path of ['/admin/audit', '/admin/mail', '/admin/subscribers', '/admin/media']) {
      const page = await open(path);
      const search = page.getByRole('search');
      const edge = (await boxOf(search)).right;
      const rights = [];
      for (const control of await search.locator('select, input:not([type=hidden])').all()) {
        rights.push((await boxOf(control)).right);
      }
      expect(Math.max(...rights), path).toBeCloseTo(edge, 0);
      expect(rights.at(-1), path).toBeCloseTo(edge, 0);
      await page.close();
    }
  });

  it('Fields have letters of 16 pixels under fingers: Safari enlarges the page at smaller ones', async () => {
    const page = await openPage(site.browser, { viewport: { width: 390, height: 844 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await signIn(page, site.server.url, '/admin/insights/new');
    await textEditor(page).waitFor();
    const small = () =>
      page.locator('input:visible, select:visible, textarea:visible').evaluateAll((fields) =>
        fields
          .filter((field) => !['checkbox', 'radio'].includes((field as HTMLInputElement).type))
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => field.outerHTML.slice(0, 120)),
      );
    expect(await small()).toEqual([]);
    for (const path of ['/admin/audit', '/admin/media', '/admin/account']) {
      await page.goto(site.server.url + path);
      expect(await small(), path).toEqual([]);
    }
  });

  it('What removes a holiday stands beside it', async () => {
    const page = await open('/admin/holidays');
    const holiday = page.getByRole('listitem').filter({ hasText: 'Republic Day' }).first();
    const name = await boxOf(holiday.getByText('Republic Day', { exact: true }));
    const remove = await boxOf(holiday.getByRole('button', { name: 'Remove' }));
    expect(remove.x).toBeGreaterThan(name.right);
    expect(remove.y).toBeLessThan(name.y + name.height);
  });

  it('The ways out of an editor share one line, of a record with a long name and on the smallest phone too', async () => {
    for (const [tab, save, width] of [
      ['insights', 'Save insight', 390],
      ['documentation', 'Save documentation', 390],
      ['content', 'Save website content', 390],
      ['documentation', 'Save documentation', 320],
      ['content', 'Save website content', 320],
    ] as const) {
      const page = await open(`/admin/${tab}/new`, width);
      const cancel = await boxOf(page.getByRole('link', { name: 'Cancel' }));
      const saving = await boxOf(page.getByRole('button', { name: save }));
      const preview = await boxOf(page.getByRole('button', { name: 'Preview' }));
      expect([cancel.middle, preview.middle], `${tab} ${width}`).toEqual([saving.middle, saving.middle]);
      expect(preview.right, `${tab} ${width}`).toBeLessThan(width);
      await page.close();
    }
  });

  it('Where the buttons of an editor have a line of their own they end at its edge, under the ways to go on', async () => {
    const page = await open('/admin/blog', 768);
    await page
      .getByRole('link', { name: /^Edit / })
      .first()
      .click();
    const duplicate = await boxOf(page.getByRole('link', { name: 'Duplicate' }));
    const preview = await boxOf(page.getByRole('button', { name: 'Preview' }));
    expect(preview.y).toBeGreaterThan(duplicate.y);
    expect(preview.right).toBeCloseTo(duplicate.right, 0);
  });

  it('Tabs that go on beyond the edge fade towards it, on the side where they do; all in sight, none does', async () => {
    const page = await open('/admin/insights');
    const strip = page.getByRole('tablist', { name: 'Collections' }).locator('xpath=..');
    const fades = () =>
      strip.evaluate((element) => {
        const style = getComputedStyle(element);
        return ['--fade-start', '--fade-end'].map((name) => Number.parseFloat(style.getPropertyValue(name)) > 0);
      });
    const scroll = (to: 'start' | 'middle' | 'end') =>
      strip.evaluate((element, place) => {
        const most = element.scrollWidth - element.clientWidth;
        element.scrollLeft = { start: 0, middle: most / 2, end: most }[place];
      }, to);
    await scroll('start');
    await expect.poll(fades).toEqual([false, true]);
    await scroll('middle');
    await expect.poll(fades).toEqual([true, true]);
    await scroll('end');
    await expect.poll(fades).toEqual([true, false]);
    // Less motion takes nothing from it: nothing moves.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await scroll('middle');
    await expect.poll(fades).toEqual([true, true]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(fades).toEqual([false, false]);
    expect(await strip.evaluate((element) => getComputedStyle(element).maskImage)).toContain('linear-gradient');
  });

  it('A title that its line cuts off is read whole under it, and stays one line that programs find by its name', async () => {
    const page = await open('/admin/blog/new');
    const title = page.locator('input[name=title]');
    const whole = page.locator('input[name=title] + p');
    await title.fill('Post-quantum migration');
    expect(await whole.count()).toBe(0);
    await title.fill('Post-quantum migration of payment systems:\nwhich sequence works for banks');
    await expect.poll(() => whole.innerText()).toBe(await title.inputValue());
    const edge = (await boxOf(title)).right;
    await title.fill('Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(2));
    await whole.getByText('mützeDonau').waitFor();
    expect((await boxOf(title)).right).toBe(edge);
    await title.fill('Post-quantum migration');
    await expect.poll(() => whole.count()).toBe(0);
  });

  it('A field of several lines is as high as what is written in it', async () => {
    const page = await open('/admin/careers/new');
    const field = page.getByLabel('Responsibilities');
    const { height } = await boxOf(field);
    await field.fill(Array.from({ length: 20 }, (_, index) => `Duty ${index + 1}`).join('\n'));
    await expect.poll(() => field.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
    await field.fill('One duty');
    await expect.poll(async () => (await boxOf(field)).height).toBe(height);
  });

  it('The words of a table stay whole in the editor, and the table scrolls', async () => {
    const page = await open('/admin/blog/new');
    const text = textEditor(page);
    await text.waitFor();
    await text.click();
    const copied = `<table><tr>${'<td>Intergovernmentally</td>'.repeat(4)}</tr></table>`;
    await text.evaluate((element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, copied);
    const cell = text.locator('td p').first();
    const lines = () =>
      cell.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      });
    await expect.poll(lines).toBe(1);
    const table = text.locator('.editor-table');
    await expect.poll(() => table.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  });
});

describe('On a phone whose owner made letters twice as large', () => {
  it('no page of the admin scrolls sideways', async () => {
    const page = await openPageInLargeLetters({ viewport: { width: 390, height: 844 } });
    await signIn(page, site.server.url, '/admin/insights');
    const paths = await page
      .locator('header a[href^="/admin"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const published = page.getByRole('link', { name: 'Edit When quantum kernels cannot help' });
    const tooWide: string[] = [];
    for (const path of new Set([
      ...paths,
      (await published.getAttribute('href')) ?? '',
      '/admin/insights/new',
      '/admin/blog/new',
      '/admin/careers/new',
      '/admin/content/new',
    ])) {
      await page.goto(site.server.url + path);
      await page.locator('main :is(h1, h2)').first().waitFor();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 390) tooWide.push(`${path}: ${width} pixels`);
    }
    expect(tooWide).toEqual([]);
  }, 120_000);

  it('buttons that answer a question keep their words whole, and the palette shows what it found', async () => {
    const page = await openPageInLargeLetters({ viewport: { width: 390, height: 844 } });
    await signIn(page, site.server.url, '/admin/insights');
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    for (const name of ['Cancel', 'Delete']) {
      const button = page.getByRole('alertdialog').getByRole('button', { name, exact: true });
      expect(
        await button.evaluate((element) => {
          const words = document.createRange();
          words.selectNodeContents(element);
          return words.getClientRects().length;
        }),
        name,
      ).toBe(1);
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Pages, records and actions' }).fill('quantum kernels');
    const found = page
      .getByRole('option', { name: /When quantum kernels cannot help/ })
      .locator('span')
      .first();
    expect((await boxOf(found)).width).toBeGreaterThan(200);
  });
});
