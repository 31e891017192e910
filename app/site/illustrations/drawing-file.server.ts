import type { Theme } from '~/lib/theme';
import { type Drawing, heightOf, WIDTH } from './drawing';
import { drawingOnce } from './markup-once';
import { motifNames } from './motif-for';
import { readFileName, svgFile } from './svg-file.server';

const longestSeed = 200;
/** As `Sheet` opens it in a page. */
const attributes = ' fill="none" stroke-linecap="round" stroke-linejoin="round"';

/** A drawing as a file: the same as `Sheet` shows in a page. */
export function drawingFile(drawing: Drawing, theme: Theme): string {
  return svgFile({ width: WIDTH, height: heightOf(drawing) }, attributes, drawingOnce(drawing), theme);
}

/** What an address asks for; null for anything that `drawingPath` would not say. */
export function readDrawing(
  kind: string,
  file: string,
  seed: string | null,
): { drawing: Drawing; theme: Theme } | null {
  const asked = readFileName(file);
  const motif = motifNames.find((known) => known === asked?.name);
  if (!asked || !motif || !seed || seed.length > longestSeed) return null;
  if (kind !== 'cover' && kind !== 'illustration') return null;
  return { drawing: { kind, motif, seed }, theme: asked.theme };
}
