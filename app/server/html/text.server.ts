import { Parser } from 'htmlparser2';
import { countWords, minutesToRead } from '~/lib/reading-time';

/** Text inside of a line: it must not be torn apart, "H<sub>2</sub>O" is one word. */
const inline = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'mark',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
]);
const withoutText = new Set(['script', 'style', 'template']);

/** What HTML says when its tags are taken away: one line, words separated by single blanks. */
export function plainText(html: string): string {
  return oneLine(textBetween(html, ' '));
}

/** The same for reading: what begins a line of its own stays apart from what stands before it. */
export function dottedText(html: string): string {
  const parts = textBetween(html, blockEnd)
    .split(blockEnd)
    .map(oneLine)
    .filter((part) => part !== '');
  return parts.map((part, index) => part + betweenParts(part, parts[index + 1])).join('');
}

function betweenParts(before: string, after: string | undefined): string {
  if (after === undefined) return '';
  return /[.,:;!?…]$/.test(before) ? ' ' : ' · ';
}

/** A character that no stored text has. */
const blockEnd = '\0';

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function textBetween(html: string, separator: string): string {
  let text = '';
  let silent = 0;
  const parser = new Parser({
    onopentag(name) {
      if (withoutText.has(name)) silent += 1;
      if (!inline.has(name)) text += name === 'br' ? ' ' : separator;
    },
    ontext(part) {
      if (silent === 0) text += part;
    },
    onclosetag(name) {
      if (withoutText.has(name)) silent -= 1;
      if (!inline.has(name)) text += name === 'br' ? ' ' : separator;
    },
  });
  parser.end(html);
  return text;
}

/** "5 min read", from the text of an article's HTML. */
export function readTimeOf(html: string): string {
  return `${minutesToRead(countWords(plainText(html)))} min read`;
}

/**
 * The read time of a record that is saved: what was typed, else what the text takes. A time that came from the text before
 * follows it; only one that somebody chose stays.
 */
export function keptReadTime(
  { readTime, content }: { readTime: string | null; content: string },
  before: { readTime: string | null; content: string } | null,
): string {
  const isOwn = readTime !== null && !(before?.readTime === readTime && readTime === readTimeOf(before.content));
  return isOwn ? readTime : readTimeOf(content);
}
