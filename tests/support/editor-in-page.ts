import { getSchema } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import { articleExtensions } from '~/admin/fields/rich-text/extensions';
import { documentToHtml, htmlToDocument } from '~/admin/fields/rich-text/html';
import { cleanPastedHtml } from '~/admin/fields/rich-text/paste';
import { markdownToHtml } from '~/admin/fields/rich-text/pasted-markdown';

/** Runs in a page: what the editor makes of HTML, and HTML in a form in which only its meaning is left. */

/** One piece of an article: the blocks it stands in, what marks it, and what it says. */
export type Piece = [blocks: string, marks: string, text: string];

const marks = new Set(['strong', 'em', 'u', 's', 'sub', 'sup', 'code', 'a', 'b', 'i']);
const sameMark: Record<string, string> = { b: 'strong', i: 'em' };
/** What they do to the text in them is said by other elements as well. */
const transparent = new Set(['tbody', 'body']);
const kept: Record<string, string[]> = {
  a: ['href', 'title'],
  code: ['class'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
};

/** Opened in the editor and saved. */
export function roundTrip(html: string): string {
  const extensions = articleExtensions();
  return documentToHtml(Node.fromJSON(getSchema(extensions), htmlToDocument(html, extensions)));
}

/** Pasted into the empty editor and saved. */
export function pasted(html: string): string {
  return roundTrip(cleanPastedHtml(html));
}

export function pastedMarkdown(text: string): string {
  return pasted(markdownToHtml(text));
}

export function meaning(html: string): Piece[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const pieces: (Piece & { block?: Element })[] = [];
  walk(body, [], [], body, (piece, block) => {
    const last = pieces.at(-1);
    if (last && last.block === block && last[0] === piece[0] && last[1] === piece[1]) last[2] += piece[2];
    else pieces.push(Object.assign(piece, { block }));
  });
  return trimmed(pieces);
}

type Report = (piece: Piece, block: Element) => void;

function walk(element: Element, blocks: string[], active: string[], block: Element, report: Report): void {
  for (const child of element.childNodes) {
    if (child instanceof Text) {
      const isCode = blocks.at(-1) === 'pre';
      const text = isCode ? child.data : child.data.replace(/[ \t\r\n]+/g, ' ');
      const isSpace = text.trim() === '' && !isCode;
      if (!isSpace || active.length > 0 || isInLine(child)) report([blocks.join('/'), marksText(active), text], block);
    } else if (child instanceof Element) walkElement(child, blocks, active, block, report);
  }
}

function walkElement(child: Element, blocks: string[], active: string[], block: Element, report: Report): void {
  const name = child.localName;
  if (['img', 'hr', 'br'].includes(name)) report([blocks.join('/'), marksText(active), `<${described(child)}>`], block);
  else if (marks.has(name) && !child.parentElement?.matches('pre')) {
    walk(child, blocks, [...active, described(child)], block, report);
  } else if (name === 'code') walk(child, [...blocks.slice(0, -1), described(child), 'pre'], active, block, report);
  else if (transparent.has(name) || (name === 'p' && isOnlyParagraph(child)))
    walk(child, blocks, active, child, report);
  else walk(child, [...blocks, described(child)], active, child, report);
}

/** `<li><p>a</p></li>` says the same as `<li>a</li>`. */
function isOnlyParagraph(paragraph: Element): boolean {
  const parent = paragraph.parentElement;
  if (!parent?.matches('li, td, th') || paragraph.previousElementSibling) return false;
  return Array.from(parent.children).every((child) => child === paragraph || child.matches('ul, ol'));
}

function isInLine(text: Text): boolean {
  const isInline = (node: ChildNode | null) =>
    node instanceof Text || (node instanceof Element && marks.has(node.localName));
  return isInline(text.previousSibling) && isInline(text.nextSibling);
}

function described(element: Element): string {
  const name = sameMark[element.localName] ?? element.localName;
  const attributes = (kept[name] ?? []).flatMap((attribute) => {
    const value = element.getAttribute(attribute);
    const isDefault =
      value === null || (attribute.endsWith('span') && value === '1') || (attribute === 'start' && value === '1');
    return isDefault ? [] : [`${attribute}=${value}`];
  });
  return [name, ...attributes].join(' ');
}

function marksText(active: string[]): string {
  return [...new Set(active)].sort().join('+');
}

/** Blanks at the ends of blocks show nowhere. */
function trimmed(pieces: (Piece & { block?: Element })[]): Piece[] {
  const result: Piece[] = [];
  pieces.forEach(([blocks, active, text], index) => {
    const isFirst = pieces[index - 1]?.block !== pieces[index]?.block;
    const isLast = pieces[index + 1]?.block !== pieces[index]?.block;
    const isCode = blocks.endsWith('pre');
    let said = text;
    if (!isCode && isFirst) said = said.trimStart();
    if (isLast) said = said.trimEnd();
    if (said !== '') result.push([blocks, active, said]);
  });
  return result;
}
