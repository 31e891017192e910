import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sanitizeHtml } from '../../app/server/html/sanitize.server.ts';
import { root } from '../../scripts/lib/paths.mjs';
import { launchBrowser } from '../support/browser.ts';
import { bundleForPage } from '../support/bundle-for-page.ts';
import type { meaning, roundTrip } from '../support/editor-in-page.ts';

declare const inPage: { roundTrip: typeof roundTrip; meaning: typeof meaning };

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.addScriptTag({ content: await bundleForPage('tests/support/editor-in-page.ts', 'inPage') });
});

afterAll(() => browser.close());

/** What the editor saves of what it opened, and the meanings of it, of the original, and of what the site would store. */
async function openAndSave(html: string) {
  const saved = await page.evaluate((text) => inPage.roundTrip(text), html);
  const [before, after, stored, again] = await page.evaluate(
    (texts) => [...texts.map((text) => inPage.meaning(text)), inPage.roundTrip(texts[1] ?? '')] as const,
    [html, saved, sanitizeHtml(saved)],
  );
  return { saved, before, after, stored, again };
}

async function articles(): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for (const collection of ['insights', 'blog_posts', 'documentation']) {
    const folder = join(root, 'app/collections', collection, 'seed');
    for (const name of (await readdir(folder)).filter((each) => each.endsWith('.html'))) {
      found.push([`${collection}/${name}`, await readFile(join(folder, name), 'utf8')]);
    }
  }
  return found;
}

describe('opening and saving', () => {
  it('leaves every sample article as it is', async () => {
    const all = await articles();
    expect(all.length).toBeGreaterThan(20);
    for (const [name, html] of all) {
      const { saved, before, after, stored, again } = await openAndSave(html);
      expect(before?.length, name).toBeGreaterThan(20);
      expect(after, name).toEqual(before);
      expect(stored, `${name}, sanitised`).toEqual(before);
      expect(again, `${name}, saved twice`).toBe(saved);
    }
  });

  it.each([
    [
      'a figure',
      '<figure><img src="/a.jpg" alt="A boat" width="4" height="3"><figcaption>Out <em>there</em></figcaption></figure>',
    ],
    ['a figure without a caption', '<figure><img src="/a.jpg" alt="A boat"></figure>'],
    [
      'a table in a figure under its caption',
      '<figure><figcaption>Above</figcaption><table><tbody><tr><td>1</td></tr></tbody></table></figure>',
    ],
    ['a picture on its own', '<p>Before</p><img src="https://example.com/a.png" alt="x" title="y"><p>After</p>'],
    ['indices and powers', '<p>H<sub>2</sub>O, <em>x</em><sub><em>i</em></sub><sup>2</sup> and 10<sup>−3</sup></p>'],
    ['nested lists', '<ul><li>a<ul><li>b<ol start="3"><li>c</li></ol></li></ul></li><li>d</li></ul>'],
    ['items of several blocks', '<ol><li><p>a</p><p>b</p><pre><code>c</code></pre></li><li>d</li></ol>'],
    [
      'a table with a head',
      '<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><th scope="row">1</th><td>2</td></tr></tbody></table>',
    ],
    ['a table without a head', '<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>'],
    [
      'cells over several columns and rows',
      '<table><tbody><tr><td colspan="2">1</td></tr><tr><td rowspan="2">2</td><td>3</td></tr><tr><td>4</td></tr></tbody></table>',
    ],
    [
      'cells with blocks',
      '<table><tbody><tr><td><p>1</p><p>2</p></td><td><ul><li>3</li></ul></td></tr></tbody></table>',
    ],
    ['code', '<pre><code class="language-c++">a  b\n\tc &lt; d\n\n</code></pre><pre><code>plain</code></pre>'],
    [
      'marks in each other',
      '<p><a href="/x"><strong>a <code>b</code></strong></a> <u>c</u> <s>d</s> <em><strong>e</strong></em></p>',
    ],
    [
      'links',
      '<p><a href="https://a.example/?q=1&amp;r=2" title="t">a</a> <a href="mailto:a@b.example">b</a> <a href="#c">c</a></p>',
    ],
    ['line breaks and rules', '<p>a<br>b</p><hr><p>c</p>'],
    ['quotes', '<blockquote><p>a</p><p>b</p></blockquote><h4>d</h4>'],
    [
      'frames',
      '<aside class="note"><p>a</p><ul><li>b</li></ul></aside><aside class="warning"><p>c</p><pre><code>d</code></pre></aside>',
    ],
    ['a line break in the source between words', '<p><strong>a</strong>\n<em>b</em>\nc</p>'],
  ])('keeps %s', async (_what, html) => {
    const { before, after, stored, again, saved } = await openAndSave(html);
    expect(after).toEqual(before);
    expect(stored).toEqual(before);
    expect(again).toBe(saved);
  });

  it('writes nothing for an empty text', async () => {
    expect(await page.evaluate(() => inPage.roundTrip(''))).toBe('');
    expect(await page.evaluate(() => inPage.roundTrip('<p></p><p> </p>'))).toBe('');
  });

  it('takes no scripts and no pictures from unsafe places', async () => {
    const html =
      '<p onclick="x()">a<script>x()</script><a href="javascript:x()">b</a><img src="data:x" onerror="x()"></p>';
    expect(await page.evaluate((text) => inPage.roundTrip(text), html)).toBe('<p>ab</p>');
  });
});
