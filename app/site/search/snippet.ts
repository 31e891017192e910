import { fold, matcherOf, resemblance } from './words';

/** A piece of text as it is shown; the matching ones are marked. */
export interface Piece {
  text: string;
  isMatch: boolean;
}

const word = /[\p{L}\p{M}\p{Nd}]+/gu;
const sureResemblance = 0.6;

/** Cuts a text at its matches. `words` are folded; `alsoSimilar` marks what was probably meant as well. */
export function markMatches(text: string, words: readonly string[], alsoSimilar = false): Piece[] {
  const pieces: Piece[] = [];
  const matchOf = matcherOf(words);
  let end = 0;
  for (const found of text.matchAll(word)) {
    const folded = fold(found[0]);
    if (matchOf(folded) === undefined && !(alsoSimilar && isSimilar(folded, words))) continue;
    if (found.index > end) pieces.push({ text: text.slice(end, found.index), isMatch: false });
    pieces.push({ text: found[0], isMatch: true });
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMatch: false });
  return pieces;
}

function isSimilar(folded: string, words: readonly string[]): boolean {
  return words.some((searched) => resemblance(folded, searched) >= sureResemblance);
}

const length = 220;
/** How much of the text before the first match is shown. */
const lead = 60;

/**
 * The part of a record that shows why it was found: its summary when a match is in there, else the text around the
 * densest place, else the summary.
 */
export function snippetOf(summary: string, text: string, words: readonly string[]): string {
  const matchOf = matcherOf(words);
  const isInSummary = (summary.match(word) ?? []).some((found) => matchOf(fold(found)) !== undefined);
  if (isInSummary || text === '') return shorten(summary, 0);
  const place = densestPlace(text, words.length, matchOf);
  return place === null ? shorten(summary, 0) : shorten(text, Math.max(0, place - lead));
}

/** Where the stretch with the most different words begins. */
function densestPlace(text: string, wordCount: number, matchOf: ReturnType<typeof matcherOf>): number | null {
  const places: { at: number; searched: string }[] = [];
  for (const found of text.matchAll(word)) {
    const searched = matchOf(fold(found[0]));
    if (searched !== undefined) places.push({ at: found.index, searched });
  }
  let best: { at: number; count: number } | null = null;
  for (const [index, { at }] of places.entries()) {
    const near = new Set<string>();
    for (let next = index; next < places.length && (places[next]?.at ?? 0) < at + length - lead; next++) {
      near.add(places[next]?.searched ?? '');
    }
    if (!best || near.size > best.count) best = { at, count: near.size };
    if (best.count === wordCount) break;
  }
  return best?.at ?? null;
}

/** At most so many characters from `start` on, whole words only. */
function shorten(text: string, start: number): string {
  const from = start === 0 ? 0 : text.indexOf(' ', start) + 1;
  if (text.length - from <= length) return `${from > 0 ? '…' : ''}${text.slice(from).trim()}`;
  const cut = text.slice(from, from + length);
  const whole = cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2));
  return `${from > 0 ? '…' : ''}${whole.replace(/[\s,.;:·]+$/, '')}…`;
}
