import { closeHistory } from '@tiptap/pm/history';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { Marked, type TokenizerAndRendererExtension } from 'marked';
import { framedQuotes } from './callout';
import { formulaInLine, formulaOnOwnLine } from './markdown-formulas';

/** What programs know of a text, between two lines at its very beginning; it is no part of the text. */
const frontMatter = /^---[ \t]*\n[\w-]+:(?:[^\n]*\n)*?(?:---|\.\.\.)[ \t]*(?:\n|$)/;

/** What nobody writes by chance: headings, fences, framed quotes and lists of several lines, tables, links, stressed words, formulas. */
const traces = [
  frontMatter,
  /^#{1,6} \S/m,
  /^(?:```|~~~)/m,
  /^> \[!\w+\]/m,
  /^\|.*\|[ \t]*\n\|?[ \t]*:?-{3,}/m,
  /^(?:[-*+] \S.*\n\s*){2,}/m,
  /^[-*+] \[[ x]\] \S/im,
  /^(?:\d{1,3}[.)] \S.*\n\s*){2,}/m,
  /\[[^[\]\n]+\]\((?:https?:|mailto:|\/)[^\s)]*(?: "[^"\n]*")?\)/,
  /(?:^|\s)\*\*[^\s*][^*\n]*\*\*/,
  /\$\$[^$]+\$\$/,
  /(?<![\\$\p{L}\p{N}])\$(?![\s$])[^$\n]*[\\^_{}][^$\n]*(?<![\s\\])\$(?!\d)/u,
  /\\\(.+\\\)/,
  /^\s*\\\[[\s\S]+?\\\]/m,
];

let isPasting = false;

/** Pastes plain text that is written in Markdown as what it means; undoing that once gives the text as it was copied. */
export function pasteMarkdown(view: EditorView, transfer: DataTransfer | null): boolean {
  const text = transfer?.getData('text/plain').replace(/\r\n?/g, '\n') ?? '';
  if (isPasting || !transfer || transfer.getData('text/html') !== '') return false;
  if (view.state.selection.$from.parent.type.spec.code) return false;
  if (!traces.some((trace) => trace.test(`${text}\n`))) return false;
  isPasting = true;
  try {
    const { from } = view.state.selection;
    view.pasteText(text);
    const { tr, doc, selection } = view.state;
    view.dispatch(closeHistory(tr).setSelection(TextSelection.create(doc, from, selection.to)));
    view.pasteHTML(markdownToHtml(text));
  } finally {
    isPasting = false;
  }
  return true;
}

export function markdownToHtml(text: string): string {
  const written = text.replace(frontMatter, '');
  const defined = new Set(Array.from(written.matchAll(/^\[\^([^\]\s]+)\]:/gm), ([, name = '']) => name));
  const extensions = [
    formulaOnOwnLine,
    formulaInLine,
    raisedOrLowered('sub', '~', /^~(?!~)([^\s~[\]]+)~(?!~)/),
    raisedOrLowered('sup', '^', /^\^([^\s^[\]]+)\^/),
    noteReference(defined),
    note,
  ];
  const html = new Marked({ gfm: true, extensions }).parse(written, { async: false });
  const { body } = new DOMParser().parseFromString(framedQuotes(html), 'text/html');
  captionPictures(body);
  putNotesLast(body);
  return body.innerHTML;
}

/** `H~2~O` and `x^2^`. Words with blanks between the signs are none: two of them around a number mean about. */
function raisedOrLowered(name: 'sub' | 'sup', sign: string, find: RegExp): TokenizerAndRendererExtension {
  return {
    name,
    level: 'inline',
    start: (source) => indexIn(source, sign),
    tokenizer(source) {
      const [raw, words] = find.exec(source) ?? [];
      if (raw === undefined || words === undefined) return undefined;
      return { type: name, raw, tokens: this.lexer.inlineTokens(words) };
    },
    renderer({ tokens = [] }) {
      return `<${name}>${this.parser.parseInline(tokens)}</${name}>`;
    },
  };
}

/** `[^1]` where the text says what it is. Places in an article can't be linked to, so that the note's name has to do. */
function noteReference(defined: ReadonlySet<string>): TokenizerAndRendererExtension {
  return {
    name: 'noteReference',
    level: 'inline',
    start: (source) => indexIn(source, '[^'),
    tokenizer(source) {
      const [raw, label] = /^\[\^([^\]\s]+)\]/.exec(source) ?? [];
      if (raw === undefined || label === undefined || !defined.has(label)) return undefined;
      return { type: 'noteReference', raw, tokens: [{ type: 'text', raw: label, text: label }] };
    },
    renderer({ tokens = [] }) {
      return `<sup>${this.parser.parseInline(tokens)}</sup>`;
    },
  };
}

/** `[^1]: What it says`, up to the next one or an empty line. */
const note: TokenizerAndRendererExtension = {
  name: 'note',
  level: 'block',
  start: (source) => /^\[\^[^\]\s]+\]:/m.exec(source)?.index,
  tokenizer(source) {
    const [raw, label = '', words = ''] =
      /^\[\^([^\]\s]+)\]:[ \t]*([^\n]*(?:\n(?!\[\^)[ \t]*[^\s][^\n]*)*)(?:\n|$)/.exec(source) ?? [];
    if (raw === undefined) return undefined;
    return { type: 'note', raw, tokens: this.lexer.inline(`[^${label}] ${words.replace(/\n[ \t]+/g, '\n')}`) };
  },
  renderer({ tokens = [] }) {
    return `<p data-note>${this.parser.parseInline(tokens)}</p>\n`;
  },
};

function indexIn(text: string, sign: string): number | undefined {
  const index = text.indexOf(sign);
  return index === -1 ? undefined : index;
}

/** A picture that has a paragraph to itself is shown with its title below it: `![alt](address "Title")`. */
function captionPictures(body: Element): void {
  for (const picture of body.querySelectorAll('p > img[title]:only-child')) {
    const paragraph = picture.parentElement;
    if (!paragraph || (paragraph.textContent ?? '').trim() !== '') continue;
    const figure = body.ownerDocument.createElement('figure');
    const caption = body.ownerDocument.createElement('figcaption');
    caption.textContent = picture.getAttribute('title');
    picture.removeAttribute('title');
    figure.append(picture, caption);
    paragraph.replaceWith(figure);
  }
}

function putNotesLast(body: Element): void {
  for (const each of body.querySelectorAll('[data-note]')) {
    each.removeAttribute('data-note');
    body.append(each);
  }
}
