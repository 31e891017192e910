/** Which characters the site's fonts have, by what they are for. */

/** @param {number} first @param {number} last */
function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

/** @param {string} text @param {string} others */
export function without(text, others) {
  return Array.from(text)
    .filter((character) => !others.includes(character))
    .join('');
}

// A character that a font does not have is left out silently; the browser then takes it from the system font.
export const ASCII = range(0x20, 0x7e);
const SIGNS_OF_CODE = '\\^`{|}~';
export const COMMON = '\u00a0©·×–—‘’“”…→−€°½²±';
export const BASIC = without(ASCII + COMMON, SIGNS_OF_CODE);
// Sentences about circuits and powers have these; headlines never do.
export const SIGNS_IN_SENTENCES = '^{|}';
export const SIGNS_OF_FIGURES = '↑↓';
// What neither code nor a figure on a page has: the font of code is within the styles, whose bytes are counted.
export const RARE_IN_CODE = '‘©';
// No raised figures: these fonts have only the first three, and a power is set in one face.
export const SYMBOLS = '§«®µ»¼¾÷‚„†‡•′″‹›⁄™←↑↓↗∕∑∂∞≠≤≥√≈⟨⟩';
export const ACCENTED = `${range(0xc0, 0xd6)}${range(0xd8, 0xf6)}${range(0xf8, 0xff)}¡¿ªº¢£¥`;
// Letters with accents and rare signs are a third of a font and on few pages: they come in a file of their own where a page has them.
export const RARE = SIGNS_OF_CODE + SYMBOLS + ACCENTED;
export const LATIN = BASIC + RARE;
export const LATIN_EXTENDED = `${range(0x100, 0x17f)}ȘșȚț₹`;

// Of formulas: letters in italics as Unicode has them for mathematics, with the one that stands elsewhere; Greek; relations, operators,
// arrows, brackets, what stands above and below letters; the signs that nobody sees and screen readers read.
const FORMULA_LETTERS = `${range(0x1d434, 0x1d467)}ℎ${range(0x1d6e2, 0x1d71b)}${range(0x391, 0x3a9)}${range(0x3b1, 0x3c9)}ϑϕϖϱϵıȷℏℓ∂∇`;
const FORMULA_SIGNS =
  '\u00a0·×÷±¬°…′″‴†‡−∓∗∘∙√∛∜∝∞∀∃∄∅∈∉∋∏∐∑∧∨∩∪∫∬∭∮∴∵∼≁≃≄≅≈≉≍≐≔≜≝≟≠≡≢≤≥≪≫≮≯≲≳≺≻⊂⊃⊄⊆⊇⊊⊋⊎⊓⊔⊕⊖⊗⊘⊙⊢⊣⊤⊥⊨⊲⊳⋀⋁⋂⋃⋅⋆⋉⋊⋮⋯⋰⋱∖∣∤∥∦△▽□⟂' +
  '←→↑↓↔↕↗↘⇐⇒⇑⇓⇔↦↩↪⇀⇁⇌⟵⟶⟷⟸⟹⟺⟼⌈⌉⌊⌋⟦⟧⟨⟩‖⏞⏟⎴⎵^~¯ˉˇ˘˙¨´`‾¸\u0302\u0303\u0304\u0305\u0306\u0307\u0308\u030c\u20d6\u20d7\u2061\u2062\u2063';
export const FORMULA = ASCII + FORMULA_LETTERS + FORMULA_SIGNS;
// The same letters bold, written by hand, broken or with a double stroke.
export const FORMULA_ALPHABETS = `${range(0x1d400, 0x1d433)}${range(0x1d468, 0x1d4cf)}${range(0x1d504, 0x1d56b)}${range(0x1d6a8, 0x1d6e1)}${range(0x1d71c, 0x1d755)}${range(0x1d7ce, 0x1d7e1)}ℂℍℕℙℚℝℤℬℰℱℋℐℒℳℛℯℊℴℭℌℑℜℨ𝟙𝕜`;
