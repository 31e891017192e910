import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { obstacles } from '../support/axe';
import { untilHydrated, type WatchedPage } from '../support/browser.ts';
import { startBuiltServer } from '../support/built-server.ts';
import { useBuiltSite } from '../support/built-site.ts';
import { startPostgres } from '../support/postgres.ts';
import { expectToast, signInPlainly } from '../support/staff.ts';
import { textEditor } from '../support/text-editor';

const first = '/documentation/run-your-first-circuit';

const site = useBuiltSite();
const { open, get } = site;

const menuOf = (page: WatchedPage) => page.getByRole('navigation', { name: 'Documentation categories' });
const notFoundNote = /status of 404/;

async function save(page: WatchedPage): Promise<void> {
  await page.getByRole('button', { name: 'Save documentation' }).click();
  await page.waitForURL(`${site.server.url}/admin/documentation`);
}

it('A table that is wider than a phone is shaded at its edge until its end is reached', async () => {
  const page = await open({ javaScript: false, viewport: { width: 390, height: 800 } });
  await page.goto('/documentation/error-codes');
  const table = page.getByRole('region', { name: /^Table 1:/ });
  await table.scrollIntoViewIfNeeded();
  /** Of a point between two lines of the table, beside the right edge and in the middle. */
  const grounds = async () => {
    const { data, info } = await sharp(await table.screenshot())
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number) => [...data.subarray((6 * info.width + x) * 3, (6 * info.width + x) * 3 + 3)].join();
    return { edge: at(info.width - 4), middle: at(info.width >> 1) };
  };
  const before = await grounds();
  expect(before.edge).not.toBe(before.middle);
  await table.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  const after = await grounds();
  expect(after.edge).toBe(after.middle);
});

