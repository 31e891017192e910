import { describe, expect, it } from 'vitest';
import { dottedText, plainText, readTimeOf } from './text.server';

describe('plainText', () => {
  it.each([
    ['<p>One</p><p>two</p>', 'One two'],
    ['<ul><li>a</li><li>b</li></ul>', 'a b'],
    ['H<sub>2</sub>O and <em>ital</em>ic', 'H2O and italic'],
    ['a &amp; b &lt;c&gt;&nbsp;d', 'a & b <c> d'],
    ['line<br>break\n\n  more', 'line break more'],
    ['<style>p{}</style><script>x</script>seen', 'seen'],
    ['', ''],
    ['< not a tag', '< not a tag'],
  ])('%j is %j', (html, expected) => {
    expect(plainText(html)).toBe(expected);
  });
});

describe('dottedText', () => {
  it.each([
    ['<p>One.</p><p>two</p>', 'One. two'],
    ['<h2>Costs</h2><ul><li><p>a</p></li><li>b</li></ul><p>c:</p><p>d</p>', 'Costs · a · b · c: d'],
    ['H<sub>2</sub>O<br>and <em>ital</em>ic', 'H2O and italic'],
    ['', ''],
  ])('%j is %j', (html, expected) => {
    expect(dottedText(html)).toBe(expected);
  });

  it('keeps forty thousand paragraphs apart', () => {
    expect(dottedText('<p>a</p><p>b.</p>'.repeat(20_000))).toBe('a · b. '.repeat(20_000).trim());
  });
});

describe('readTimeOf', () => {
  it('is never less than a minute', () => {
    expect(readTimeOf('')).toBe('1 min read');
  });

  it('counts the words of the text, not of the tags', () => {
    expect(readTimeOf(`<p title="a b c d">${'word '.repeat(1100)}</p>`)).toBe('5 min read');
  });
});
