import { afterAll, expect, it } from 'vitest';
import { openPage, type WatchedPage } from '../support/browser';
import { useBuiltSite } from '../support/built-site';
import { startPostgres, type TestPostgres } from '../support/postgres';
import { expectToast, sendsForm, signIn } from '../support/staff';
import { textEditor } from '../support/text-editor';

let postgres: TestPostgres;
afterAll(() => postgres?.stop());

const site = useBuiltSite(async () => {
  postgres = await startPostgres();
  return { databaseUrl: await postgres.createDatabase('site') };
});

const title = (page: WatchedPage) => page.getByLabel('Title', { exact: true });
const focusedName = (page: WatchedPage) =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? activeElement?.getAttribute('name');
  });

it('A post is written, saved on the way and closed by keyboard alone', async () => {
  const page = await openPage(site.browser);
  // Another one each time, should it have to be tried again.
  const written = `Written with ten fingers ${Date.now()}`;
  await signIn(page, site.server.url, '/admin/blog');
  await page.getByRole('link', { name: 'New Blog Post' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  await expect.poll(() => focusedName(page)).toBe('title');
  await page.keyboard.type(written);
  await page.keyboard.press('Tab');
  await page.keyboard.type('No mouse was used.');
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Block style');
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe('Content');
  await page.keyboard.type('Plain, ');
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('ArrowRight');
  expect(await focusedName(page)).toBe('Bold');
  await page.keyboard.press('Enter');
  await page.keyboard.type('bold');

  await page.keyboard.press('Control+s');
  await expectToast(page, 'Success', 'Blog post created successfully');
  await page.waitForURL(/\/admin\/blog\/[0-9a-f-]{36}$/);
  await expect.poll(() => focusedName(page)).toBe('Content');
  await page.keyboard.type(' and more');
  await page.getByText('Unsaved changes, kept in this browser').waitFor();
  let answerReads = () => {};
  const reads = new Promise<void>((resolve) => {
    answerReads = resolve;
  });
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() === 'GET') await reads;
    await route.continue();
  });
  await page.keyboard.press('Control+s');
  await page.getByText('Saved', { exact: true }).waitFor();
  // Nobody who writes waits for the list behind, which is loaded anew after each save.
  await expect.poll(() => page.getByRole('button', { name: 'Save blog post', exact: true }).count()).toBe(1);
  answerReads();
  await page.keyboard.type('.');
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(`${site.server.url}/admin/blog`);
  await page.getByRole('link', { name: `Edit ${written}` }).focus();
  await page.keyboard.press('Enter');
  await textEditor(page).waitFor();
  await expect
    .poll(() => page.locator('textarea[name="content"]').inputValue())
    .toBe('<p>Plain, <strong>bold and more.</strong></p>');
  await page.keyboard.press('Escape');
  await page.waitForURL(`${site.server.url}/admin/blog`);
});

