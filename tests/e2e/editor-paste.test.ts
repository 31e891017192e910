import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sanitizeHtml } from '../../app/server/html/sanitize.server.ts';
import { launchBrowser } from '../support/browser.ts';
import { bundleForPage } from '../support/bundle-for-page.ts';
import type { pasted, pastedMarkdown } from '../support/editor-in-page.ts';

declare const inPage: { pasted: typeof pasted; pastedMarkdown: typeof pastedMarkdown };

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
  await page.addScriptTag({ content: await bundleForPage('tests/support/editor-in-page.ts', 'inPage') });
});

afterAll(() => browser.close());

/** What the editor saves of it; the site stores the same. */
async function paste(html: string): Promise<string> {
  const saved = await page.evaluate((text) => inPage.pasted(text), html);
  expect(
    sanitizeHtml(saved)
      .replaceAll(' rel="noopener noreferrer"', '')
      .replace(/(<(?:img|hr|br)[^>]*?) \/>/g, '$1>'),
  ).toBe(saved);
  return saved;
}

const pasteMarkdown = (text: string) => page.evaluate((markdown) => inPage.pastedMarkdown(markdown), text);

describe('from any page', () => {
  it('leaves no empty paragraph where a picture had one to itself', async () => {
    const html = '<p>Before</p><p><img src="https://example.com/a.png" alt="A"></p><p>After</p>';
    expect(await paste(html)).toBe('<p>Before</p>\n<img src="https://example.com/a.png" alt="A">\n<p>After</p>');
  });

  it('makes links to places that are gone words, and keeps those to headings', async () => {
    const html =
      '<h2 id="x1">Set up</h2><p id="gone"><a href="#set-up">a</a> <a href="#gone">b</a> <a href="#_Toc12">c</a> <a href="#elsewhere">d</a></p>';
    expect(await paste(html)).toBe('<h2>Set up</h2>\n<p><a href="#set-up">a</a> b c <a href="#elsewhere">d</a></p>');
  });

  it('leaves out what the other page did not show, and says which items are done', async () => {
    const html =
      '<p>Seen<span style="display: none"> not seen</span> <del>struck</del></p><p hidden>Nor this</p><ul><li><input type="checkbox" checked disabled> done</li><li><input type="checkbox"> open</li></ul>';
    expect(await paste(html)).toBe('<p>Seen <s>struck</s></p>\n<ul><li>☑ done</li><li>☐ open</li></ul>');
  });
});

describe('videos and frames', () => {
  it.each([
    [
      'https://www.youtube.com/embed/dQw4w9WgXcQ?si=x&amp;start=42',
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ&amp;t=42s',
    ],
    ['//www.youtube-nocookie.com/embed/a-b_c', 'https://www.youtube.com/watch?v=a-b_c'],
    ['https://www.youtube.com/embed/videoseries?list=PL1', 'https://www.youtube.com/playlist?list=PL1'],
    ['https://player.vimeo.com/video/123?h=ab1&amp;dnt=1', 'https://vimeo.com/123/ab1'],
    ['https://maps.example/embed?pb=1', 'https://maps.example/embed?pb=1'],
  ])('at %s leave a link to what they show', async (src, address) => {
    expect(await paste(`<p>Before</p><div><iframe src="${src}"></iframe></div><p>After</p>`)).toBe(
      `<p>Before</p>\n<p><a href="${address}">${address}</a></p>\n<p>After</p>`,
    );
  });

  it('leave it within a line, in a figure, and whichever element they are of', async () => {
    const film = 'https://films.example/a.mp4';
    const link = `<a href="${film}">${film}</a>`;
    expect(await paste(`<p>See <video src="${film}">No video here</video> first</p>`)).toBe(`<p>See ${link} first</p>`);
    expect(await paste(`<video controls><source src="${film}">No video here</video>`)).toBe(`<p>${link}</p>`);
    expect(await paste(`<object><param name="movie"><embed src="${film}"></object>`)).toBe(`<p>${link}</p>`);
    expect(await paste(`<figure><iframe src="${film}"></iframe><figcaption>A film</figcaption></figure>`)).toBe(
      `<figure><p>${link}</p><figcaption>A film</figcaption></figure>`,
    );
  });

  it('without an address on the web, and those that only count readers, leave nothing', async () => {
    const html =
      '<p>Before</p><video src="blob:https://a.example/1">No video</video><iframe srcdoc="x"></iframe><iframe src="https://count.example/" width="1" height="1"></iframe><p>After</p>';
    expect(await paste(html)).toBe('<p>Before</p>\n<p>After</p>');
  });
});

