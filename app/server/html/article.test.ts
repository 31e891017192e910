import { render } from 'dom-serializer';
import { getElementsByTagName } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { renderArticle } from './article.server';
import { colourCode, scrollableTables } from './article-parts.server';
import { anchorHeadings } from './headings.server';

describe('headings', () => {
  it('have unique ids, and links beside them that say where they lead', async () => {
    const { html, toc } = await renderArticle(
      '<h2>Same &amp; name</h2><h3>Same name</h3><h2>Same name</h2><h2>量子</h2><h2>Content</h2><h2> </h2><h4>Four</h4>',
    );
    expect(toc).toEqual([
      { id: 'same-name', text: 'Same & name', level: 2 },
      { id: 'same-name-2', text: 'Same name', level: 3 },
      { id: 'same-name-3', text: 'Same name', level: 2 },
      { id: 'section', text: '量子', level: 2 },
      { id: 'content-2', text: 'Content', level: 2 },
    ]);
    expect(html).toContain(
      '<div class="anchored anchored-h2"><h2 id="same-name">Same &amp; name</h2>' +
        '<a class="anchor select-none" href="#same-name" aria-label="Link to the section Same &amp; name">#</a></div>',
    );
    expect(html).not.toContain('<h2> </h2>');
    expect(html).toContain('<h4>Four</h4>');
  });

  it('are told apart where hundreds are called the same', async () => {
    const { toc } = await renderArticle('<h2>Method</h2>'.repeat(300));
    expect(new Set(toc.map(({ id }) => id)).size).toBe(300);
    expect(toc.at(-1)?.id).toBe('method-300');
  });

  it('are all anchored, and the first five hundred of them listed', async () => {
    const { html, toc } = await renderArticle('<h2>A</h2>'.repeat(600));
    expect(toc.map(({ id }) => id).slice(-2)).toEqual(['a-499', 'a-500']);
    expect(html).toContain('<h2 id="a-600">A</h2><a class="anchor select-none" href="#a-600"');
  });

  it("can't break out of their link", async () => {
    const { html } = await renderArticle('<h2>"&gt;&lt;script&gt;alert(1)&lt;/script&gt;</h2>');
    expect(getElementsByTagName('script', parseDocument(html))).toEqual([]);
    const [link] = getElementsByTagName('a', parseDocument(html));
    expect(link?.attribs['aria-label']).toBe('Link to the section "><script>alert(1)</script>');
  });
});

