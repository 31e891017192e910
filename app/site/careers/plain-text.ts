/** A part of a text that was typed without formatting. */
export type TextBlock = { kind: 'paragraph'; lines: string[] } | { kind: 'bullets' | 'numbers'; items: string[] };

// Word types its bullets of a second and third level as letters, which are marks only with a tab behind them.
const bullet = /^(?:[-*•·–]\s+|[•·▪➢]\s*|[o§]\t\s*)(.+)$/;
const numbered = /^\d{1,2}[.)]\s+(.+)$/;

/**
 * Reads plain text as it was meant: lines with a mark or a number are a list, a blank line ends a paragraph, any other
 * line end stays one.
 */
export function readProse(text: string): TextBlock[] {
  return blocksOf(text, (line) => markedItem(line) ?? { kind: 'paragraph', text: line });
}

/** The same for a text of which every line is an item of its own, marked or not; a single line is a sentence. */
export function readItems(text: string): TextBlock[] {
  const lines = linesOf(text).filter(Boolean);
  if (lines.length < 2) return readProse(text);
  return blocksOf(lines.join('\n'), (line) => markedItem(line) ?? { kind: 'bullets', text: line });
}

interface Line {
  kind: TextBlock['kind'];
  text: string;
}

function markedItem(line: string): Line | null {
  const marked = bullet.exec(line)?.[1];
  if (marked) return { kind: 'bullets', text: marked };
  const counted = numbered.exec(line)?.[1];
  return counted ? { kind: 'numbers', text: counted } : null;
}

function linesOf(text: string): string[] {
  return text.split(/\r\n?|\n/).map((line) => line.trim());
}

function blocksOf(text: string, read: (line: string) => Line): TextBlock[] {
  const blocks: TextBlock[] = [];
  let isOpen = false;
  for (const line of linesOf(text)) {
    if (line === '') {
      isOpen = false;
      continue;
    }
    const { kind, text: words } = read(line);
    const last = blocks.at(-1);
    // A blank line between two items does not end their list.
    if (last?.kind === kind && (isOpen || kind !== 'paragraph')) entriesOf(last).push(words);
    else blocks.push(kind === 'paragraph' ? { kind, lines: [words] } : { kind, items: [words] });
    isOpen = true;
  }
  return blocks;
}

function entriesOf(block: TextBlock): string[] {
  return block.kind === 'paragraph' ? block.lines : block.items;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

/** The same as HTML, for those who take nothing else. */
export function htmlOf(blocks: readonly TextBlock[]): string {
  return blocks
    .map((block) => {
      if (block.kind === 'paragraph') return `<p>${block.lines.map(escaped).join('<br>')}</p>`;
      const list = block.kind === 'bullets' ? 'ul' : 'ol';
      return `<${list}>${block.items.map((item) => `<li>${escaped(item)}</li>`).join('')}</${list}>`;
    })
    .join('');
}
