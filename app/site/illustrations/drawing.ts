import type { MotifName } from './motif-for';

/** The sheet that motifs are drawn on. Here, because a page needs no more of the drawing than its size. */
export const WIDTH = 800;
export const HEIGHT = 600;
export const COVER_HEIGHT = 450;

/** What is drawn: two drawings of the same words are the same picture. */
export type Drawing =
  | { kind: 'illustration'; subject: MotifName; seed: string }
  | { kind: 'cover'; subject: string | null; seed: string };
