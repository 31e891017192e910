import { describe, expect, it } from 'vitest';
import { axeObjections } from '../support/axe';
import { paste } from '../support/text-editor.ts';
import { useWritingDesk } from '../support/writing-desk.ts';

const { site, startWriting } = useWritingDesk();

describe('Formulas in the editor', () => {
  it('are what stands between two dollar signs, once what follows tells them from prices', async () => {
    const { page, text, html } = await startWriting();
    await page.keyboard.type('It costs $5 or $10, a_b or $n_b x$y, `of $a_1$ b`. Here $E_0$ and $n$, ');
    const words = 'It costs $5 or $10, a_b or $n_b x$y, <code>of $a_1$ b</code>. Here ';
    const formula = (tex: string) => `<code class="language-math">${tex}</code>`;
    expect(await html()).toBe(`<p>${words}${formula('E_0')} and ${formula('n')}, </p>`);
    await text.locator('math').nth(1).waitFor();
    await page.keyboard.type('$\\hbar$\nnext');
    expect(await html()).toBe(
      `<p>${words}${formula('E_0')} and ${formula('n')}, ${formula('\\hbar')}</p>\n<p>next</p>`,
    );
  });

  it('are written in TeX beside the text, shown as readers see them, and left by Enter', async () => {
    const { page, text, html } = await startWriting();
    await page.keyboard.type('Before.\n/form');
    await page.getByRole('option', { name: 'Formula' }).waitFor();
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: 'TeX' });
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('\\frac{1}{2');
    await page.getByText("Expected '}'").waitFor();
    await page.getByText('A formula that can’t be read').waitFor();
    await page.keyboard.type('} m v^2');
    await text.locator('mfrac').waitFor();
    await expect.poll(() => page.getByText("Expected '}'").count()).toBe(0);
    await expect.poll(() => page.getByText('A formula that can’t be read').count()).toBe(0);
    expect(await axeObjections(page, '.editor')).toEqual([]);
    await page.keyboard.press('Enter');
    await page.keyboard.type('After.');
    const stored = '<pre><code class="language-math">\\frac{1}{2} m v^2</code></pre>';
    expect(await html()).toBe(`<p>Before.</p>\n${stored}\n<p>After.</p>`);
    // What the arrow keys select on their way is written behind, not over.
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowUp');
    await page.getByRole('toolbar', { name: 'Formula' }).waitFor();
    await page.keyboard.type('!');
    expect(await html()).toBe(`<p>Before.</p>\n${stored}\n<p>!</p>\n<p>After.</p>`);
    await text.locator('math').click();
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Remove formula' }).click();
    expect(await html()).toBe('<p>Before.</p>\n<p>!</p>\n<p>After.</p>');
  });

  it('are typed letter by letter in the middle of a line too, and changed like that later', async () => {
    const { page, text, html } = await startWriting();
    await page.keyboard.type('The energy ');
    await page.getByRole('button', { name: 'Formula', exact: true }).click();
    const field = page.getByRole('textbox', { name: 'TeX' });
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('E=mc^2');
    await page.keyboard.press('Enter');
    await page.keyboard.type(' is known.');
    expect(await html()).toBe('<p>The energy <code class="language-math">E=mc^2</code> is known.</p>');
    await text.locator('math').click();
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('End');
    await page.keyboard.type('+E_0');
    expect(await html()).toBe('<p>The energy <code class="language-math">E=mc^2+E_0</code> is known.</p>');
  });

  it.each(['Formula', 'Image'])(
    'in a long text the bar of “%s” opens where the cursor is, and the text stays where it was',
    async (name) => {
      const { page } = await startWriting();
      for (let line = 1; line <= 30; line += 1) await page.keyboard.type(`Line ${line}\n`);
      const box = await page.getByRole('button', { name, exact: true }).boundingBox();
      const before = await page.evaluate(() => window.scrollY);
      expect(before).toBeGreaterThan(200);
      await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
      const top = () =>
        page.evaluate(() => document.activeElement?.closest('.editor-bar')?.getBoundingClientRect().top);
      await expect.poll(top).toBeGreaterThan(0);
      expect(await top()).toBeLessThan(await page.evaluate(() => window.innerHeight));
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    },
  );

  it('that are begun and left without a word are no part of the text', async () => {
    const { page, html } = await startWriting();
    await page.keyboard.type('Before. ');
    await page.getByRole('button', { name: 'Formula', exact: true }).click();
    await page.getByRole('textbox', { name: 'TeX' }).waitFor();
    expect(await html()).toBe('<p>Before. </p>');
    await page.keyboard.press('Escape');
    await page.keyboard.type('After.');
    expect(await html()).toBe('<p>Before. After.</p>');
  });

  it('are pasted as such from pages that say their TeX, and from Markdown', async () => {
    const { page, text, html } = await startWriting();
    const math = (tex: string) =>
      `<math><semantics><mrow><mi>x</mi></mrow><annotation encoding="application/x-tex">${tex}</annotation></semantics></math>`;
    await paste(
      text,
      'text/html',
      `<p>In <span class="katex"><span class="katex-mathml">${math('x_1')}</span><span class="katex-html"><span>x</span>1</span></span> and
        <span class="mwe-math-element"><span>${math('{\\displaystyle \\sqrt {2}}')}</span><img alt="drawn" src="https://example.com/a.svg"></span>.</p>`,
    );
    const inline = (tex: string) => `<code class="language-math">${tex}</code>`;
    expect(await html()).toBe(`<p>In ${inline('x_1')} and ${inline('\\sqrt {2}')}.</p>`);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await paste(text, 'text/plain', 'Of $5 and \\(a < b\\), $x_i$ too.\n\n$$\n\\sum_i x_i\n$$\n\n```math\ny\n```\n');
    expect(await html()).toBe(
      [
        `<p>Of $5 and ${inline('a &lt; b')}, ${inline('x_i')} too.</p>`,
        `<pre>${inline('\\sum_i x_i')}</pre>`,
        `<pre>${inline('y')}</pre>`,
      ].join('\n'),
    );
  });

  it('are mathematics on the page, reached by keyboard where they are wider than a phone', async () => {
    const page = await site.open({ viewport: { width: 390, height: 800 } });
    await page.goto('/insights/vqe-for-small-molecules-from-first-principles');
    const frame = page.getByRole('group', { name: 'Formula 2' });
    await frame.locator('math').waitFor();
    expect(await frame.locator('annotation').textContent()).toContain('H = g_0 + g_1');
    await frame.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    // Within a line too.
    await page
      .locator('main p math')
      .first()
      .evaluate((math) =>
        math.append(
          ...Array.from(math.children, (child) => child.cloneNode(true)),
          ...Array.from({ length: 40 }, () =>
            Object.assign(document.createElementNS(math.namespaceURI, 'mi'), { textContent: 'wide' }),
          ),
        ),
      );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await axeObjections(page, 'main')).toEqual([]);
  });

  it('keep their letters in proportion while a window is dragged to another size', async () => {
    const page = await site.open();
    await page.goto('/blog/a-gentle-guide-to-the-bloch-sphere');
    const outOfProportion = () =>
      page.locator('.prose > p math, .formula-frame math').evaluateAll((all) => {
        const size = (element: Element | null) => (element ? Number.parseFloat(getComputedStyle(element).fontSize) : 0);
        return all.filter((math) => Math.abs(size(math.querySelector('mi, mn')) - size(math)) > 0.5).length;
      });
    expect(await page.locator('.prose > p math').count()).toBeGreaterThan(5);
    const browser = await page.context().newCDPSession(page);
    for (let drag = 0; drag < 40; drag++) {
      const widths = Array.from({ length: 7 }, (_, step) => 320 + ((drag * 137 + step * 211) % 2000));
      await Promise.all(
        widths.map((width, step) =>
          browser.send('Emulation.setDeviceMetricsOverride', {
            width,
            height: 700 + step * 10,
            deviceScaleFactor: 1,
            mobile: false,
          }),
        ),
      );
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await outOfProportion(), `drag ${drag}`).toBe(0);
    }
  });
});
