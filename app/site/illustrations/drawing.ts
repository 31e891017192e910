import type { Theme } from '~/lib/theme';
import type { MotifName } from './motif-for';

/** The sheet that motifs are drawn on. Here, because a page needs no more of the drawing than its size. */
export const WIDTH = 800;
export const HEIGHT = 600;
export const COVER_HEIGHT = 450;

/** What is drawn: two drawings of the same words are the same picture. */
export interface Drawing {
  kind: 'illustration' | 'cover';
  motif: MotifName;
  seed: string;
}

export function heightOf({ kind }: Drawing): number {
  return kind === 'cover' ? COVER_HEIGHT : HEIGHT;
}

/** Raised whenever something is drawn differently: browsers keep the files for a year. */
const edition = 5;

/** Where the file of a drawing is: `/drawings/2/cover/lattice-dark.svg?seed=a-slug`. */
export function drawingPath({ kind, motif, seed }: Drawing, theme: Theme): string {
  return `/drawings/${edition}/${kind}/${motif}-${theme}.svg?seed=${encodeURIComponent(seed)}`;
}

/** Pictures that every page has, below what is seen first. */
export const pieceNames = [
  'wordmark',
  'menu-services',
  'menu-industries',
  'menu-solutions',
  'menu-resources',
  'menu-company',
] as const;
export type PieceName = (typeof pieceNames)[number];

/** Where the file of a piece is: `/drawings/2/wordmark-dark.svg`. */
export function piecePath(name: PieceName, theme: Theme): string {
  return `/drawings/${edition}/${name}-${theme}.svg`;
}
