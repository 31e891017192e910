import { describe, expect, it } from 'vitest';
import { axeObjections } from '../support/axe';
import { paste } from '../support/text-editor.ts';
import { patiently, useWritingDesk } from '../support/writing-desk.ts';

const { startWriting } = useWritingDesk();

/** The last word that was typed is selected, and the bar that asks for its link is open. */
async function linkLastWord(text: string, options?: Parameters<typeof startWriting>[0]) {
  const desk = await startWriting(options);
  const { page } = desk;
  await page.keyboard.type(text);
  await page.keyboard.press('Shift+Control+ArrowLeft');
  await page.keyboard.press('Control+k');
  const address = page.getByLabel('Link address');
  await address.waitFor();
  return { ...desk, address, pages: page.getByRole('listbox', { name: 'Pages of this site' }) };
}

describe('A link in the editor', () => {
  it('links a selection, refuses what is no address, and is taken away', async () => {
    const { page, html, address } = await linkLastWord('Read this');
    await address.fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await page.getByText('Enter an address such as https://example.com, /contact or name@example.com.').waitFor();
    await address.fill('example.com/docs');
    await page.keyboard.press('Enter');
    expect(await html()).toBe('<p>Read <a href="https://example.com/docs">this</a></p>');
    await page.keyboard.press('Control+k');
    await expect.poll(() => address.inputValue()).toBe('https://example.com/docs');
    await page.getByRole('button', { name: 'Remove link' }).click();
    expect(await html()).toBe('<p>Read this</p>');
    await page.keyboard.press('Control+k');
    await address.press('Escape');
    await address.waitFor({ state: 'detached' });
    await expect.poll(() => page.url()).toContain('/admin/blog/new');
  });

  it('stands in the place of a video whose code was pasted, as plain text too, and undoing that once gives the code', async () => {
    const { page, text, html } = await startWriting();
    const code = '<iframe width="560" height="315" src="https://www.youtube.com/embed/a-b_c" allowfullscreen></iframe>';
    await paste(text, 'text/plain', `${code}\n`);
    const address = 'https://www.youtube.com/watch?v=a-b_c';
    expect(await html()).toBe(`<p><a href="${address}">${address}</a></p>`);
    await page.getByText("A link stands in the place of a video or frame: articles can't hold them.").waitFor();
    await page.keyboard.press('Control+z');
    expect(await html()).toContain('&lt;iframe width="560"');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await paste(text, 'text/plain', `Frames begin with ${code}`);
    expect(await html()).toContain('Frames begin with &lt;iframe');
  });

  it('links what is selected, however quickly the key follows the selection', async () => {
    const { page, html } = await startWriting();
    await page.keyboard.type('Read this');
    // As where the browser has no time yet to tell of a selection.
    await page.evaluate(() => {
      addEventListener('selectionchange', (event) => event.isTrusted && event.stopPropagation(), { capture: true });
    });
    await page.keyboard.press('Shift+Control+ArrowLeft');
    await page.keyboard.press('Control+k');
    await page.getByLabel('Link address').fill('example.com/docs');
    await page.keyboard.press('Enter');
    expect(await html()).toBe('<p>Read <a href="https://example.com/docs">this</a></p>');
  });

  it('leads to the page whose name is selected: it is offered at once, and taken by arrow and Enter', async () => {
    const { page, html, address, pages } = await linkLastWord('About annealers');
    await pages.getByRole('option', { name: 'Annealers /services/quantum-computing/annealers' }).waitFor();
    expect(await address.inputValue()).toBe('');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => address.getAttribute('aria-activedescendant')).not.toBeNull();
    await page.keyboard.press('Enter');
    expect(await html()).toBe('<p>About <a href="/services/quantum-computing/annealers">annealers</a></p>');
  });

  it('leads to a record by words of its title, which become the text where nothing is selected', async () => {
    const { page, html } = await startWriting();
    await page.keyboard.type('See ');
    await page.keyboard.press('Control+k');
    const address = page.getByLabel('Link address');
    await address.fill('injection hold');
    const found = page.getByRole('option', { name: 'Prompt injection defenses that hold Blog' });
    await found.waitFor();
    expect(await found.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.keyboard.type('now');
    const link = '<a href="/blog/prompt-injection-defenses-that-hold">Prompt injection defenses that hold</a>';
    expect(await html()).toBe(`<p>See ${link} now</p>`);
  });

  it('leads where Enter was pressed before the pages were found, and by mouse', async () => {
    const { page, html, address, pages } = await linkLastWord('Please write');
    await address.fill('contact');
    await page.keyboard.press('Enter');
    await patiently(html).toBe('<p>Please <a href="/contact">write</a></p>');
    await page.keyboard.press('Control+k');
    await address.fill('team');
    await pages.getByRole('option', { name: 'Team /team' }).click();
    await patiently(html).toBe('<p>Please <a href="/team">write</a></p>');
  });

  it('says when nothing is called like that, and keeps to addresses when pages can’t be searched', async () => {
    const { page, html, address } = await linkLastWord('Read this');
    await address.fill('no such page anywhere');
    await page.getByText('No page or record is called “no such page anywhere”.').waitFor();
    await page.route('**/admin/link-targets.json*', (route) => route.fulfill({ status: 503 }));
    page.allowErrors(/503/);
    await address.fill('contact us');
    await page.getByText('Pages could not be searched. An address works all the same.').waitFor();
    await address.fill('/contact');
    await page.keyboard.press('Enter');
    expect(await html()).toBe('<p>Read <a href="/contact">this</a></p>');
  });

  it('is accessible in either theme, and fits a phone', async () => {
    const { page, address, pages } = await linkLastWord('About quantum', { viewport: { width: 390, height: 800 } });
    await pages.waitFor();
    await address.fill('quantum');
    await pages.getByRole('option', { selected: true }).waitFor();
    expect(await axeObjections(page, '.editor')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const [list, bar] = await Promise.all([
      pages.boundingBox(),
      page.getByRole('dialog', { name: 'Link' }).boundingBox(),
    ]);
    expect(list?.width).toBeCloseTo(bar?.width ?? 0, 0);
  });
});
