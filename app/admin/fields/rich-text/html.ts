import { type Extensions, getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser, DOMSerializer, type Node as DocumentNode } from '@tiptap/pm/model';
import { formulaClass } from '~/lib/formulas';

/**
 * Between the HTML that the site stores and the document that the editor works on. Both directions work on documents
 * that no browser shows, so nothing in them loads or runs.
 */

/** Stored HTML as a document for the editor. */
export function htmlToDocument(html: string, extensions: Extensions): JSONContent {
  const { body } = new window.DOMParser().parseFromString(html, 'text/html');
  for (const figure of body.querySelectorAll('figure')) {
    // Every figure gets room for a caption; if it stays empty, it isn't saved.
    if (!figure.querySelector(':scope > figcaption')) figure.append(body.ownerDocument.createElement('figcaption'));
  }
  return DOMParser.fromSchema(getSchema(extensions)).parse(body).toJSON();
}

/** What blocks of documents are stored as. A block that nobody writes in stays the same object with every key. */
const storedBlocks = new WeakMap<DocumentNode, Stored>();

interface Stored {
  html: string;
  isBlankParagraph: boolean;
}

/** The document as the site stores it; an empty text when there is nothing in it. */
export function documentToHtml(node: DocumentNode): string {
  const inert = document.implementation.createHTMLDocument('');
  const blocks = node.children.map((block) => storedBlock(block, inert));
  const last = blocks.findLastIndex(({ isBlankParagraph }) => !isBlankParagraph);
  return blocks
    .slice(0, last + 1)
    .map(({ html }) => html)
    .join('\n');
}

function storedBlock(block: DocumentNode, inert: Document): Stored {
  const known = storedBlocks.get(block);
  if (known) return known;
  const root = inert.createElement('div');
  root.append(DOMSerializer.fromSchema(block.type.schema).serializeNode(block, { document: inert }));
  for (const code of root.querySelectorAll('code[spellcheck]')) code.removeAttribute('spellcheck');
  for (const item of root.querySelectorAll('li')) unwrapFirstParagraph(item);
  for (const wrapper of root.querySelectorAll('.editor-table')) wrapper.replaceWith(...wrapper.childNodes);
  for (const table of root.querySelectorAll('table')) tidyTable(table);
  for (const caption of root.querySelectorAll('figcaption')) if (isBlank(caption)) caption.remove();
  // One that somebody has just begun.
  for (const formula of root.querySelectorAll(`.${formulaClass}`))
    if (isBlank(formula)) (formula.closest('pre') ?? formula).remove();
  const stored = {
    html: Array.from(root.children, (child) => child.outerHTML).join('\n'),
    isBlankParagraph: Array.from(root.children).every((child) => child.matches('p') && isBlank(child)),
  };
  storedBlocks.set(block, stored);
  return stored;
}

function isBlank(element: Element): boolean {
  return element.childElementCount === 0 && (element.textContent ?? '').trim() === '';
}

/** `<li><p>text</p></li>` is stored as `<li>text</li>`, unless the item has several paragraphs or other blocks. */
function unwrapFirstParagraph(item: Element): void {
  const [first, ...others] = Array.from(item.children);
  if (!first?.matches('p') || !others.every((other) => other.matches('ul, ol'))) return;
  first.replaceWith(...first.childNodes);
}

/** The editor knows rows alone; readers get a head, and screen readers are told what each heading is for. */
function tidyTable(table: HTMLTableElement): void {
  const rows = Array.from(table.rows);
  const firstBodyRow = rows.findIndex((row) => Array.from(row.cells).some((cell) => cell.matches('td')));
  const head = rows.slice(0, firstBodyRow === -1 ? Math.min(1, rows.length - 1) : firstBodyRow);
  for (const row of rows) for (const cell of row.cells) tidyCell(cell, head.includes(row));
  if (head.length === 0) return;
  const section = table.createTHead();
  section.append(...head);
}

function tidyCell(cell: HTMLTableCellElement, isInHead: boolean): void {
  cell.removeAttribute('colwidth');
  cell.removeAttribute('style');
  if (cell.matches('th') && !cell.hasAttribute('scope')) cell.setAttribute('scope', isInHead ? 'col' : 'row');
  const [only, ...others] = Array.from(cell.children);
  if (only?.matches('p') && others.length === 0) only.replaceWith(...only.childNodes);
}
