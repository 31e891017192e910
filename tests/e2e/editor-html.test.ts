import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sanitizeHtml } from '../../app/server/html/sanitize.server.ts';
import { root } from '../../scripts/lib/paths.mjs';
import { launchBrowser } from '../support/browser.ts';
import { bundleForPage } from '../support/bundle-for-page.ts';
import type { meaning, pasted, roundTrip } from '../support/editor-in-page.ts';

declare const inPage: { roundTrip: typeof roundTrip; meaning: typeof meaning; pasted: typeof pasted };

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

describe('pasting', () => {
  it('cleans what Google Docs sends', async () => {
    const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt">Title</span></h1><p dir="ltr" style="color:#f00"><span style="font-weight:400">Plain, </span><span style="font-weight:700">bold</span><span style="font-style:italic"> and </span><a href="https://www.google.com/url?q=https://example.com/a?b%3Dc%26d&amp;sa=D&amp;usg=AOv"><span style="text-decoration:underline">linked</span></a></p><br></b>`;
    expect(await page.evaluate((text) => inPage.pasted(text), html)).toBe(
      '<h2>Title</h2>\n<p>Plain, <strong>bold</strong><em> and </em><a href="https://example.com/a?b=c&amp;d">linked</a></p>',
    );
  });

  it('leaves no empty paragraph where a picture had one to itself', async () => {
    const html = '<p>Before</p><p><img src="https://example.com/a.png" alt="A"></p><p>After</p>';
    expect(await page.evaluate((text) => inPage.pasted(text), html)).toBe(
      '<p>Before</p>\n<img src="https://example.com/a.png" alt="A">\n<p>After</p>',
    );
  });

  it('takes the check list of Google Docs as a list, without pictures of its boxes', async () => {
    const item = (text: string) =>
      `<li role="checkbox" aria-checked="false"><img src="data:image/png;base64,iVBORw0KGgo=" alt="unchecked" aria-roledescription="unchecked checkbox"><p style="display:inline-block"><span>${text}</span></p></li>`;
    const html = `<b style="font-weight:normal;" id="docs-internal-guid-1"><ul>${item('Buy')}${item('Call')}</ul></b>`;
    expect(await page.evaluate((text) => inPage.pasted(text), html)).toBe('<ul><li>Buy</li><li>Call</li></ul>');
  });

  it('cleans what Word sends, and makes its lists lists', async () => {
    const item = (level: number, bullet: string, text: string) =>
      `<p class="MsoListParagraph" style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${bullet}<span>&nbsp;&nbsp;</span></span>${text}<o:p></o:p></p>`;
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body><!--StartFragment--><p class="MsoNormal">Text<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p>${item(1, '·', 'One')}${item(2, 'o', 'Inner')}${item(1, '·', 'Two')}<p class="MsoNormal">Then</p>${item(1, '1.', 'First')}<!--EndFragment--></body></html>`;
    expect(await page.evaluate((text) => inPage.pasted(text), html)).toBe(
      '<p>Text</p>\n<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>\n<p>Then</p>\n<ol><li>First</li></ol>',
    );
  });

  it('keeps lists of Word apart that follow one another, and their numbers', async () => {
    const item = (list: number, level: number, bullet: string, text: string) =>
      `<p class="MsoListParagraph" style="mso-list:l${list} level${level} lfo${list}"><span style="mso-list:Ignore">${bullet}</span>${text}</p>`;
    const html = [
      item(1, 1, '·', 'b1'),
      item(2, 1, '1.', 'x1'),
      item(2, 2, 'a)', 'inner'),
      item(2, 1, '2.', 'x2'),
      item(3, 1, '1.', 'y1'),
    ].join('');
    expect(await page.evaluate((text) => inPage.pasted(text), html)).toBe(
      '<ul><li>b1</li></ul>\n<ol><li>x1<ol><li>inner</li></ol></li><li>x2</li></ol>\n<ol><li>y1</li></ol>',
    );
  });
});
