import { getElementsByTagName, textContent } from 'domutils';
import { formulaClass, setFormula } from '~/lib/formulas';
import { type ArticleDocument, type ArticleElement, newElement, wrapEach } from './article-tree.server';

/** Of one article, in characters. What is more stays as it is written: setting it would keep everybody else waiting. */
const mostTex = 40_000;
/** What the shortest one costs, in the same measure. */
const leastCost = 20;

/**
 * Formulas as browsers set them. One that can't be read stays as it is written; those on lines of their own scroll when they
 * are wider than the page, so the keyboard must reach them.
 */
export async function setFormulas(document: ArticleDocument): Promise<void> {
  let left = mostTex;
  let displayed = 0;
  const shown = new Map<ArticleElement, ArticleElement>();
  for (const code of getElementsByTagName('code', document)) {
    if (code.attribs.class !== formulaClass) continue;
    const tex = textContent(code).trim();
    left -= Math.max(tex.length, leastCost);
    if (tex === '' || left < 0) continue;
    const block = blockAround(code);
    const set = await setFormula(tex, block !== null);
    if ('fault' in set) continue;
    if (!block) {
      shown.set(code, newElement(withSigns(code, set.markup)));
      continue;
    }
    displayed += 1;
    const frame = newElement('<div class="formula-frame" role="group" tabindex="0"></div>');
    frame.attribs['aria-label'] = `Formula ${displayed}`;
    frame.children = [newElement(set.markup)];
    shown.set(block, frame);
  }
  wrapEach(shown);
}

/**
 * The formula together with the signs that stand at it, which are taken out of the text around: Safari would begin a line
 * with a full stop behind a formula.
 */
function withSigns({ prev, next }: ArticleElement, markup: string): string {
  const before = takeSigns(prev, /[([„“‘«]+$/);
  const after = takeSigns(next, /^[.,;:!?…)\]”’»%]+/);
  const signs = before + after;
  return signs === '' ? markup : `<span class="whitespace-nowrap">${before}${markup}${after}</span>`;
}

function takeSigns(text: ArticleElement['next'], signs: RegExp): string {
  if (!text || !('data' in text)) return '';
  const [taken = ''] = text.data.match(signs) ?? [];
  text.data = text.data.replace(signs, '');
  return taken;
}

/** The `pre` that has nothing but this formula; null when it stands in a line. */
function blockAround(code: ArticleElement): ArticleElement | null {
  const { parent } = code;
  const isBlock = parent && 'name' in parent && parent.name === 'pre' && parent.children.length === 1;
  return isBlock ? parent : null;
}
