import { targetOf, withoutGaps } from './link-address';
import { markPictures } from './pasted-pictures';

/** Makes what other programs put on the clipboard plain enough for the editor's own rules to read it. */
export function cleanPastedHtml(html: string): string {
  // What comes from an editor like this one is clean already, and knows more than HTML can say.
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('style, script, meta, link, title, template')) element.remove();
  markPictures(body);
  listsFromWord(body);
  for (const element of Array.from(body.querySelectorAll('*'))) {
    if (element.localName.includes(':')) element.replaceWith(...element.childNodes);
  }
  // Google Docs wraps everything into a bold element that isn't bold.
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"]'))
    wrapper.replaceWith(...wrapper.childNodes);
  for (const gap of body.querySelectorAll(':scope > br, br.Apple-interchange-newline')) gap.remove();
  for (const anchor of body.querySelectorAll('a:not([href])')) anchor.replaceWith(...anchor.childNodes);
  for (const anchor of body.querySelectorAll('a'))
    anchor.setAttribute('href', withoutGaps(targetOf(anchor.getAttribute('href') ?? '')));
  // What other programs underline because it is a link is a link here.
  for (const words of body.querySelectorAll<HTMLElement>('a [style]')) words.style.textDecoration = '';
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

function rename(root: Element, selector: string, name: string): void {
  for (const element of root.querySelectorAll(selector)) {
    const renamed = root.ownerDocument.createElement(name);
    renamed.append(...element.childNodes);
    element.replaceWith(renamed);
  }
}

interface OpenList {
  list: HTMLElement;
  /** Which of the document's lists it is: another one may follow without a paragraph between them. */
  name: string;
}

/** Word writes lists as paragraphs that look like lists: `mso-list:l0 level2 lfo1`, with the bullet typed out. */
function listsFromWord(root: Element): void {
  let open: OpenList[] = [];
  let last: Element | null = null;
  for (const paragraph of root.querySelectorAll<HTMLElement>('p[style*="mso-list"], p[class^="MsoListParagraph"]')) {
    const [, id = '', depth = '1', format = ''] =
      /mso-list:\s*(l\d+) level(\d)( lfo\d+)?/.exec(paragraph.getAttribute('style') ?? '') ?? [];
    const level = Number(depth);
    const kind = /^\(?[\da-z]{1,4}[.)]/i.test(takeBullet(paragraph)) ? 'ol' : 'ul';
    const name = `${kind} ${id}${format}`;
    if (last === null || paragraph.previousElementSibling !== last) open = [];
    open.length = Math.min(open.length, open[level - 1]?.name === name ? level : level - 1);
    while (open.length < level) open.push({ list: openList(paragraph, open.at(-1)?.list, kind), name });
    const item = root.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)?.list.append(item);
    last = open[0]?.list ?? null;
    paragraph.remove();
  }
}

function openList(paragraph: Element, outer: HTMLElement | undefined, kind: 'ol' | 'ul'): HTMLElement {
  const list = paragraph.ownerDocument.createElement(kind);
  if (outer) (outer.lastElementChild ?? outer).append(list);
  else paragraph.before(list);
  return list;
}

function takeBullet(paragraph: Element): string {
  const bullet = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  bullet?.remove();
  return (bullet?.textContent ?? '').trim();
}
