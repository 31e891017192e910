import type { Editor } from '@tiptap/core';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeObjections } from '../support/axe';
import { useWritingDesk } from '../support/writing-desk.ts';

const { site, startWriting } = useWritingDesk();

describe('Frames in the editor', () => {
  it('are put up from the menu of blocks, left by an empty line, changed to another kind and taken away', async () => {
    const { page, html } = await startWriting();
    await page.keyboard.type('Before.\n/warn');
    await page.getByRole('option', { name: 'Warning' }).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Mind the gap.\n- one\ntwo\n\n\nAfter.');
    const inside = '<p>Mind the gap.</p><ul><li>one</li><li>two</li></ul>';
    expect(await html()).toBe(`<p>Before.</p>\n<aside class="warning">${inside}</aside>\n<p>After.</p>`);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.getByLabel('Kind of frame').selectOption('tip');
    expect(await html()).toBe(`<p>Before.</p>\n<aside class="tip">${inside}</aside>\n<p>After.</p>`);
    await page.getByRole('button', { name: 'Remove frame' }).click();
    expect(await html()).toBe('<p>Before.</p>\n<p>Mind the gap.</p>\n<ul><li>one</li><li>two</li></ul>\n<p>After.</p>');
    await page.keyboard.press('Control+z');
    expect(await html()).toContain('<aside class=');
  });

  it('are what Markdown calls alerts, typed and pasted', async () => {
    const { page, text, html } = await startWriting();
    await page.keyboard.type('> [!CAUTION] Hot.');
    expect(await html()).toBe('<aside class="warning"><p>Hot.</p></aside>');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await text.evaluate((element) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', 'Text.\n\n> [!IMPORTANT]\n> Read **this** first.\n\n> Said.\n');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    const frame = '<aside class="note"><p>Read <strong>this</strong> first.</p></aside>';
    expect(await html()).toBe(`<p>Text.</p>\n${frame}\n<blockquote><p>Said.</p></blockquote>`);
  });

  it('are accessible while they are written, in either theme', async () => {
    const { page } = await startWriting();
    await page.keyboard.type('/tip');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Pin the version.');
    await page.getByLabel('Kind of frame').waitFor();
    expect(await axeObjections(page, '.editor')).toEqual([]);
  });

  it('stand in an article with their names, accessible in either theme, and code in them scrolls on a phone', async () => {
    const page = await site.open({ viewport: { width: 390, height: 800 } });
    await page.goto('/documentation/install-the-sdk');
    const frame = page.getByRole('note');
    await frame.getByText('Tip', { exact: true }).waitFor();
    await frame.getByText('In production, pin the version and upgrade on purpose.').waitFor();
    expect(await axeObjections(page, 'main')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const [outer, inner] = await Promise.all([frame.boundingBox(), frame.locator('pre').boundingBox()]);
    expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0));
  });
});

/** The blocks in which the selection begins and ends: the browser tells the editor of a new one a moment after the key or click. */
const selected = (text: Locator) =>
  expect.poll(() =>
    text.evaluate((element) => {
      const { $from, $to } = (element as HTMLElement & { editor: Editor }).editor.state.selection;
      return `${$from.parent.textContent} to ${$to.parent.textContent}`;
    }),
  );

it('Blocks move up and down by keyboard with the cursor in them, items within their list; undone, they are back', async () => {
  const { page, text, html } = await startWriting();
  const blocks = async () => (await html()).split('\n');
  await page.keyboard.type('One.\nTwo.\n- a\nb\n\nThree.');
  await page.keyboard.press('Alt+Shift+ArrowUp');
  expect(await blocks()).toEqual(['<p>One.</p>', '<p>Two.</p>', '<p>Three.</p>', '<ul><li>a</li><li>b</li></ul>']);
  await page.keyboard.type('!');
  for (let times = 0; times < 4; times += 1) await page.keyboard.press('Alt+Shift+ArrowUp');
  const first = ['<p>Three.!</p>', '<p>One.</p>', '<p>Two.</p>', '<ul><li>a</li><li>b</li></ul>'];
  expect(await blocks()).toEqual(first);
  await page.locator('.editor-text li').first().click();
  await selected(text).toBe('a to a');
  await page.keyboard.press('Alt+Shift+ArrowDown');
  await page.keyboard.press('Alt+Shift+ArrowDown');
  expect((await blocks()).at(-1)).toBe('<ul><li>b</li><li>a</li></ul>');
  await page.keyboard.press('Control+z');
  expect((await blocks()).at(-1)).toBe('<ul><li>a</li><li>b</li></ul>');
  await page.getByText('One.', { exact: true }).click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+ArrowDown');
  await selected(text).toBe('One. to Two.');
  await page.keyboard.press('Alt+Shift+ArrowDown');
  expect(await blocks()).toEqual(['<p>Three.!</p>', '<ul><li>a</li><li>b</li></ul>', '<p>One.</p>', '<p>Two.</p>']);
});
