import { expect, it } from 'vitest';
import type { WatchedPage } from '../support/browser';
import { sendsForm } from '../support/staff.ts';
import { storedDrafts } from '../support/stored-drafts';
import { useWritingDesk } from '../support/writing-desk';

const { openAdmin, startWriting } = useWritingDesk();

const source = (page: WatchedPage) => page.locator('textarea[name="content"]');

/** A new post whose clock stands still, so that for the editor nobody stops writing. */
async function writeOn() {
  const { page, html } = await startWriting();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return { page, html };
}

/** How often the form was told of the text. */
async function countTellings(page: WatchedPage): Promise<() => Promise<number>> {
  const told = await source(page).evaluateHandle((textarea) => {
    const counter = { count: 0 };
    textarea.addEventListener('input', () => {
      counter.count += 1;
    });
    return counter;
  });
  return () => told.evaluate(({ count }) => count);
}

it('Who writes waits for nothing that reads the whole text: that comes once when the writing rests', async () => {
  const { page, html } = await writeOn();
  const tellings = await countTellings(page);
  await page.keyboard.type('Every letter\nof it');
  expect(await html()).toBe('<p>Every letter</p>\n<p>of it</p>');
  expect(await tellings()).toBe(0);
  // That there are changes is known at once, also of what the browser itself says nothing of.
  await page.getByText('Unsaved changes').waitFor();
  await page.clock.runFor(1000);
  expect(await tellings()).toBe(1);
  expect(await source(page).inputValue()).toBe('<p>Every letter</p>\n<p>of it</p>');
  await page.getByText('4 words · 1 min read').waitFor();
});

it('A tool of the text alone makes it an unsaved one', async () => {
  const { page, html } = await writeOn();
  await page.getByRole('button', { name: 'Divider', exact: true }).click();
  await page.getByText('Unsaved changes').waitFor();
  expect(await html()).toContain('<hr>');
});

it.each([
  ['a button', (page: WatchedPage) => page.getByRole('button', { name: 'Save blog post' }).click()],
  ['a key', (page: WatchedPage) => page.keyboard.press('Control+Enter')],
  ['a key that keeps it open', (page: WatchedPage) => page.keyboard.press('Control+s')],
  ['a script', (page: WatchedPage) => source(page).evaluate(({ form }: HTMLTextAreaElement) => form?.requestSubmit())],
])('Sent by %s, a text carries its last letter, and nothing of it is unsaved', async (how, send) => {
  const { page } = await writeOn();
  await page.getByLabel('Title', { exact: true }).fill(`Sent by ${how} ${Date.now()}`);
  await page.locator('.editor-text').focus();
  await page.keyboard.type('To the last letter');
  const sent = page.waitForRequest(sendsForm);
  await send(page);
  expect((await sent).postData()).toContain('<p>To the last letter</p>');
  await page.getByText('Blog post created successfully').first().waitFor();
  await page.clock.runFor(5000);
  expect(await page.getByText('Unsaved changes').count()).toBe(0);
});

it('A preview shows the last letter, and so does the draft of a window that is closed', async () => {
  const { page } = await writeOn();
  await page.getByLabel('Title', { exact: true }).fill(`Looked at ${Date.now()}`);
  await page.locator('.editor-text').focus();
  await page.keyboard.type('Seen at once');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await (await opened).getByText('Seen at once').waitFor();
  await page.locator('.editor-text').focus();
  await page.keyboard.type(', kept at once');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(async () => (await storedDrafts(page)).length).toBe(1);
  await page.close();
  const again = await page.context().newPage();
  await again.goto(page.url());
  await again.getByRole('button', { name: 'Restore draft' }).click();
  await again.locator('.editor-text').getByText('Seen at once, kept at once').waitFor();
});

it('What is typed while a save is under way stays unsaved, though its field is checked meanwhile', async () => {
  const page = await openAdmin('/admin/blog/new');
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
  const title = page.getByLabel('Title', { exact: true });
  await title.fill(`Saved by halves ${Date.now()}`);
  const held = Promise.withResolvers<void>();
  await page.route('**/admin/blog/new*', async (route) => {
    if (route.request().method() === 'POST') await held.promise;
    await route.continue();
  });
  const sent = page.waitForRequest(sendsForm);
  await title.press('Control+s');
  await sent;
  await title.press('End');
  await title.pressSequentially(', and on');
  await page.getByLabel('Author', { exact: true }).focus();
  held.resolve();
  await page.waitForURL(/\/admin\/blog\/[0-9a-f-]{36}$/);
  await page.getByText('Blog post created successfully').first().waitFor();
  await page.getByText('Unsaved changes').waitFor();
});