describe('code', () => {
  it('is coloured by classes that follow the tokens', async () => {
    const { html } = await renderArticle(
      '<pre><code class="language-py">def f(a):\n    return a &lt; "b"\n</code></pre>',
    );
    expect(html).toContain('<div class="code-frame" data-language="Python">');
    expect(html).toContain('tabindex="0" role="group" aria-label="Code, Python"');
    expect(html).toContain('<span class="code-keyword">def ');
    expect(html).toContain('<span class="code-string-expression">"b"</span></code>');
    expect(html).toContain('&lt;');
    expect(html).not.toContain('style=');
  });

  it.each(['ts', 'tsx', 'js', 'sql', 'bash', 'json', 'yaml', 'html', 'css', 'rust'])('knows %s', async (language) => {
    const code = 'const a = "x"; /* y */ select 1 from t where b = \'c\'; { "k": 1 } <p class="x">';
    const escaped = code.replace(/</g, '&lt;').replace(/>/g, '&gt;');
    const { html } = await renderArticle(`<pre><code class="language-${language}">${escaped}</code></pre>`);
    expect(html).toContain('<span class="code-');
    expect(
      html
        .replace(/<[^>]*>/g, '')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>'),
    ).toBe(code);
  });

  it.each(['brainfuck', '__proto__', 'constructor', 'text'])('leaves %s plain', async (language) => {
    const { html } = await renderArticle(`<pre><code class="language-${language}">a &lt;b&gt; c</code></pre>`);
    expect(html).toContain('>a &lt;b&gt; c</code>');
    expect(html).toContain('aria-label="Code, Text"');
  });

  it('stays plain behind the first hundred thousand characters', async () => {
    const { html } = await renderArticle(`<pre><code class="language-js">${'let a;\n'.repeat(20_000)}</code></pre>`);
    expect(html).not.toContain('<span');
  });

  it('is coloured like one whole, however long it is', async () => {
    const code = `/* a\n${'b\n'.repeat(3000)}*/ let c = \`\n${'d\n'.repeat(3000)}\`;`;
    const { html } = await renderArticle(`<pre><code class="language-ts">${code}</code></pre>`);
    expect(html.replace(/<[^>]*>/g, '')).toBe(code);
    expect(html.match(/<span class="code-comment">b<\/span>/g)).toHaveLength(3000);
    expect(html.match(/<span class="code-string-expression">d<\/span>/g)).toHaveLength(3000);
  });

  it('stays plain behind a place that is nested deeper than any code', async () => {
    const code = `${'let a;\n'.repeat(600)}${'f(\n'.repeat(3000)}"b"`;
    const { html } = await renderArticle(`<pre><code class="language-ts">${code}</code></pre>`);
    expect(html.match(/code-keyword/g)).toHaveLength(600);
    expect(html).toContain('\n"b"</code>');
  });

  it('takes no long time for a very long line', async () => {
    const started = performance.now();
    const { html } = await renderArticle(
      `<pre><code class="language-ts">${'a<b>(c,'.replace(/</g, '&lt;').repeat(10_000)}</code></pre>`,
    );
    expect(html.match(/\(c,/g)).toHaveLength(10_000);
    expect(performance.now() - started).toBeLessThan(3000);
  });
});

describe('tables, frames and pictures', () => {
  it('tables scroll in a named region', async () => {
    const table =
      '<table><thead><tr><th>Qubits</th><th>Memory</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>';
    const { html } = await renderArticle(table + table);
    expect(html).toContain(
      '<div class="table-frame" role="region" tabindex="0" aria-label="Table 1: Qubits, Memory"><table>',
    );
    expect(html).toContain('aria-label="Table 2: Qubits, Memory"');
  });

  it('frames say in words what they are, and are no landmarks', async () => {
    const { html, wordCount } = await renderArticle(
      '<aside class="warning"><p>Mind the gap.</p></aside><aside class="note"><p>It is narrow.</p></aside>',
    );
    expect(html).toMatch(
      /^<div role="note" class="[^"]*border-warm"><p class="[^"]*">Warning<\/p><p>Mind the gap\.<\/p><\/div>/,
    );
    expect(html).toMatch(
      /<div role="note" class="[^"]*border-accent"><p class="[^"]*">Note<\/p><p>It is narrow\.<\/p><\/div>$/,
    );
    expect(wordCount).toBe(6);
  });

  it('uploaded pictures come in every size, others as they are', async () => {
    const path = '/uploads/blog-images/1763719200000-k3x9q2ab7c1d-1600x900.jpg';
    const { html } = await renderArticle(
      `<p><img src="${path}" alt="A"></p><p><img src="https://example.com/b.png"></p>`,
    );
    expect(html).toMatch(
      /<picture><source type="image\/avif" srcset="[^"]+ 480w, [^"]+"[^>]*><source type="image\/webp"/,
    );
    expect(html).toContain(`<img src="${path}" alt="A" loading="lazy" decoding="async" width="1600" height="900">`);
    expect(html).toContain(
      '<img src="https://example.com/b.png" alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer">',
    );
  });
});

/** So many that finding the place of each among the others would take long. */
describe('formulas', () => {
  it('are set in their line and on lines of their own, which the keyboard reaches', async () => {
    const { html } = await renderArticle(
      '<p>Let <code class="language-math">E_0</code>.</p>\n<pre><code class="language-math">\\sum_k x_k\n</code></pre>',
    );
    expect(html).toMatch(
      /^<p>Let <span class="whitespace-nowrap"><math><semantics><msub><mi>E<\/mi><mn>0<\/mn><\/msub>/,
    );
    expect(html).toMatch(
      /<\/math>\.<\/span><\/p>\n<div class="formula-frame" role="group" tabindex="0" aria-label="Formula 1"><math display="block"/,
    );
    expect(html).not.toContain('language-math');
  });

  it('stay on one line with the signs that stand at them, each of which is there once', async () => {
    const x = '<code class="language-math">x</code>';
    const { html } = await renderArticle(`<p>Both (${x}), ${x}; or ${x} and <em>${x}</em>. Not ${x}</p>`);
    const short = html.replaceAll(/<math>.*?<\/math>/g, 'x').replaceAll('<span class="whitespace-nowrap">', '<span>');
    expect(short).toBe('<p>Both <span>(x),</span> <span>x;</span> or x and <em>x</em>. Not x</p>');
  });

  it('that can’t be read stay as they are written, as does what is more than anybody reads', async () => {
    const faulty = '<p><code class="language-math">\\frac{</code></p>';
    expect((await renderArticle(faulty)).html).toBe(faulty);
    const { html } = await renderArticle(`<p>${'<code class="language-math">x</code> '.repeat(2_001)}</p>`);
    expect(html.match(/<math/g)).toHaveLength(2_000);
  });

  it('stay code where they are no formula alone', async () => {
    const { html } = await renderArticle('<pre>a <code class="language-math">x</code></pre><p><code>x^2</code></p>');
    expect(html).toContain('a <math><semantics><mi>x</mi>');
    expect(html).toContain('<code>x^2</code>');
  });
});

describe('forty thousand parts beside one another', () => {
  const each = 10_000;

  it('are made ready like one', async () => {
    const document = parseDocument('<h4> </h4><h3>a</h3><table></table><pre>a</pre>'.repeat(each));
    const toc = anchorHeadings(document);
    scrollableTables(document);
    await colourCode(document);
    expect(toc).toHaveLength(each);
    expect(toc.at(-1)).toEqual({ id: `a-${each}`, text: 'a', level: 3 });
    const parts = document.children.map((node) => ('attribs' in node ? node.attribs.class : node.type));
    expect(parts).toEqual(
      Array.from({ length: each }, () => ['anchored anchored-h3', 'table-frame', 'code-frame']).flat(),
    );
    const last = `<h3 id="a-${each}">a</h3><a class="anchor select-none" href="#a-${each}" aria-label="Link to the section a">#</a>`;
    const table = `aria-label="Table ${each}"><table></table></div>`;
    expect(render(document).slice(-700)).toContain(
      `${last}</div><div class="table-frame" role="region" tabindex="0" ${table}`,
    );
  });
});

describe('the whole', () => {
  it('is sanitised whatever was stored', async () => {
    const { html } = await renderArticle('<p onclick="x()">a<script>alert(1)</script></p>');
    expect(html).toBe('<p>a</p>');
  });

  it('counts words and minutes', async () => {
    const { wordCount, readingMinutes } = await renderArticle(`<p>${'word '.repeat(661)}</p>`);
    expect({ wordCount, readingMinutes }).toEqual({ wordCount: 661, readingMinutes: 3 });
  });

  it('is made once for the same text', async () => {
    expect(await renderArticle('<p>twice</p>')).toBe(await renderArticle('<p>twice</p>'));
    expect(await renderArticle('<p>twice</p>')).not.toBe(await renderArticle('<p>thrice</p>'));
  });

  it('may be empty', async () => {
    expect(await renderArticle('')).toEqual({ html: '', toc: [], wordCount: 0, readingMinutes: 1 });
  });
});
