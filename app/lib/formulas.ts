/**
 * Formulas of articles. Stored is TeX, in the way of Markdown: `<code class="language-math">` within a line, the same in a
 * `pre` on a line of its own. Shown is MathML, which browsers set by themselves and screen readers read.
 */
export const formulaClass = 'language-math';

/** A formula's HTML as it is stored: in its line, or on one of its own. */
export function storedFormula(tex: string, isDisplayed: boolean): string {
  const text = tex.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
  const code = `<code class="${formulaClass}">${text}</code>`;
  return isDisplayed ? `<pre>${code}</pre>` : code;
}

export type SetFormula = { markup: string } | { fault: string };

/** In characters: more than any formula that fits a page. */
export const longestFormula = 2000;
/** Browsers give up on deeper nesting than some hundreds. */
const deepestMarkup = 150;
/** A command of one's own could stand for thousands of signs, which stand for thousands of others. */
const definition = /\\(?:[egx]?def|(?:future)?let|(?:re)?newcommand|providecommand)(?![A-Za-z])/;

/**
 * A formula as MathML, safe to put into a page: links, styles and pictures, which TeX could bring, are refused.
 * @param isDisplayed on a line of its own, where sums and fractions are as large as they get
 * @returns the markup, or what speaks against the TeX
 */
export async function setFormula(tex: string, isDisplayed: boolean): Promise<SetFormula> {
  if (tex.length > longestFormula) return { fault: 'A formula has at most 2,000 characters.' };
  if (definition.test(tex)) return { fault: 'A formula can’t define commands.' };
  // It is as large as the rest of a page's code, and few pages have a formula.
  const { default: temml } = await import('temml');
  try {
    const markup = temml.renderToString(tex, {
      displayMode: isDisplayed,
      annotate: true,
      throwOnError: true,
      trust: false,
      maxSize: [20, 100],
    });
    return nesting(markup) > deepestMarkup ? { fault: 'This formula is nested too deep.' } : { markup };
  } catch (error) {
    // Of the renderer are all errors but one: that the text nests deeper than a program can follow.
    return { fault: error instanceof Error ? withoutPlace(error.message) : '' };
  }
}

/** How deep the elements of a markup stand in each other. */
function nesting(markup: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, slash] of markup.matchAll(/<(\/?)[a-z]/g)) {
    depth += slash === '/' ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/** "Expected '}', got 'EOF'", without the line that marks the place with signs that few fonts have. */
function withoutPlace(message: string): string {
  const [said = ''] = message.replace(/^ParseError:/, '').split(/ at (?:position \d+|end of input)/);
  return said.trim();
}
