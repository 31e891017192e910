import { comesFromWord } from './pasted-remarks';

/** Typefaces whose letters are all as wide as each other, which is how other programs say that something is code. */
const codeFonts =
  /^["']?(?:monospace|courier|consolas|menlo|monaco|cascadia|roboto mono|source code|fira code|jetbrains mono|sf ?mono|ubuntu mono|droid sans mono|lucida console)/i;

/**
 * Code as editors of code copy it: one element with the typeface and `white-space: pre`, in it a `div` for each line; and as assistants
 * frame it: in the same `pre` stand the language and a button to copy it, which are no code.
 */
export function blocksOfCode(body: Element): void {
  for (const line of body.querySelectorAll('pre br')) line.replaceWith('\n');
  for (const pre of body.querySelectorAll('pre:has(div code)')) {
    const [code, another] = pre.querySelectorAll('code');
    if (code && !another) pre.replaceChildren(code);
  }
  // In HTML the last line of code ends like the others; in the editor that would be an empty one more.
  for (const pre of body.querySelectorAll('pre')) {
    let last: Node = pre;
    while (last.lastChild) last = last.lastChild;
    if (last instanceof Text) last.data = last.data.replace(/\n$/, '');
  }
  for (const block of body.querySelectorAll<HTMLElement>('div[style*="white-space"]')) {
    if (!block.isConnected || !block.style.whiteSpace.startsWith('pre') || !isCodeFont(block)) continue;
    const text = linesOf(block)
      .join('\n')
      .replace(/\u00A0/g, ' ')
      .replace(/\n+$/, '');
    if (text.trim() === '') block.remove();
    else block.replaceWith(text.includes('\n') ? codeBlock(body, text) : inlineCode(body, text));
  }
}

/** Words that Google Docs and Word show in the typeface of code; other pages may have chosen it for everything. */
export function wordsOfCode(body: Element): void {
  if (!body.querySelector('[id^="docs-internal-guid"]') && !comesFromWord(body)) return;
  for (const run of body.querySelectorAll<HTMLElement>('span[style*="font-family"]')) {
    if (!isCodeFont(run) || (run.textContent ?? '').trim() === '' || run.closest('pre, code')) continue;
    const code = body.ownerDocument.createElement('code');
    code.append(...run.childNodes);
    run.append(code);
  }
}

function isCodeFont(element: HTMLElement): boolean {
  return codeFonts.test(element.style.fontFamily);
}

function linesOf(block: Element): string[] {
  const hasLines = block.querySelector(':scope > div') !== null;
  const lines = [''];
  for (const child of block.childNodes) {
    if (child instanceof HTMLElement && child.localName === 'div') {
      if (lines.at(-1) === '') lines.pop();
      lines.push(...linesOf(child), '');
    } else if (child instanceof HTMLElement && child.localName === 'br') lines.push('');
    else if (!hasLines || (child.textContent ?? '').trim() !== '')
      lines.push((lines.pop() ?? '') + (child.textContent ?? ''));
  }
  if (lines.length > 1 && lines.at(-1) === '') lines.pop();
  return lines;
}

function codeBlock(body: Element, text: string): Element {
  const pre = body.ownerDocument.createElement('pre');
  pre.append(inlineCode(body, text));
  return pre;
}

function inlineCode(body: Element, text: string): Element {
  const code = body.ownerDocument.createElement('code');
  code.textContent = text;
  return code;
}
