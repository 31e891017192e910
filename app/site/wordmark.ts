import { ripples } from './illustrations/path';

export const WORDMARK_WIDTH = 1440;
export const WORDMARK_HEIGHT = 374;

/** Distance of two fringes. */
const step = 11;
const sources = [
  { x: 470, y: 250 },
  { x: 970, y: 40 },
];

/** Circles on which one source's wave is zero; filled even-odd, two sets of them make the fringes. */
export function wordmarkRings(): string {
  const d = sources.map(({ x, y }) => ripples(x, y, step / 2, step, 92)).join('');
  return `<path d="${d}" fill="var(--color-accent)" fill-rule="evenodd"/>`;
}
