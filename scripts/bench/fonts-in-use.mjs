import { innerText } from 'domutils';
import { attribute, findAll } from './html.mjs';

/** @param {string} range such as `U+0000-00FF, U+2013` @returns {(point: number) => boolean} */
function inRange(range) {
  const spans = range.split(',').map((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)];
  });
  return (point) => spans.some(([from = 0, to = 0]) => point >= from && point <= to);
}

/** @param {string} block @param {string} property */
function valueOf(block, property) {
  return new RegExp(`${property}\\s*:\\s*([^;}]+)`, 'i').exec(block)?.[1]?.trim() ?? '';
}

/**
 * The fonts of a style sheet that a browser would load for a page: the page has a character of their range, and for
 * italics and fixed widths an element of that kind.
 * @param {string} css
 * @param {import('./html.mjs').Document} page
 * @returns {string[]} addresses as the style sheet writes them
 */
export function fontsInUse(css, page) {
  const body = findAll(page, 'body');
  const points = [...new Set(innerText(body))].map((character) => character.codePointAt(0) ?? 0);
  const hasAny = (/** @type {string[]} */ ...tags) => tags.some((tag) => findAll(body, tag).length > 0);
  const hasItalics = hasAny('em', 'i', 'cite', 'dfn', 'var');
  const hasCode =
    hasAny('code', 'pre', 'kbd', 'samp') ||
    findAll(body, '*').some((element) => /\bfont-mono\b/.test(attribute(element, 'class')));
  const fonts = [];
  for (const [block] of css.matchAll(/@font-face\s*\{[^}]*\}/g)) {
    const address = /url\(\s*["']?([^"')]+\.woff2)["']?\s*\)/.exec(block)?.[1];
    if (address === undefined) continue;
    if (/italic|oblique/.test(valueOf(block, 'font-style')) && !hasItalics) continue;
    if (/mono/i.test(valueOf(block, 'font-family')) && !hasCode) continue;
    const range = valueOf(block, 'unicode-range');
    if (range === '' || points.some(inRange(range))) fonts.push(address);
  }
  return fonts;
}
