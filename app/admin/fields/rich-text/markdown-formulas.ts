import type { TokenizerAndRendererExtension } from 'marked';
import { storedFormula } from '~/lib/formulas';

/** Formulas in Markdown: `$x^2$` and `\(x^2\)` within a line, `$$x^2$$` and `\[x^2\]` on lines of their own. */
export const formulaInLine: TokenizerAndRendererExtension = {
  name: 'formulaInLine',
  level: 'inline',
  start: (source) => indexOf(source, /\$|\\\(|\\\[/),
  tokenizer(source) {
    // A figure behind the second sign, or a blank beside either, makes both of them prices.
    const [raw, ...found] =
      /^\$\$([^$]+)\$\$|^\$(?![\s$])((?:\\.|[^$\\\n])+?)(?<!\s)\$(?!\d)|^\\\((.+?)\\\)|^\\\[(.+?)\\\]/.exec(source) ??
      [];
    const tex = found.find((part) => part !== undefined);
    return raw === undefined || tex === undefined ? undefined : { type: 'formulaInLine', raw, text: tex.trim() };
  },
  renderer: ({ text }) => storedFormula(String(text), false),
};

export const formulaOnOwnLine: TokenizerAndRendererExtension = {
  name: 'formulaOnOwnLine',
  level: 'block',
  start: (source) => indexOf(source, /^(?:\$\$|\\\[)/m),
  tokenizer(source) {
    const [raw, dollars, brackets] =
      /^ {0,3}\$\$([^$]+)\$\$[ \t]*(?:\n|$)|^ {0,3}\\\[([\s\S]+?)\\\][ \t]*(?:\n|$)/.exec(source) ?? [];
    const tex = dollars ?? brackets;
    return raw === undefined || tex === undefined ? undefined : { type: 'formulaOnOwnLine', raw, text: tex.trim() };
  },
  renderer: ({ text }) => storedFormula(String(text), true),
};

function indexOf(text: string, sign: RegExp): number | undefined {
  const index = text.search(sign);
  return index === -1 ? undefined : index;
}
