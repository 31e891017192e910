interface OpenList {
  list: HTMLElement;
  /** Which of the document's lists it is: another one may follow without a paragraph between them. */
  name: string;
}

/** Word writes lists as paragraphs that look like lists: `mso-list:l0 level2 lfo1`, with the bullet typed out. */
export function listsFromWord(root: Element): void {
  let open: OpenList[] = [];
  let last: Element | null = null;
  for (const paragraph of root.querySelectorAll<HTMLElement>('p[style*="mso-list"], p[class^="MsoListParagraph"]')) {
    const [, id = '', depth = '1', format = ''] =
      /mso-list:\s*(l\d+) level(\d)( lfo\d+)?/.exec(paragraph.getAttribute('style') ?? '') ?? [];
    const level = Number(depth);
    const bullet = takeBullet(paragraph);
    const kind = /^\(?[\da-z]{1,4}[.)]/i.test(bullet) ? 'ol' : 'ul';
    const name = `${kind} ${id}${format}`;
    if (last === null || paragraph.previousElementSibling !== last) open = [];
    open.length = Math.min(open.length, open[level - 1]?.name === name ? level : level - 1);
    while (open.length < level) {
      const list = openList(paragraph, open.at(-1)?.list, kind);
      open.push({ list, name });
      // Levels that were skipped have no item of their own to count from.
      if (open.length === level) startAt(list, bullet);
    }
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

/** The first number of a list that does not begin at one. Letters count from one: the site's lists have numbers alone. */
function startAt(list: HTMLElement, bullet: string): void {
  const first = Number(/^\(?(\d{1,4})[.)]/.exec(bullet)?.[1] ?? 1);
  if (first !== 1) list.setAttribute('start', String(first));
}

function takeBullet(paragraph: Element): string {
  const bullet = paragraph.querySelector('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  bullet?.remove();
  return (bullet?.textContent ?? '').trim();
}
