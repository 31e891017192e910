/** Selectors of what the page's own styles make bold: Excel says it of classes alone. To be read before the styles are removed. */
export function boldByStyles(page: Document): string {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([...page.querySelectorAll('style')].map((style) => style.textContent).join('\n'));
  const rules = [...sheet.cssRules].filter((rule) => rule instanceof CSSStyleRule);
  return rules
    .filter(({ style }) => isBoldWeight(style.fontWeight))
    .map(({ selectorText }) => selectorText)
    .join();
}

/** Other programs have no header cells: a first row that is bold all over, where no other is, stands for them. */
export function headRows(body: Element, boldSelectors: string): void {
  for (const table of body.querySelectorAll('table')) {
    const [first, ...others] = [...table.rows].filter((row) => !isBlank(row));
    if (!first || others.length === 0 || table.querySelector('th')) continue;
    if (!isBoldRow(first, boldSelectors) || others.some((row) => isBoldRow(row, boldSelectors))) continue;
    for (const cell of first.cells) makeHeader(cell);
  }
}

function isBoldRow(row: HTMLTableRowElement, boldSelectors: string): boolean {
  const texts = textsOf(row);
  return texts.every((text) => isBold(text.parentElement, row, boldSelectors));
}

function textsOf(root: Element): Text[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode instanceof Text && currentNode.data.trim() !== '') texts.push(currentNode);
  }
  return texts;
}

/** As the closest element says that says anything: Google Docs has `b` elements that are not bold. */
function isBold(element: Element | null, row: Element, boldSelectors: string): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (element.style.fontWeight !== '') return isBoldWeight(element.style.fontWeight);
  if (element.matches('b, strong') || (boldSelectors !== '' && element.matches(boldSelectors))) return true;
  return element !== row && isBold(element.parentElement, row, boldSelectors);
}

function isBoldWeight(weight: string): boolean {
  return weight.startsWith('bold') || Number(weight) >= 600;
}

/** Header cells are bold by themselves. */
function makeHeader(cell: HTMLTableCellElement): void {
  const header = cell.ownerDocument.createElement('th');
  for (const name of ['colspan', 'rowspan']) {
    const value = cell.getAttribute(name);
    if (value !== null) header.setAttribute(name, value);
  }
  header.append(...cell.childNodes);
  for (const bold of header.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes);
  for (const styled of header.querySelectorAll<HTMLElement>('[style]')) styled.style.fontWeight = '';
  if (cell.parentElement) cell.parentElement.style.fontWeight = '';
  cell.replaceWith(header);
}

function isBlank(row: Element): boolean {
  return (row.textContent ?? '').trim() === '';
}
