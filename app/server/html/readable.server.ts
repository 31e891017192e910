import { Parser } from 'htmlparser2';
import { findCallout } from '~/lib/callouts';
import { formulaClass } from '~/lib/formulas';

/** What stands before the words of a block, so that it can be told apart without its look. */
const starts: Record<string, string> = {
  h2: '## ',
  h3: '### ',
  h4: '#### ',
  li: '• ',
  blockquote: '> ',
  figcaption: 'Caption: ',
};
const isStart = (line = '') => Object.values(starts).includes(line);
const blocks = new Set([
  'p',
  'h2',
  'h3',
  'h4',
  'li',
  'blockquote',
  'aside',
  'figcaption',
  'pre',
  'tr',
  'figure',
  'table',
  'br',
]);

/**
 * HTML as lines that people can read and compare: one for each block, with its kind in front; pictures by their
 * alternative text, links with where they lead, cells of a row side by side, formulas as TeX between its signs.
 */
export function readableText(html: string): string {
  const lines: string[] = [''];
  let link = '';
  let preformatted = 0;
  let isFormula = false;
  const write = (text: string) => lines.push((lines.pop() ?? '') + text);
  const newLine = () => {
    if (lines.at(-1)?.trim()) lines.push('');
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      // What an item or a quotation begins with stands in its first line.
      if (blocks.has(name) && !isStart(lines.at(-1))) newLine();
      const isBlank = lines.at(-1) === '';
      if (starts[name] && (isBlank || name !== 'blockquote')) write(starts[name]);
      if (name === 'aside') lines.push(`[${findCallout(attributes.class)?.label ?? 'Note'}]`, '');
      if (name === 'pre') preformatted += 1;
      if (name === 'code' && attributes.class === formulaClass) {
        isFormula = true;
        write('$');
      }
      if (name === 'td' || name === 'th') write(isBlank ? '' : ' | ');
      if (name === 'a') link = attributes.href ?? '';
      if (name === 'hr') lines.push('———', '');
      if (name === 'img')
        lines.push(`[Picture: ${attributes.alt || 'no alternative text'}] ${attributes.src ?? ''}`, '');
    },
    ontext(part) {
      if (preformatted > 0) return write(part);
      const words = part.replace(/\s+/g, ' ');
      // As in HTML, no space begins a line or follows another one.
      write(/(^|\s)$/.test(lines.at(-1) ?? '') ? words.trimStart() : words);
    },
    onclosetag(name) {
      if (name === 'a' && link !== '') write(` (${link})`);
      if (name === 'a') link = '';
      if (name === 'code' && isFormula) {
        isFormula = false;
        write('$');
      }
      if (name === 'pre') preformatted -= 1;
      if (blocks.has(name)) newLine();
    },
  });
  parser.end(html);
  return lines
    .join('\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '')
    .join('\n');
}