describe('from Google Docs', () => {
  it('is cleaned', async () => {
    const html = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-size:20pt">Title</span></h1><p dir="ltr" style="color:#f00"><span style="font-weight:400">Plain, </span><span style="font-weight:700">bold</span><span style="font-style:italic"> and </span><a href="https://www.google.com/url?q=https://example.com/a?b%3Dc%26d&amp;sa=D&amp;usg=AOv"><span style="text-decoration:underline">linked</span></a></p><br></b>`;
    expect(await paste(html)).toBe(
      '<h2>Title</h2>\n<p>Plain, <strong>bold</strong><em> and </em><a href="https://example.com/a?b=c&amp;d">linked</a></p>',
    );
  });

  it('takes a check list as a list, without pictures of its boxes', async () => {
    const item = (text: string) =>
      `<li role="checkbox" aria-checked="false"><img src="data:image/png;base64,iVBORw0KGgo=" alt="unchecked" aria-roledescription="unchecked checkbox"><p style="display:inline-block"><span>${text}</span></p></li>`;
    const html = `<b style="font-weight:normal;" id="docs-internal-guid-1"><ul>${item('Buy')}${item('Call')}</ul></b>`;
    expect(await paste(html)).toBe('<ul><li>Buy</li><li>Call</li></ul>');
  });

  it('leaves comments out, with the signs that lead to them', async () => {
    const html =
      '<p>Cheap<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> and good</p><div style="border:1px solid black;margin:5px"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Ask legal</span></p><p>before we claim this</p></div>';
    expect(await paste(html)).toBe('<p>Cheap and good</p>');
  });

  it('takes words in the typeface of code as code', async () => {
    const html = `<b style="font-weight:normal;" id="docs-internal-guid-1"><p><span style="font-family:Arial">Call </span><span style="font-family:'Roboto Mono',monospace">run()</span><span style="font-family:Arial"> twice</span></p></b>`;
    expect(await paste(html)).toBe('<p>Call <code>run()</code> twice</p>');
  });
});

describe('from Word and Excel', () => {
  it('is cleaned, and lists are lists', async () => {
    const item = (level: number, bullet: string, text: string) =>
      `<p class="MsoListParagraph" style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${bullet}<span>&nbsp;&nbsp;</span></span>${text}<o:p></o:p></p>`;
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body><!--StartFragment--><p class="MsoNormal">Text<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p>${item(1, '·', 'One')}${item(2, 'o', 'Inner')}${item(1, '·', 'Two')}<p class="MsoNormal">Then</p>${item(1, '1.', 'First')}<!--EndFragment--></body></html>`;
    expect(await paste(html)).toBe(
      '<p>Text</p>\n<ul><li>One<ul><li>Inner</li></ul></li><li>Two</li></ul>\n<p>Then</p>\n<ol><li>First</li></ol>',
    );
  });

  it('keeps lists apart that follow one another, and their numbers', async () => {
    const item = (list: number, level: number, bullet: string, text: string) =>
      `<p class="MsoListParagraph" style="mso-list:l${list} level${level} lfo${list}"><span style="mso-list:Ignore">${bullet}</span>${text}</p>`;
    const html = [
      item(1, 1, '·', 'b1'),
      item(2, 1, '1.', 'x1'),
      item(2, 2, 'a)', 'inner'),
      item(2, 1, '2.', 'x2'),
      item(3, 1, '1.', 'y1'),
    ].join('');
    expect(await paste(html)).toBe(
      '<ul><li>b1</li></ul>\n<ol><li>x1<ol><li>inner</li></ol></li><li>x2</li></ol>\n<ol><li>y1</li></ol>',
    );
  });

  it('lets a list begin at its number', async () => {
    const item = (bullet: string, text: string) =>
      `<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${bullet}</span>${text}</p>`;
    expect(await paste(item('3.', 'Third') + item('4.', 'Fourth'))).toBe(
      '<ol start="3"><li>Third</li><li>Fourth</li></ol>',
    );
  });

  it('leaves comments out, with the signs that lead to them and the rule above them', async () => {
    const html = `<p class=MsoNormal>Price is <a style='mso-comment-reference:MT_1;mso-comment-date:20260101T1000'>low</a><span class=MsoCommentReference><span style='font-size:8.0pt'><!--[if !supportAnnotations]--><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[MT1]</a><!--[endif]--><span style='mso-special-character:comment'>&nbsp;</span></span></span> today.</p><div style='mso-element:comment-list'><hr class=msocomoff align=left size=1 width="33%"><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><a name="_msocom_1"></a><p class=MsoCommentText><span class=MsoCommentReference><a href="#_msoanchor_1" class=msocomoff>[MT1]</a></span>Ask legal before we claim this</p></div></div></div>`;
    expect(await paste(html)).toBe('<p>Price is low today.</p>');
  });

  it('leaves out what tracked changes delete, and what is hidden', async () => {
    const html = `<p class=MsoNormal>We <del cite="mailto:A" datetime="2026-01-01T10:00">might </del><ins cite="mailto:A">will </ins>ship<span style='display:none;mso-hide:all'> by magic</span>.</p><p class=MsoNormal><b><span class=msoDel><del>All of it</del></span></b></p>`;
    expect(await paste(html)).toBe('<p>We will ship.</p>');
  });

  it('keeps footnotes as text, without links that lead nowhere', async () => {
    const html = `<p class=MsoNormal>True<a href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a> and old<a href="file:///C:/a.docx#_ftn2">[2]</a>.</p><div style='mso-element:footnote-list'><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1">[1]</a> Measured.</p></div></div>`;
    expect(await paste(html)).toBe('<p>True[1] and old[2].</p>\n<p>[1] Measured.</p>');
  });

  it.each([
    ['words', '', '<tr><td><p><b>A</b></p></td><td><p><span style="font-weight:700">B</span></p></td></tr>'],
    [
      'classes',
      '<style><!-- .xl65 {font-weight:700;} --></style>',
      '<tr><td class=xl65>A</td><td class=xl65>B</td></tr>',
    ],
  ])('takes a first row that is bold by its %s as the head of a table', async (_by, styles, first) => {
    const html = `<html><head>${styles}</head><body><table>${first}<tr><td><b>1</b></td><td>2</td></tr></table></body></html>`;
    expect(await paste(html)).toBe(
      '<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td><strong>1</strong></td><td>2</td></tr></tbody></table>',
    );
  });

  it('finds no head in a table that is bold all over', async () => {
    expect(await paste('<table><tr><td><b>A</b></td></tr><tr><td><b>1</b></td></tr></table>')).not.toContain('<th');
  });
});

