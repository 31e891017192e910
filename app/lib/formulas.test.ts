import { readdirSync, readFileSync } from 'node:fs';
import { getElementsByTagName, textContent } from 'domutils';
import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { longestFormula, setFormula } from './formulas';

const faultOf = async (tex: string) => {
  const set = await setFormula(tex, false);
  return 'fault' in set ? set.fault : null;
};

describe('A formula', () => {
  it('is MathML with its TeX, in the letters that Unicode has for it', async () => {
    const set = await setFormula('\\mathbb{R} \\ni \\alpha < 1', true);
    const markup = 'markup' in set ? set.markup : '';
    expect(markup).toContain('<mi>ℝ</mi>');
    expect(markup).toContain('<mo>&lt;</mo>');
    expect(markup).toContain('<annotation encoding="application/x-tex">\\mathbb{R} \\ni \\alpha &lt; 1</annotation>');
    expect(markup).toMatch(/^<math display="block"/);
  });

  it('that can’t be read says why in words', async () => {
    expect(await faultOf('\\frac{1}{2')).toContain("expected '}'");
    expect(await faultOf('\\nosuch x')).toBe('Unsupported function name: \\nosuch');
    expect(await faultOf('x^2^3')).toBe('Double superscript');
    expect(await faultOf('x'.repeat(longestFormula + 1))).toBe('A formula has at most 2,000 characters.');
  });

  it('brings no links, pictures, styles or commands of its own', async () => {
    for (const tex of [
      '\\href{javascript:alert(1)}{x}',
      '\\url{https://example.com}',
      '\\includegraphics{https://example.com/a.png}',
      '\\class{a}{x}',
      '\\id{a}{x}',
      '\\style{position:fixed}{x}',
      '\\data{a=b}{x}',
      '\\def\\a{\\b\\b}\\def\\b{x}\\a',
      '\\newcommand{\\a}{x}\\a',
      '\\let\\a=x',
    ]) {
      expect([tex, await faultOf(tex)]).not.toEqual([tex, null]);
    }
  });

  it('is nothing but mathematics, whatever it is made of', async () => {
    const commands =
      '\\frac \\sqrt \\text \\mathrm \\color \\textcolor \\tag \\ket \\left( \\right) \\mathbb \\operatorname \\fbox \\cancel \\overset \\char ' +
      '\\hspace \\rule \\begin{pmatrix} \\end{pmatrix} { } [ ] < > & " \' ^ _ \\ $ % # ~ = x 1 1em';
    const pieces = fc.constantFrom(
      ...commands.split(' '),
      ' ',
      '"onclick=',
      '</annotation>',
      '<img src=x onerror=alert(1)>',
      '<!--',
      '</math><script>',
      '&lt;',
      '\0',
      'é',
      '𝕏',
      '\u202e',
    );
    const known = /^(?:math|semantics|annotation|m[a-z]+|span|html|head|body)$/;
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 14 }), fc.boolean(), async (parts, isDisplayed) => {
        const set = await setFormula(parts.join(''), isDisplayed);
        if ('fault' in set) return;
        const elements = getElementsByTagName('*', parseDocument(set.markup));
        for (const { name, attribs } of elements) {
          expect(name).toMatch(known);
          for (const [attribute, value] of Object.entries(attribs)) {
            expect(attribute).not.toMatch(/^(?:on|href|src|xlink|id$)/i);
            expect(value).not.toMatch(/url\(|expression|position:\s*fixed/i);
          }
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('can be read wherever the sample content has one', async () => {
    const folders = ['insights', 'blog_posts', 'documentation'].map((name) => `app/collections/${name}/seed`);
    const texts = folders.flatMap((folder) =>
      readdirSync(folder)
        .filter((file) => file.endsWith('.html'))
        .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
    );
    const formulas = texts.flatMap((html) =>
      getElementsByTagName('code', parseDocument(html)).filter(({ attribs }) => attribs.class === 'language-math'),
    );
    expect(formulas.length).toBeGreaterThan(80);
    const faults = await Promise.all(
      formulas.map(async (code) => [textContent(code), await faultOf(textContent(code))]),
    );
    expect(faults.filter(([, fault]) => fault !== null)).toEqual([]);
  });
});
