import { company } from '~/lib/company';
import type { Theme } from '~/lib/theme';
import { fringes, MENU_BARS, menuStrips } from '../fringe-strip';
import type { MenuKey } from '../site-map';
import { lineGlyphs, widthOf } from '../social/letters';
import { WORDMARK_HEIGHT, WORDMARK_WIDTH, wordmarkRings } from '../wordmark';
import { type PieceName, pieceNames } from './drawing';
import { withColors } from './token-colors.server';

/** What an address asks for; null for anything that `piecePath` would not say. */
export function readPiece(file: string): { name: PieceName; theme: Theme } | null {
  const [, asked, theme] = /^([a-z-]+)-(light|dark)\.svg$/.exec(file) ?? [];
  const name = pieceNames.find((known) => known === asked);
  return name ? { name, theme: theme as Theme } : null;
}

/** A piece as a file with the colours of a theme. */
export function pieceFile(name: PieceName, theme: Theme): string {
  return withColors(name === 'wordmark' ? wordmark() : menuStrip(name.slice('menu-'.length) as MenuKey), theme);
}

function menuStrip(menu: MenuKey): string {
  const path = fringes({ bars: MENU_BARS, ...menuStrips[menu] });
  return `${open(MENU_BARS * 10, 100)} preserveAspectRatio="none"><path d="${path}" fill="var(--color-accent)"/></svg>`;
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
  return `${open(WORDMARK_WIDTH, WORDMARK_HEIGHT)}><clipPath id="letters">${letters}</clipPath><g clip-path="url(#letters)"><path d="M0 0h${WORDMARK_WIDTH}v${WORDMARK_HEIGHT}h-${WORDMARK_WIDTH}z" fill="var(--color-accent-soft)"/>${wordmarkRings()}</g></svg>`;
}

function open(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
}
