import type { ReactNode } from 'react';
import type { MotifName } from './motif-for';
import { MOTIFS } from './motifs';

/** Enough for every picture of a busy site; the oldest goes first. */
const mostKept = 600;
const kept = new Map<string, ReactNode>();

/**
 * A motif's artwork, computed once for each seed. The geometry costs far more than writing it out, and the same seed
 * always gives the same picture.
 */
export function drawnOnce(motif: MotifName, seed: string, paper: string): ReactNode {
  const key = `${motif} ${paper} ${seed}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const drawing = MOTIFS[motif]({ seed, paper });
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  kept.set(key, drawing);
  return drawing;
}
