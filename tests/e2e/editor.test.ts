import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeObjections } from '../support/axe';
import { textEditor } from '../support/text-editor';
import { patiently, useWritingDesk } from '../support/writing-desk.ts';

const { openAdmin, startWriting } = useWritingDesk();

/** The plain field of a new post has the focus; the editor's script comes when `bringEditor` is called. */
async function startOnSlowConnection() {
  const page = await openAdmin('/admin');
  const held = Promise.withResolvers<void>();
  await page.route(/rich-text-editor-[\w-]+\.js/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/admin/blog/new');
  const plain = page.locator('textarea[name="content"]');
  await plain.click();
  return { page, plain, bringEditor: held.resolve };
}

/** Pastes plain text, as from a terminal or an editor of code. */
function pasteText(field: Locator, copied: string) {
  return field.evaluate((element, plain) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', plain);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, copied);
}

describe('the rich-text editor', () => {
  it('turns what is typed into HTML, with shortcuts of keyboard and Markdown', async () => {
    const { page, html } = await startWriting();
    await page.keyboard.type('## The machine\nA line with ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('weight');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(' and `code`.\n- one\ntwo\n\n> said\n\n```python ');
    await page.keyboard.type('x = 1');
    expect(await html()).toBe(
      [
        '<h2>The machine</h2>',
        '<p>A line with <strong>weight</strong> and <code>code</code>.</p>',
        '<ul><li>one</li><li>two</li></ul>',
        '<blockquote><p>said</p></blockquote>',
        '<pre><code class="language-python">x = 1</code></pre>',
      ].join('\n'),
    );
  });

  it('begins its largest heading with one sign as with two: the title stands above it', async () => {
    const { page, html } = await startWriting();
    await page.keyboard.type('# Counts\nOf 3 # 4\n## Shots');
    expect(await html()).toBe('<h2>Counts</h2>\n<p>Of 3 # 4</p>\n<h2>Shots</h2>');
  });

  it('stresses words between signs, and leaves the signs of arithmetic alone', async () => {
    const { page, html } = await startWriting();
    await page.keyboard.type('3 * 4 * 5 = 60, 2 ** 3 ** 2, ~~ 5 ~~\n**all of it** and (*this*) and _that_ ~~not~~');
    expect(await html()).toBe(
      [
        '<p>3 * 4 * 5 = 60, 2 ** 3 ** 2, ~~ 5 ~~</p>',
        '<p><strong>all of it</strong> and (<em>this</em>) and <em>that</em> <s>not</s></p>',
      ].join('\n'),
    );
  });

  it('makes links and pictures of Markdown that is typed; what follows a link is no part of it', async () => {
    const { page, html } = await startWriting();
    await page.keyboard.type('See [the docs](https://example.com/a). Not [this](javascript:1). ');
    await page.keyboard.type('![A logo](/social/logo.png)Below it');
    expect(await html()).toBe(
      [
        '<p>See <a href="https://example.com/a">the docs</a>. Not [this](javascript:1). </p>',
        '<figure><img src="/social/logo.png" alt="A logo"></figure>',
        '<p>Below it</p>',
      ].join('\n'),
    );
  });

  it('pastes Markdown as what it means, and as it was copied once that is undone; other text as it is', async () => {
    const { page, text, html } = await startWriting();
    const copied =
      '# One\n\nA **bold** [link](https://example.com).\n\n- a\n- b\n\n| x | y |\n|---|---|\n| 1 | <script>2</script> |\n';
    await pasteText(text, copied);
    const pasted = [
      '<h2>One</h2>',
      '<p>A <strong>bold</strong> <a href="https://example.com">link</a>.</p>',
      '<ul><li>a</li><li>b</li></ul>',
      '<table><thead><tr><th scope="col">x</th><th scope="col">y</th></tr></thead><tbody><tr><td>1</td><td></td></tr></tbody></table>',
    ].join('\n');
    await expect.poll(html).toBe(pasted);
    await page.keyboard.press('Control+z');
    await expect.poll(html).toContain('<p># One</p>');
    await page.keyboard.press('Control+z');
    await expect.poll(html).toBe('');
    await pasteText(text, 'Just\n- one dash, and 2 * 3 * 4');
    await expect.poll(html).toBe('<p>Just</p>\n<p>- one dash, and 2 * 3 * 4</p>');
  });

  it('takes over from the plain field while somebody types, and loses no letter', async () => {
    const { page, plain, bringEditor } = await startOnSlowConnection();
    const words = 'Somebody writes faster than a slow connection brings the editor, and goes on after it is there.';
    const typing = page.keyboard.type(words, { delay: 15 });
    await patiently(() => plain.inputValue()).toContain('faster');
    bringEditor();
    await typing;
    await patiently(() => page.locator('[contenteditable="true"]').innerText()).toBe(words);
    await patiently(() => plain.inputValue()).toBe(`<p>${words}</p>`);
  });

  it('takes over right after a space, and the space stays', async () => {
    const { page, plain, bringEditor } = await startOnSlowConnection();
    await page.keyboard.type('Two ');
    bringEditor();
    await patiently(() => page.locator('[contenteditable="true"]').innerText()).toContain('Two');
    await page.keyboard.type('words');
    await patiently(() => plain.inputValue()).toBe('<p>Two words</p>');
  });

  it('makes paragraphs of what was typed before it came, also when nothing more is typed', async () => {
    const { page, plain, bringEditor } = await startOnSlowConnection();
    await page.keyboard.type('Two words');
    bringEditor();
    await patiently(() => plain.inputValue()).toBe('<p>Two words</p>');
  });

  it('saves what was written, and opens it again unchanged', async () => {
    const { page } = await startWriting();
    await page.getByLabel('Title', { exact: true }).fill('Written in a test');
    await page.getByLabel('Excerpt').fill('Short.');
    await page.getByLabel('Author').fill('Tester');
    await textEditor(page).click();
    await page.keyboard.type('H');
    await page.keyboard.press('Control+,');
    await page.keyboard.type('2');
    await page.keyboard.press('Control+,');
    await page.keyboard.type('O is water.');
    await page.getByRole('button', { name: 'Save blog post' }).click();
    await page.getByText('Blog post created successfully').first().waitFor();
    const again = await openAdmin('/admin/blog');
    await again
      .getByRole('link', { name: /Edit.*Written in a test/ })
      .or(again.locator('article, li, tr').filter({ hasText: 'Written in a test' }).getByRole('link', { name: /Edit/ }))
      .first()
      .click();
    await textEditor(again).waitFor();
    await expect
      .poll(() => again.locator('textarea[name="content"]').inputValue())
      .toBe('<p>H<sub>2</sub>O is water.</p>');
    await again.getByRole('link', { name: 'Cancel' }).click();
    // Nothing was typed, so nothing is asked.
    await again.waitForURL(/\/admin\/blog$/);
  });

  it('counts words and minutes', async () => {
    const { page } = await startWriting();
    await page.keyboard.type('One two three, four.');
    await page.getByText('4 words · 1 min read').waitFor();
  });

  it('has a toolbar with one stop, moved through by arrows, that shows what is on', async () => {
    const { page, text } = await startWriting();
    await page.keyboard.type('bold');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+b');
    const bold = page.getByRole('button', { name: 'Bold' });
    await patiently(() => bold.getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Alt+F10');
    const toolbar = page.getByRole('toolbar', { name: 'Formatting' });
    await expect.poll(() => toolbar.locator('[tabindex="0"]').count()).toBe(1);
    await page.keyboard.press('ArrowRight');
    expect(await bold.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await patiently(() => bold.getAttribute('aria-pressed')).toBe('false');
    await page.keyboard.press('Alt+F10');
    await page.keyboard.press('End');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Full screen');
    await page.keyboard.press('Escape');
    expect(await text.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('makes tables that grow and shrink', async () => {
    const { page, html } = await startWriting();
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await page.keyboard.type('Qubits');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Memory');
    const head = '<thead><tr><th scope="col">Qubits</th><th scope="col">Memory</th></tr></thead>';
    const row = '<tr><td></td><td></td></tr>';
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Delete column' }).click();
    expect(await html()).toBe(`<table>${head}<tbody>${row}${row}</tbody></table>`);
    await page.getByRole('button', { name: 'Insert row below' }).click();
    expect(await html()).toBe(`<table>${head}<tbody>${row}${row}${row}</tbody></table>`);
    await page.getByRole('button', { name: 'Header row', exact: true }).click();
    expect(await html()).not.toContain('thead');
    await page.getByRole('button', { name: 'Header row', exact: true }).click();
    await page.getByRole('button', { name: 'Delete row' }).click();
    expect(await html()).toBe(`<table>${head}<tbody>${row}${row}</tbody></table>`);
    await page.getByRole('button', { name: 'Delete table' }).click();
    expect(await html()).toBe('');
  });

  it('offers blocks after a slash', async () => {
    const { page, html } = await startWriting();
    await page.keyboard.type('/');
    const menu = page.getByRole('listbox', { name: 'Blocks' });
    await menu.waitFor();
    await expect.poll(() => menu.getByRole('option').count()).toBeGreaterThan(7);
    await page.keyboard.type('subh');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Chosen');
    expect(await html()).toBe('<h3>Chosen</h3>');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/');
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => menu.count()).toBe(0);
  });

  it('undoes and redoes', async () => {
    const { page, html } = await startWriting();
    await page.keyboard.type('kept');
    await page.getByRole('button', { name: 'Numbered list' }).click();
    expect(await html()).toBe('<ol><li>kept</li></ol>');
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await html()).toBe('<p>kept</p>');
    await page.getByRole('button', { name: 'Redo' }).click();
    expect(await html()).toBe('<ol><li>kept</li></ol>');
  });

  it('fills the screen on demand, and Escape leads back', async () => {
    const { page } = await startWriting();
    await page.keyboard.press('Control+Shift+f');
    const box = await page.locator('.editor').boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 1280, height: 800 });
    await page.keyboard.press('Escape');
    expect((await page.locator('.editor').boundingBox())?.width).toBeLessThan(1000);
    await expect.poll(() => page.url()).toContain('/admin/blog/new');
  });

  it('works inside the insights dialog, where Escape in a bar does not close the dialog', async () => {
    const page = await openAdmin('/admin/insights/new');
    await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
    await textEditor(page).click();
    await page.keyboard.type('word');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+k');
    await page.getByLabel('Link address').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.url()).toContain('/admin/insights/new');
    await page.keyboard.type('kept');
    await expect.poll(() => page.locator('textarea[name="content"]').inputValue()).toBe('<p>kept</p>');
  });

  it('leads from a table to its tools and back by keys', async () => {
    const page = await openAdmin('/admin/insights/new');
    await page.getByRole('toolbar', { name: 'Formatting' }).waitFor();
    await textEditor(page).click();
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    await page.keyboard.press('Alt+F10');
    const focus = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focus).toBe('Insert row above');
    await page.keyboard.press('Escape');
    await expect.poll(focus).toBe('Content');
    await page.keyboard.type('Qubits');
    await expect.poll(() => page.locator('textarea[name="content"]').inputValue()).toContain('Qubits');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });

  it('is a plain text area without JavaScript', async () => {
    const page = await openAdmin('/admin/blog/new', { javaScript: false });
    await page.getByLabel('Content').fill('<p>By hand</p>');
    await expect.poll(() => page.getByLabel('Content').getAttribute('name')).toBe('content');
    await page.getByLabel('Featured Image').fill('/uploads/x.jpg');
    await expect.poll(() => page.getByRole('button', { name: 'Upload image' }).count()).toBe(0);
    const library = page.getByRole('link', { name: 'Media', exact: true }).first();
    await expect.poll(() => library.getAttribute('href')).toBe('/admin/media');
    await expect.poll(() => library.getAttribute('target')).toBe('_blank');
  });

  it('stands above the list without JavaScript, where nothing of the list covers its fields', async () => {
    const page = await openAdmin('/admin/insights/new', { javaScript: false });
    await page.getByLabel('Title', { exact: true }).click({ timeout: 5_000 });
    await page.getByLabel('Status', { exact: true }).click({ timeout: 5_000 });
    const editor = await page.getByRole('dialog', { name: 'New insight' }).boundingBox();
    const list = await page.getByRole('heading', { name: 'Insights', exact: true }).boundingBox();
    expect((editor?.y ?? 0) + (editor?.height ?? 0)).toBeLessThan(list?.y ?? 0);
  });

  it('opens at the first mistake without JavaScript', async () => {
    const page = await openAdmin('/admin/insights/new', { javaScript: false });
    page.allowErrors(/status of 422/);
    await page.getByLabel('Title', { exact: true }).fill('Only a title');
    await page.getByRole('button', { name: 'Save insight' }).click();
    await page.getByText('Author is required.', { exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('excerpt');
  });

  it('is accessible in either theme', async () => {
    const { page } = await startWriting();
    await page.keyboard.type('## Heading\nText ');
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    for (const heading of ['One', 'Two', 'Three']) {
      await page.keyboard.type(heading);
      await page.keyboard.press('Tab');
    }
    expect(await axeObjections(page, 'form')).toEqual([]);
  });
});

it('Who tabs into a text that begins with a picture and types, writes below it', async () => {
  const { page, html } = await startWriting();
  page.allowErrors(/example\.com|ERR_/);
  const source = page.locator('textarea[name="content"]');
  await source.evaluate((element: HTMLTextAreaElement) => {
    element.value = '<figure><img src="https://example.com/a.png" alt="A boat"></figure>\n<p>After</p>';
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.getByLabel('Title', { exact: true }).focus();
  const image = textEditor(page).locator('img');
  await image.click();
  await page.keyboard.type('New');
  await patiently(html).toBe(
    '<figure><img src="https://example.com/a.png" alt="A boat"></figure>\n<p>New</p>\n<p>After</p>',
  );
});
