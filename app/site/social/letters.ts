import json from '~/styles/generated/display-outlines.json?raw';

/** One character in thousandths of the em: its outline above a baseline at 0, and the way to the next one. */
interface Outline {
  d: string;
  advance: number;
  kerning?: Record<string, number>;
}

let outlines: Record<string, Outline> | undefined;

/** Parsed when the first picture is drawn. */
function outlineOf(character: string): Outline | undefined {
  outlines ??= JSON.parse(json) as Record<string, Outline>;
  return outlines[character] ?? outlines[character.normalize('NFKD').charAt(0)];
}

/** As on the site: headlines are set a little tighter, in thousandths of the em. */
const tracking = -22;
/** With more letters missing than that, a title would be nonsense. */
const mostMissing = 0.2;

/** Whether the font can set this text. */
export function canSet(text: string): boolean {
  const characters = Array.from(text.replace(/\s/g, ''));
  const missing = characters.filter((character) => !outlineOf(character)).length;
  return characters.length > 0 && missing / characters.length <= mostMissing;
}

/** How wide a line is, in units of its size. */
export function widthOf(line: string): number {
  return place(line).width / 1000;
}

/** A line as one SVG path in thousandths of the em, from 0 to the right. */
export function lineGlyphs(line: string): { x: number; d: string }[] {
  return place(line).glyphs;
}

function place(line: string) {
  const glyphs: { x: number; d: string }[] = [];
  const characters = Array.from(line);
  let x = 0;
  for (const [index, character] of characters.entries()) {
    const outline = outlineOf(character);
    if (!outline) continue;
    if (outline.d) glyphs.push({ x, d: outline.d });
    x += outline.advance + tracking + (outline.kerning?.[characters[index + 1] ?? ''] ?? 0);
  }
  return { glyphs, width: x - tracking };
}

/** Breaks a text into lines of at most this width, in units of the size; a word that is wider stands alone. */
export function breakLines(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The largest of the sizes in which the text fits; in the smallest it is cut, and says so. */
export function fitText(
  text: string,
  box: { width: number; height: number; sizes: readonly number[]; leading: number },
) {
  const { width, height, sizes, leading } = box;
  for (const size of sizes) {
    const lines = breakLines(text, width / size);
    const fits = lines.length * size * leading <= height && lines.every((line) => widthOf(line) * size <= width);
    if (fits) return { size, lines };
  }
  const size = sizes.at(-1) ?? 16;
  const lines = breakLines(text, width / size).slice(0, Math.max(1, Math.floor(height / (size * leading))));
  return { size, lines: lines.map((line, index) => cut(line, width / size, index === lines.length - 1)) };
}

function cut(line: string, width: number, isLast: boolean): string {
  if (!isLast && widthOf(line) <= width) return line;
  let shown = line;
  while (shown.length > 1 && widthOf(`${shown}…`) > width) shown = shown.slice(0, -1);
  return `${shown.trimEnd()}…`;
}
