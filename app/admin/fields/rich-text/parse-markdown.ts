import { Marked, type TokenizerAndRendererExtension } from 'marked';
import { formulaInLine, formulaOnOwnLine } from './markdown-formulas';

/** What programs know of a text, between two lines at its very beginning; it is no part of the text. */
export const frontMatter = /^---[ \t]*\n[\w-]+:(?:[^\n]*\n)*?(?:---|\.\.\.)[ \t]*(?:\n|$)/;

/** A text in Markdown as HTML, which is not cleaned yet. Needs no page around it. Notes are where they stood, as `<p data-note>`. */
export function parseMarkdown(text: string): string {
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
  return new Marked({ gfm: true, extensions }).parse(written, { async: false });
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
