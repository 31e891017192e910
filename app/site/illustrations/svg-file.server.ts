import type { Theme } from '~/lib/theme';
import { withColors } from './token-colors.server';

/**
 * A drawing as a file of its own, in the colours of a theme. It knows nothing of the page's fonts either.
 * @param size in the drawing's own units
 * @param attributes of the outermost element besides, each with a space before it
 */
export function svgFile(
  { width, height }: { width: number; height: number },
  attributes: string,
  content: string,
  theme: Theme,
): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${attributes}>`;
  return withColors(`${open}${content}</svg>`.replaceAll('var(--font-mono)', 'ui-monospace, monospace'), theme);
}

/** What the name of a file says: `lattice-dark.svg` is the lattice in the dark theme. */
export function readFileName(file: string): { name: string; theme: Theme } | null {
  const [, name, theme] = /^([a-z-]+)-(light|dark)\.svg$/.exec(file) ?? [];
  return name === undefined ? null : { name, theme: theme as Theme };
}
