const preformatted = /(<pre[\s>][\s\S]*?<\/pre>)/i;
/** No hard spaces: those are the author's. */
const blanks = /[ \t\r\n\f]+/g;
const blankBesideBlock =
  / ?(<\/?(?:h[2-4]|p|ul|ol|li|pre|blockquote|aside|hr|br|table|tr|th|td|figure|figcaption)\b[^>]*>) ?/g;

/**
 * HTML in a form in which two texts that read and look the same are the same: the editor writes a paragraph in one line
 * and leaves out the body of a table, whoever wrote the stored text may not have. For comparing, never for storing.
 */
export function comparableHtml(html: string): string {
  return html
    .split(preformatted)
    .map((part, index) => (index % 2 === 1 ? part : inOneLine(part)))
    .join('')
    .trim();
}

function inOneLine(html: string): string {
  return html
    .replace(/<\/?t(?:head|body)>/g, '')
    .replace(blanks, ' ')
    .replace(blankBesideBlock, '$1');
}
