import { expect, it } from 'vitest';
import { readableText } from './readable.server';

it('A frame is a line that names it, before what stands in it', () => {
  const html = '<p>Before</p><aside class="warning"><p>Mind the gap.</p><p>It is narrow.</p></aside><p>After</p>';
  expect(readableText(html)).toBe('Before\n[Warning]\nMind the gap.\nIt is narrow.\nAfter');
});

it('A formula is its TeX between the signs that are typed around it', () => {
  const html =
    '<p>So <code class="language-math">x^2</code>, <code>y</code>.</p><pre><code class="language-math">z</code></pre>';
  expect(readableText(html)).toBe('So $x^2$, y.\n$z$');
});

it('A line begins with its first letter, however the text is broken', () => {
  const html = '<p>One</p>\n<p>two\n three</p>\n<ul>\n<li>\nfour\n</li>\n</ul>\n<pre><code>  five</code></pre>';
  expect(readableText(html)).toBe('One\ntwo three\n• four\n  five');
});

it('What stands in paragraphs begins behind the sign of its item or quotation', () => {
  const html = '<ul><li><p>One</p><p>more</p></li><li></li><li>two</li></ul><blockquote><p>Said</p></blockquote>';
  expect(readableText(html)).toBe('• One\nmore\n•\n• two\n> Said');
});
