import { storedFormula } from '~/lib/formulas';

/** What pages draw a formula with, beside the MathML that has its TeX; the outermost first. */
const drawn = ['.katex-display', '.katex', '.mwe-math-element', 'mjx-container', '.MathJax'];
const onOwnLine = '.katex-display, .mwe-math-element-block, mjx-container[display="true"]';

/** Formulas as other pages show them, in the way of this site. Those that don't say their TeX stay the letters they are. */
export function formulasOf(body: Element): void {
  for (const math of body.querySelectorAll('math')) {
    const said =
      math.querySelector('annotation[encoding="application/x-tex"]')?.textContent ?? math.getAttribute('alttext') ?? '';
    const tex = withoutStyle(said.trim());
    if (tex === '') continue;
    const around = drawn.map((selector) => math.closest(selector)).find((element) => element !== null) ?? math;
    const isDisplayed = math.getAttribute('display') === 'block' || math.closest(onOwnLine) !== null;
    around.outerHTML = storedFormula(tex, isDisplayed);
  }
}

/** Wikipedia says how large its formulas are in each of them. */
function withoutStyle(tex: string): string {
  return /^\{\\(?:display|text)style\s+([\s\S]*)\}$/.exec(tex)?.[1]?.trim() ?? tex;
}