it('The first save of a new text interrupts nobody: letters, the caret and the way back stay', async () => {
  const page = await openPage(site.browser);
  await signIn(page, site.server.url, '/admin/blog/new');
  const html = page.locator('textarea[name="content"]');
  // Another one each time, should it have to be tried again.
  const name = `Saved in mid-sentence ${Date.now()}`;
  await title(page).fill(name);
  await textEditor(page).click();
  await page.keyboard.type('Alpha beta.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('A second, longer paragraph.');
  await page.keyboard.press('ArrowUp');

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/admin/blog/new*', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  const sent = page.waitForRequest(sendsForm);
  await page.keyboard.press('Control+s');
  await sent;
  await page.keyboard.type(' The fox');
  release();
  await page.waitForURL(/\/admin\/blog\/[0-9a-f-]{36}$/);
  await page.keyboard.type(' jumps.');
  await expect
    .poll(() => html.inputValue())
    .toBe('<p>Alpha beta. The fox jumps.</p>\n<p>A second, longer paragraph.</p>');
  await page.getByText('Unsaved changes, kept in this browser').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Saved', { exact: true }).waitFor();
  // The way back reaches over the first save: the text that was typed before it is what it leads to.
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect.poll(() => html.inputValue()).toBe('');
  await page.keyboard.press('Control+z');
  await expect.poll(() => html.inputValue()).toContain('<p>A second, longer paragraph.</p>');
  const written = await html.inputValue();

  await page.keyboard.press('Control+s');
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.goto(`${site.server.url}/admin/blog?q=${encodeURIComponent(name)}`);
  expect(await page.getByRole('link', { name: `Edit ${name}` }).count()).toBe(1);
  await page.getByRole('link', { name: `Edit ${name}` }).click();
  await expect.poll(() => html.inputValue()).toBe(written);
  await page.keyboard.press('Escape');
  // Another new one begins empty, once the former editor has left the page.
  await page.getByRole('link', { name: 'New Blog Post' }).click();
  await expect.poll(async () => [await html.inputValue(), await title(page).inputValue()]).toEqual(['', '']);
});

it('What an editor was saved as is not what the next one writes to', async () => {
  const page = await openPage(site.browser);
  await signIn(page, site.server.url, '/admin/documentation');
  const open = page.getByRole('link', { name: 'New Documentation' });
  await open.click();
  await textEditor(page).waitFor();
  await title(page).fill('Saved on the way');
  await title(page).press('Control+s');
  await page.waitForURL(/\/admin\/documentation\/[0-9a-f-]{36}$/);
  await expect.poll(() => page.getByRole('region', { name: 'Edit Documentation' }).count()).toBe(1);
  await open.click();
  await page.getByRole('region', { name: 'New Documentation' }).waitFor();
  await expect.poll(() => title(page).inputValue()).toBe('');
  // The list stands below the card: from the empty form straight to what was saved before.
  await page.getByRole('link', { name: 'Edit Saved on the way' }).click();
  await expect.poll(() => title(page).inputValue()).toBe('Saved on the way');
});

it('Leaving with unsaved words asks: by a link, by the back button, and by another tab of the admin', async () => {
  const page = await openPage(site.browser);
  await signIn(page, site.server.url, '/admin/blog');
  await page.getByRole('link', { name: 'New Blog Post' }).click();
  await title(page).fill('Half a thought');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  const ways = [
    () => page.getByRole('link', { name: 'Cancel', exact: true }).click(),
    () => page.getByRole('tab', { name: 'Careers' }).click(),
    () => page.goBack().then(() => undefined),
  ];
  for (const leave of ways) {
    await leave();
    await question.waitFor();
    // What loses nothing has the focus, so that Enter does.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Keep editing');
    await page.keyboard.press('Enter');
    await question.waitFor({ state: 'hidden' });
    expect([await title(page).inputValue(), new URL(page.url()).pathname]).toEqual([
      'Half a thought',
      '/admin/blog/new',
    ]);
  }
  await page.getByRole('tab', { name: 'Careers' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await page.waitForURL(`${site.server.url}/admin/careers`);
  await page.goto(`${site.server.url}/admin/blog/new`);
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  await expect.poll(() => page.getByRole('region', { name: 'Unsaved draft' }).count()).toBe(0);
});

it('What is left for later is offered when its writer comes back', async () => {
  const page = await openPage(site.browser);
  await signIn(page, site.server.url, '/admin/blog/new');
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  await title(page).fill('Half a thought');
  await page.getByRole('tab', { name: 'Careers' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave it for later' }).click();
  await page.waitForURL(`${site.server.url}/admin/careers`);
  await page.goto(`${site.server.url}/admin/blog/new`);
  const draft = page.getByRole('region', { name: 'Unsaved draft' });
  await draft.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => title(page).inputValue()).toBe('Half a thought');
});

it('Where the browser can’t keep it after all, nothing is left, and the question says so', async () => {
  const page = await openPage(site.browser);
  await signIn(page, site.server.url, '/admin/blog/new');
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  await title(page).fill('Half a thought');
  await page.getByRole('tab', { name: 'Careers' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.waitFor();
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await question.getByRole('button', { name: 'Leave it for later' }).click();
  await question.getByText('What you typed here would be lost.').waitFor();
  await question.getByRole('button', { name: 'Keep editing' }).click();
  expect([await title(page).inputValue(), new URL(page.url()).pathname]).toEqual(['Half a thought', '/admin/blog/new']);
});

it('The checklist names what is missing, links that lead nowhere among it, and leads to the field', async () => {
  const page = await openPage(site.browser);
  await signIn(page, site.server.url, '/admin/blog/new');
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  await page.locator('textarea[name="content"]').evaluate((textarea: HTMLTextAreaElement) => {
    textarea.value =
      '<h2>One</h2><h4>Three</h4><p><a href="/no-such-page">Gone</a> <a href="/contact#form">Contact</a> ' +
      '<a href="/blog/no-such-post">Lost</a> <a href="/about">here</a></p>';
    textarea.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.getByText('Links that lead nowhere: /blog/no-such-post, /no-such-page').waitFor();
  await page.getByText('Headings in order: “Three” skips a level').waitFor();
  await page.getByText('Links that say where they lead, not “here”').waitFor();
  await page.getByRole('button', { name: 'An author' }).click();
  expect(await focusedName(page)).toBe('author');
  await page.keyboard.type('Research team');
  await page.getByRole('button', { name: 'An author' }).waitFor({ state: 'detached' });
});

it('A new text whose answer was lost on the way is saved again as the same one', async () => {
  const page = await openPage(site.browser);
  page.allowErrors(/ERR_FAILED|Failed to fetch/);
  await signIn(page, site.server.url, '/admin/blog/new');
  await textEditor(page).waitFor();
  const written = `Sent twice, stored once ${Date.now()}`;
  await title(page).fill(written);
  await page.getByLabel('Excerpt').fill('Whose answer was lost.');
  await textEditor(page).fill('Here it is.');
  let lost = 0;
  await page.route('**/admin/blog/new.data*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch({ maxRedirects: 0 });
    lost += 1;
    return route.abort();
  });
  await page.keyboard.press('Control+Enter');
  await expect.poll(() => lost).toBe(1);
  await page.locator('[data-toast]').first().waitFor();
  await page.unroute('**/admin/blog/new.data*');
  await title(page).press('End');
  await page.keyboard.type(', and finished');
  await page.keyboard.press('Control+Enter');
  await page.waitForURL(`${site.server.url}/admin/blog`);
  await page.goto(`${site.server.url}/admin/blog?q=${encodeURIComponent(written)}`);
  await page.getByRole('link', { name: `Edit ${written}, and finished` }).waitFor();
  expect(await page.getByRole('link', { name: `Edit ${written}` }).count()).toBe(1);
});

it('A click lands on what it was aimed at, although the field that is left has something to object to', async () => {
  const page = await openPage(site.browser);
  await signIn(page, site.server.url, '/admin/careers/new');
  await title(page).focus();
  const box = await page.getByLabel('Location').boundingBox();
  await page.getByLabel('Department').focus();
  const { x = 0, y = 0, height = 0 } = box ?? {};
  await page.mouse.move(x + 20, y + height / 2);
  await page.mouse.down();
  await expect.poll(() => page.getByLabel('Department').getAttribute('aria-invalid')).toBe('true');
  await expect.poll(() => page.getByText('Department is required.').count()).toBe(0);
  await page.mouse.up();
  await page.getByText('Department is required.').waitFor();
  expect(await focusedName(page)).toBe('location');
});

it('On a phone of 320 px nothing in the editor of a full article is wider than the screen', async () => {
  const page = await openPage(site.browser, { viewport: { width: 320, height: 700 } });
  await signIn(page, site.server.url);
  for (const [tab, record] of [
    ['blog', 'A gentle guide to the Bloch sphere'],
    ['insights', 'How to read a quantum benchmark claim'],
  ]) {
    await page.goto(`${site.server.url}/admin/${tab}?q=${encodeURIComponent(record ?? '')}`);
    await page.getByRole('link', { name: `Edit ${record}` }).click();
    await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
    const tooWide = await page.evaluate(() => {
      const frame = document.querySelector('dialog[open]') ?? document.documentElement;
      return frame.scrollWidth - frame.clientWidth;
    });
    expect(tooWide, tab).toBeLessThanOrEqual(0);
  }
});

it('The line that is written is never behind the bars above and below it, in a dialog and on a phone too', async () => {
  for (const [tab, width] of [
    ['insights', 1280],
    ['blog', 1280],
    ['insights', 390],
    ['blog', 390],
  ] as const) {
    const page = await openPage(site.browser, { viewport: { width, height: 800 } });
    await signIn(page, site.server.url, `/admin/${tab}/new`);
    await textEditor(page).click();
    const place = () =>
      page.evaluate(() => {
        const { top = 0, bottom = 0 } = getSelection()?.focusNode?.parentElement?.getBoundingClientRect() ?? {};
        const edge = (bar: string) => document.querySelector(bar)?.getBoundingClientRect();
        return {
          isBelowTools: top >= (edge('.editor-toolbar')?.bottom ?? Infinity),
          isAboveCount: bottom <= (edge('.editor-status')?.top ?? 0),
        };
      });
    const seen = { isBelowTools: true, isAboveCount: true };
    for (let line = 1; line <= 16; line += 1) await page.keyboard.type(`Line ${line}\n`);
    await page.keyboard.type('L');
    await expect.poll(place, { message: `${tab} at ${width} px, at the end` }).toEqual(seen);
    await page.keyboard.type('ast\n/table');
    await page.getByRole('option', { name: 'Table' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Vans');
    await expect.poll(place, { message: `${tab} at ${width} px, in a table` }).toEqual(seen);
    for (let line = 1; line <= 18; line += 1) await page.keyboard.press('ArrowUp');
    await expect.poll(place, { message: `${tab} at ${width} px, at the start` }).toEqual(seen);
  }
});
