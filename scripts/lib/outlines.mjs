/**
 * What a static font says of one character, in thousandths of the em: its outline as an SVG path with the baseline at 0
 * and y downwards, how far the next one is, and by how much some followers move closer.
 * @typedef {{ d: string, advance: number, kerning?: Record<string, number> }} Outline
 */

/**
 * The characters that a font has. @param {Buffer} sfnt @returns {Promise<number[]>}
 */
export async function codePointsOf(sfnt) {
  const hb = await import('harfbuzzjs');
  return Array.from(new hb.Face(new hb.Blob(new Uint8Array(sfnt))).collectUnicodes());
}

/**
 * The outlines of characters by character; those that the font does not have are left out.
 * @param {Buffer} sfnt a font without variation axes
 * @param {string} text
 * @returns {Promise<Record<string, Outline>>}
 */
export async function outlinesOf(sfnt, text) {
  const hb = await import('harfbuzzjs');
  const face = new hb.Face(new hb.Blob(new Uint8Array(sfnt)));
  const font = new hb.Font(face);
  const scale = 1000 / face.upem;
  /** @param {string} part */
  const shape = (part) => {
    const buffer = new hb.Buffer();
    buffer.addText(part);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    return { glyphs: buffer.getGlyphInfos(), width: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) };
  };
  /** @type {Record<string, Outline>} */
  const outlines = {};
  const characters = [...new Set(text)];
  for (const character of characters) {
    const { glyphs, width } = shape(character);
    const glyph = glyphs[0]?.codepoint ?? 0;
    if (glyph === 0) continue;
    outlines[character] = { d: flipped(font.glyphToPath(glyph), scale), advance: Math.round(width * scale) };
  }
  addKerning(outlines, (pair) => shape(pair).width * scale);
  return outlines;
}

/** Fonts measure upwards, pictures downwards. @param {string} path @param {number} scale */
function flipped(path, scale) {
  let isX = true;
  return path.replace(/([A-Z])|(-?[\d.]+)([ ,]?)/g, (_whole, letter, number, gap) => {
    if (letter) {
      isX = true;
      return letter;
    }
    const value = Math.round(Number(number) * scale * (isX ? 1 : -1));
    isX = !isX;
    return `${value}${gap}`;
  });
}

/** Pairs of ASCII letters only: they are nearly all that a title has. @param {Record<string, Outline>} outlines @param {(pair: string) => number} measure */
function addKerning(outlines, measure) {
  const kerned = Object.entries(outlines).filter(([character]) => /[A-Za-z0-9.,:;?!'’“”-]/.test(character));
  for (const [first, outline] of kerned) {
    for (const [second, { advance }] of kerned) {
      const closer = Math.round(measure(first + second) - outline.advance - advance);
      if (Math.abs(closer) < 2) continue;
      outline.kerning ??= {};
      outline.kerning[second] = closer;
    }
  }
}
