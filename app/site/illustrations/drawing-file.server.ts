import type { Theme } from '~/lib/theme';
import { type Drawing, heightOf, WIDTH } from './drawing';
import { drawingOnce } from './markup-once';
import { motifNames } from './motif-for';
import { withColors } from './token-colors.server';

const longestSeed = 200;

/** A drawing as a file: the same as `Sheet` shows in a page, with the colours of a theme. */
export function drawingFile(drawing: Drawing, theme: Theme): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${heightOf(drawing)}" viewBox="0 0 ${WIDTH} ${heightOf(drawing)}" fill="none" stroke-linecap="round" stroke-linejoin="round">`;
  return withColors(
    `${open}${drawingOnce(drawing).replaceAll('var(--font-mono)', 'ui-monospace, monospace')}</svg>`,
    theme,
  );
}

/** What an address asks for; null for anything that `drawingPath` would not say. */
export function readDrawing(
  kind: string,
  file: string,
  seed: string | null,
): { drawing: Drawing; theme: Theme } | null {
  const [, name, theme] = /^([a-z-]+)-(light|dark)\.svg$/.exec(file) ?? [];
  const motif = motifNames.find((known) => known === name);
  if (!motif || !seed || seed.length > longestSeed || (kind !== 'cover' && kind !== 'illustration')) return null;
  return { drawing: { kind, motif, seed }, theme: theme as Theme };
}