describe('from an editor of code', () => {
  const copied = (lines: string) =>
    `<meta charset='utf-8'><div style="color:#d4d4d4;font-family:Consolas, 'Courier New', monospace;white-space:pre;">${lines}</div>`;

  it('is one block with its lines and indents', async () => {
    const html = copied(
      '<div><span style="color:#569cd6;">def</span><span> f(x):</span></div><br><div><span>&#160;   return x &lt; 1</span></div>',
    );
    expect(await paste(html)).toBe('<pre><code>def f(x):\n\n    return x &lt; 1</code></pre>');
  });

  it('is code in its sentence when it is a single line', async () => {
    expect(await paste(copied('<div><span>run</span><span>()</span></div>'))).toBe('<p><code>run()</code></p>');
  });

  it('comes without the language and the button that an assistant puts above it', async () => {
    const frame = '<div>python</div><div><button>Copy code</button></div>';
    const code = '<code class="language-python"><span>def f():\n    return 1</span></code>';
    expect(await paste(`<pre><div>${frame}<div>${code}</div></div></pre>`)).toBe(
      '<pre><code class="language-python">def f():\n    return 1</code></pre>',
    );
  });
});

describe('Markdown', () => {
  it.each([
    ['says which tasks are done', '- [x] done\n- [ ] open', '<ul><li>☑ done</li><li>☐ open</li></ul>'],
    ['drops what programs know of the text', '---\ntitle: A\ntags: [b]\n---\n# One', '<h2>One</h2>'],
    ['ends code with its last line', '```python\nrun()\n```', '<pre><code class="language-python">run()</code></pre>'],
    ['keeps a rule at the beginning', '---\n\nOne\n\n---', '<hr>\n<p>One</p>\n<hr>'],
    [
      'lowers and raises',
      'H~2~O, x^2^, ~~gone~~, ~5 to ~6 and 2^3 or 2^4, `a~b~`',
      '<p>H<sub>2</sub>O, x<sup>2</sup>, <s>gone</s>, ~5 to ~6 and 2^3 or 2^4, <code>a~b~</code></p>',
    ],
    [
      'takes the title of a picture as its caption',
      '![A boat](/a.png "Out *there*")',
      '<figure><img src="/a.png" alt="A boat"><figcaption>Out *there*</figcaption></figure>',
    ],
    [
      'puts footnotes last',
      'True[^1], not [^2].\n\n[^1]: As **we**\n    measured.\n\nThe end.',
      '<p>True<sup>1</sup>, not [^2].</p>\n<p>The end.</p>\n<p><sup>1</sup> As <strong>we</strong> measured.</p>',
    ],
  ])('%s', async (_what, text, html) => {
    expect(await pasteMarkdown(text)).toBe(html);
  });
});