describe('The list', () => {
  it('Search, category and back work by address alone, without JavaScript', async () => {
    const page = await open({ javaScript: false });
    await page.goto('/documentation');
    await expect.poll(() => page.getByRole('heading', { level: 2 }).first().textContent()).toBe('Getting started');
    const all = ['All', 'Getting started', 'API reference', 'Examples', 'Tutorials', 'Troubleshooting'];
    await expect.poll(() => menuOf(page).getByRole('link').locator('span:first-child').allTextContents()).toEqual(all);
    await page.getByLabel('Search documentation').fill('CHAIN strength');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    expect(new URL(page.url()).search).toBe('?q=CHAIN+strength');
    await expect.poll(() => page.getByRole('status').first().textContent()).toBe('1 page for “CHAIN strength”');
    await page.goto('/documentation?q=python');
    await menuOf(page).getByRole('link', { name: 'Examples' }).click();
    expect(new URL(page.url()).search).toBe('?q=python&category=examples');
    await page.getByText(/^\d pages? for “python” in Examples$/).waitFor();
    await page.getByRole('contentinfo').waitFor();
    await expect.poll(() => page.locator('main h2').allTextContents()).toEqual(['Examples']);
    await expect.poll(() => menuOf(page).locator('[aria-current="true"]').textContent()).toMatch(/^Examples/);
  });

  it('The way back from a page leads to the list as it was left, and so does that of the next page', async () => {
    const page = await open({ javaScript: false });
    await page.goto('/documentation?q=qubo&category=api-reference');
    await page.getByRole('link', { name: 'QUBO models' }).click();
    expect(new URL(page.url()).pathname).toBe('/documentation/qubo-models');
    await page.getByRole('link', { name: /^Next/ }).click();
    await page.getByRole('link', { name: 'Back to Documentation' }).click();
    await expect.poll(() => page.url()).toBe(`${site.server.url}/documentation?q=qubo&category=api-reference`);
  });

  it('A page leads to it by a search of its own, on a phone too and without the keyboard', async () => {
    const page = await open({ javaScript: false, viewport: { width: 390, height: 800 } });
    await page.goto('/documentation/qubo-models');
    await page.getByLabel('Search documentation').fill('queue');
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
    expect(page.url()).toBe(`${site.server.url}/documentation?q=queue`);
    await page.getByText(/^\d pages? for “queue”$/).waitFor();
  });

  it('It finds while one types, by tags too, keeps the focus, and can be used by keyboard alone', async () => {
    const page = await open();
    await page.goto('/documentation');
    await untilHydrated(page);
    await page.getByLabel('Search documentation').focus();
    await page.keyboard.type('querido', { delay: 20 });
    await page.waitForURL('**/documentation?q=querido');
    await page.getByText(/^\d pages for “querido”$/).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
    expect(await focused()).toBe('q');
    const target = page.getByRole('link', { name: 'Let Querido choose the solver' });
    for (let presses = 0; presses < 20; presses += 1) {
      if (await target.evaluate((link) => link === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await page.waitForURL('**/documentation/let-querido-choose-the-solver?q=querido');
  });

  it('A card shows the version, the date and at most two tags; nothing found is said in words', async () => {
    const writer = await open({ javaScript: false });
    await signInPlainly(writer, site.server.url, '/admin/documentation/new');
    await writer.getByLabel('Title', { exact: true }).fill('Tagged three times');
    await writer.getByLabel('Category').selectOption({ label: 'Advanced' });
    await writer.getByLabel('Tags').fill('One, Two, Three');
    await writer.getByLabel('Status').selectOption('published');
    await save(writer);
    const page = await open();
    await page.goto('/documentation');
    const cardOf = (title: string) => page.locator('article').filter({ hasText: title }).first();
    const tagsOf = (title: string) => cardOf(title).getByRole('list', { name: 'Tags' }).locator('li').allTextContents();
    await expect
      .poll(() => cardOf('Jobs REST API').innerText())
      .toMatch(/Featured[\s\S]*Version 1\.4\.0[\s\S]*November 12, 2025/);
    expect(await tagsOf('Jobs REST API')).toEqual(['REST', 'Reference']);
    expect(await tagsOf('Tagged three times')).toEqual(['One', 'Two']);
    await menuOf(page).getByRole('link', { name: 'Advanced' }).waitFor();
    await page.goto('/documentation?q=zzzz');
    await page.getByRole('heading', { name: 'No documentation found', exact: true }).waitFor();
    await page.goto('/documentation?category=no-such');
    await page.getByRole('heading', { name: 'No documentation found', exact: true }).waitFor();
  });

  it.each(['/documentation', '/documentation?q=zzzz', '/documentation/python-client'])(
    'Whoever did not find it on %s is led to the authors',
    async (path) => {
      const page = await open({ javaScript: false });
      await page.goto(path);
      await page.getByText('Something missing or wrong?').waitFor();
      expect(await page.getByRole('link', { name: 'Tell the authors' }).getAttribute('href')).toBe(
        '/contact?subject=expert',
      );
    },
  );

  it.each([
    ['/documentation?category=all', 200],
    ['/documentation?page=2', 404],
    ['/documentation?q=%00&category=%00', 200],
    [`/documentation?q=${'x'.repeat(5000)}`, 200],
  ])('%s answers %d', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });
});

describe('A page', () => {
  it('The menu stays, with all pages of the category and the one that is read marked', async () => {
    const page = await open({ javaScript: false });
    await page.goto(first);
    const pages = menuOf(page).getByRole('listitem').filter({ hasText: 'Getting started' }).locator('ul a');
    await expect
      .poll(() => pages.allTextContents())
      .toEqual(['Install the SDK', 'Run your first circuit', 'Authentication and API keys', 'Choose a back end']);
    await expect.poll(() => menuOf(page).locator('[aria-current="page"]').textContent()).toBe('Run your first circuit');
    await expect.poll(() => page.getByText('Version 1.4.0').count()).toBe(1);
    await expect.poll(() => page.getByText('Updated November 12, 2025').count()).toBe(1);
    await expect.poll(() => page.locator('.prose .code-keyword').first().textContent()).toBe('from');
    const onward = page.getByRole('navigation', { name: 'Previous and next' });
    await expect
      .poll(() => onward.getByRole('link').allTextContents())
      .toEqual(['Previous · Getting startedInstall the SDK', 'Next · Getting startedAuthentication and API keys']);
  });

  it('A menu with no room for all of it begins at the page that is read', async () => {
    const page = await open({ javaScript: false, viewport: { width: 1280, height: 240 } });
    await page.goto('/documentation/choose-a-back-end');
    const [box, entry] = await Promise.all(
      ['', ' [aria-current="page"]'].map((inside) =>
        page.locator(`.contents-side:has(nav)${inside}`).first().boundingBox(),
      ),
    );
    expect(entry?.y).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
  });

  it('Code is copied by a button, where scripts run', async () => {
    const page = await open();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(first);
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Copy code' }).nth(1).click();
    await page.getByRole('button', { name: 'Code copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("{'00': 507, '11': 493}");
  });

  it('The contents mark the section that one reads', async () => {
    const page = await open({ viewport: { width: 1440, height: 700 } });
    await page.goto(first);
    await untilHydrated(page);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link', { name: 'Send it elsewhere' }).click();
    await contents.locator('[aria-current="location"]').getByText('Send it elsewhere').waitFor();
  });

  it('A missing page answers 404 with a way back', async () => {
    const page = await open();
    page.allowErrors(notFoundNote);
    expect((await page.goto('/documentation/nothing'))?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Documentation Not Found', exact: true }).waitFor();
    await page.getByRole('alert').getByText('The requested documentation could not be found.').waitFor();
    await page.getByRole('link', { name: 'Back to Documentation', exact: true }).click();
    await page.waitForURL('**/documentation');
  });

  const paths = ['/documentation?q=zzzz', first, '/documentation/nothing'];
  it.each(paths)('%s has no accessibility fault in either theme, and fits phones', async (path) => {
    const page = await open();
    page.allowErrors(notFoundNote);
    await page.goto(path);
    expect(await obstacles(page, 'main')).toEqual([]);
  });
});

describe('The Docs tab', () => {
  it('A page is written, checked, published, moved, taken back and deleted', async () => {
    const page = await open();
    await signInPlainly(page, site.server.url, '/admin/documentation');
    await untilHydrated(page);
    await page.getByRole('link', { name: 'New Documentation' }).click();
    const slug = page.getByLabel('Slug');
    await page.getByLabel('Title', { exact: true }).fill("What's new in v2.0?");
    await expect.poll(() => slug.inputValue()).toBe('whats-new-in-v20');
    await page.getByLabel('Title', { exact: true }).pressSequentially(' Much');
    await expect.poll(() => slug.inputValue()).toBe('whats-new-in-v20-much');
    // Once the title was left, the slug is no longer empty, and stays.
    await page.getByLabel('Category').focus();
    await page.getByLabel('Title', { exact: true }).fill("What's new in version 2?");
    expect(await slug.inputValue()).toBe('whats-new-in-v20-much');
    await slug.fill('install-the-sdk');
    await page.getByLabel('Title', { exact: true }).fill("What's new in version 2!");
    await expect.poll(() => slug.inputValue()).toBe('install-the-sdk');
    await expect.poll(() => page.getByLabel('Category').inputValue()).toBe('getting-started');
    await expect.poll(() => page.getByLabel('Version').inputValue()).toBe('1.0.0');
    await expect.poll(() => page.getByLabel('Order Index').inputValue()).toBe('0');
    await expect.poll(() => page.getByLabel('Status').inputValue()).toBe('draft');
    await page.getByLabel('Category').selectOption({ label: 'Troubleshooting' });
    await page.getByLabel('Order Index').fill('1.5');
    await page.getByLabel('Status').selectOption('published');
    await textEditor(page).click();
    await page.keyboard.type('Everything is faster.');
    await page.getByText('Order index must be a whole number between -999,999 and 999,999.').waitFor();
    await page.getByLabel('Order Index').fill('99');
    page.allowErrors(/status of 422/);
    await page.getByRole('button', { name: 'Save documentation' }).click();
    await page.getByText('Slug is taken by another record. Choose another one.').waitFor();
    await slug.fill('');
    await page.getByLabel('Title', { exact: true }).fill('Release notes');
    await expect.poll(() => slug.inputValue()).toBe('release-notes');
    await save(page);
    await expectToast(page, 'Success', 'Documentation created successfully');

    const visitor = await open();
    await visitor.goto('/documentation?category=troubleshooting');
    await visitor.getByRole('link', { name: 'Release notes' }).click();
    await visitor.getByText('Everything is faster.').waitFor();

    await page.getByRole('link', { name: 'Edit Release notes' }).click();
    await slug.fill('changes');
    await save(page);
    await expectToast(page, 'Success', 'Documentation updated successfully');
    const moved = await get('/documentation/release-notes?category=troubleshooting');
    expect([moved.status, moved.headers.get('location')]).toEqual([
      301,
      '/documentation/changes?category=troubleshooting',
    ]);

    await page.getByRole('link', { name: 'Edit Release notes' }).click();
    await page.getByLabel('Status').selectOption('draft');
    await save(page);
    expect((await get('/documentation/changes')).status).toBe(404);
    expect((await get('/documentation/release-notes')).status).toBe(404);

    const asked = page.waitForEvent('dialog').then((dialog) => dialog.accept());
    await Promise.all([asked, page.getByRole('button', { name: 'Delete Release notes' }).click()]);
    await expectToast(page, 'Success', 'Documentation deleted successfully');
    await expect.poll(() => page.getByText('Release notes').count()).toBe(0);
  });

  it('Without JavaScript the slug comes from the title on the server, with the underscores of its words', async () => {
    const page = await open({ javaScript: false });
    await signInPlainly(page, site.server.url, '/admin/documentation/new');
    await page.getByLabel('Title', { exact: true }).fill('The order_index, in a plain browser');
    await page.getByLabel('Status').selectOption('published');
    await page.getByRole('button', { name: 'Save documentation' }).click();
    await page.waitForURL(`${site.server.url}/admin/documentation`);
    expect((await get('/documentation/the-order_index-in-a-plain-browser')).status).toBe(200);
    expect((await get('/documentation/The-Order_Index-in-a-plain-browser')).status).toBe(301);
  });

  it('Who saves after the session has ended is told so, and keeps what was typed', async () => {
    const page = await open();
    page.allowErrors(/status of 401/);
    await signInPlainly(page, site.server.url, '/admin/documentation/new');
    await untilHydrated(page);
    await page.getByLabel('Title', { exact: true }).fill('Late');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Save documentation' }).click();
    await page.getByText('You must be logged in to manage documentation').waitFor();
    await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('Late');
  });
});

describe('When the database is gone', () => {
  it('The list is empty and says so, and a page says so too', async () => {
    const postgres = await startPostgres();
    const broken = await startBuiltServer({ databaseUrl: await postgres.createDatabase('site') });
    try {
      await postgres.stop();
      for (const path of ['/documentation', '/documentation/some-page']) {
        const response = await fetch(broken.url + path);
        const html = await response.text();
        expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
        expect(html).toContain('>Failed to load documentation</h');
        const toast = /<div role="alert"[\s\S]*?<\/div><\/div>/.exec(html)?.[0] ?? '';
        expect(toast).toContain('>Error</p>');
        expect(toast).toContain('>Failed to load documentation</p>');
      }
    } finally {
      await broken.stop();
      await postgres.stop();
    }
  });
});
