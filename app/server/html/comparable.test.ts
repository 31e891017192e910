import { expect, it } from 'vitest';
import { comparableHtml } from './comparable.server';

it.each([
  ['a line break in a paragraph', '<p>one\ntwo</p>', '<p>one two</p>'],
  ['blanks between blocks', '<p>one</p>\n\n<ul>\n<li>two</li>\n</ul>\n', '<p>one</p>\n<ul><li>two</li></ul>'],
  [
    'the body of a table',
    '<table>\n<tbody>\n<tr><td>1</td></tr></tbody></table>',
    '<table><tr><td>1</td></tr></table>',
  ],
])('Texts that differ in %s alone are the same', (_what, one, other) => {
  expect(comparableHtml(one)).toBe(comparableHtml(other));
});

it.each([
  ['a word', '<p>one</p>', '<p>two</p>'],
  ['emphasis', '<p>one</p>', '<p><strong>one</strong></p>'],
  ['a blank between words', '<p>one <em>two</em></p>', '<p>one<em>two</em></p>'],
  ['a hard space', '<p>5\u00a0kg</p>', '<p>5 kg</p>'],
  ['a line of code', '<pre><code>a\n b</code></pre>', '<pre><code>a b</code></pre>'],
  ['an address', '<p><a href="/one">x</a></p>', '<p><a href="/two">x</a></p>'],
])('Texts that differ in %s are not', (_what, one, other) => {
  expect(comparableHtml(one)).not.toBe(comparableHtml(other));
});
