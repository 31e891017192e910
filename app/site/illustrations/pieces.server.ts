import { company } from '~/lib/company';
import type { Theme } from '~/lib/theme';
import { fringes, MENU_BARS, menuStrips } from '../fringe-strip';
import type { MenuKey } from '../site-map';
import { lineGlyphs, widthOf } from '../social/letters';
import { WORDMARK_HEIGHT, WORDMARK_WIDTH, wordmarkRings } from '../wordmark';
import { type PieceName, pieceNames } from './drawing';
import { readFileName, svgFile } from './svg-file.server';

/** What an address asks for; null for anything that `piecePath` would not say. */
export function readPiece(file: string): { name: PieceName; theme: Theme } | null {
  const asked = readFileName(file);
  const name = pieceNames.find((known) => known === asked?.name);
  return asked && name ? { name, theme: asked.theme } : null;
}

/** A piece as a file with the colours of a theme. */
export function pieceFile(name: PieceName, theme: Theme): string {
  if (name === 'wordmark') return svgFile({ width: WORDMARK_WIDTH, height: WORDMARK_HEIGHT }, '', wordmark(), theme);
  const strip = fringes({ bars: MENU_BARS, ...menuStrips[name.slice('menu-'.length) as MenuKey] });
  const content = `<path d="${strip}" fill="var(--color-accent)"/>`;
  return svgFile({ width: MENU_BARS * 10, height: 100 }, ' preserveAspectRatio="none"', content, theme);
}

/** The name as large as the page is wide, made of the fringes of two sources. */
function wordmark(): string {
  const [left, baseline, width, size] = [-14, 292, 1460, 385];
  const stretched = width / (widthOf(company.name) * 1000);
  const letters = lineGlyphs(company.name)
    .map(
      ({ x, d }) =>
        `<path transform="translate(${left + x * stretched} ${baseline}) scale(${stretched} ${size / 1000})" d="${d}"/>`,
    )
    .join('');
  return `<clipPath id="letters">${letters}</clipPath><g clip-path="url(#letters)"><path d="M0 0h${WORDMARK_WIDTH}v${WORDMARK_HEIGHT}h-${WORDMARK_WIDTH}z" fill="var(--color-accent-soft)"/>${wordmarkRings()}</g>`;
}
