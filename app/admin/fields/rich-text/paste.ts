import { blocksOfCode, wordsOfCode } from './pasted-code';
import { formulasOf } from './pasted-formulas';
import { linkFrames } from './pasted-frames';
import { tidyLinks } from './pasted-links';
import { listsFromWord } from './pasted-lists';
import { markPictures } from './pasted-pictures';
import { dropRemarks } from './pasted-remarks';
import { boldByStyles, headRows } from './pasted-tables';

/** Makes what other programs put on the clipboard plain enough for the editor's own rules to read it. */
export function cleanPastedHtml(html: string): string {
  // What comes from an editor like this one is clean already, and knows more than HTML can say.
  if (html.includes('data-pm-slice')) return html;
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { body } = page;
  const bold = boldByStyles(page);
  for (const element of body.querySelectorAll('style, script, meta, link, title, template')) element.remove();
  // First: they are counted as they were copied.
  markPictures(body);
  formulasOf(body);
  dropRemarks(body);
  linkFrames(body);
  signsForBoxes(body);
  blocksOfCode(body);
  wordsOfCode(body);
  // Last of what asks for the classes and styles of Word.
  listsFromWord(body);
  for (const element of Array.from(body.querySelectorAll('*'))) {
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes);
  }
  // Google Docs wraps everything into a bold element that isn't bold.
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"]'))
    wrapper.replaceWith(...wrapper.childNodes);
  for (const gap of body.querySelectorAll(':scope > br, br.Apple-interchange-newline')) gap.remove();
  headRows(body, bold);
  tidyLinks(body);
  rename(body, 'h1', 'h2');
  rename(body, 'h5, h6', 'h4');
  for (const paragraph of body.querySelectorAll('p')) {
    // A picture is a block of its own here, and would leave an empty paragraph behind.
    if (paragraph.matches(':has(> img:only-child)') && (paragraph.textContent ?? '').trim() === '')
      paragraph.replaceWith(...paragraph.childNodes);
    if (paragraph.childElementCount === 0 && (paragraph.textContent ?? '').trim() === '') paragraph.remove();
  }
  return body.innerHTML;
}

/** Articles have no lists to tick, but what is done has to be told from what is not. */
function signsForBoxes(body: Element): void {
  for (const box of body.querySelectorAll<HTMLInputElement>('li input[type="checkbox"]'))
    box.replaceWith(box.checked ? '☑ ' : '☐ ');
}

function rename(root: Element, selector: string, name: string): void {
  for (const element of root.querySelectorAll(selector)) {
    const renamed = root.ownerDocument.createElement(name);
    renamed.append(...element.childNodes);
    element.replaceWith(renamed);
  }
}
