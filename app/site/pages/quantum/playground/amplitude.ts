/**
 * Exact amplitudes. Every gate of the playground maps numbers of the form (a + bω + cω² + dω³) / √2ᵏ onto one another,
 * with whole a, b, c, d and ω = exp(iπ/4), so a state can be kept without rounding.
 */
export type Whole = readonly [number, number, number, number];

export const nothing: Whole = [0, 0, 0, 0];
export const unit: Whole = [1, 0, 0, 0];

export function isNothing(x: Whole): boolean {
  return x.every((part) => part === 0);
}

export function add(x: Whole, y: Whole): Whole {
  return [x[0] + y[0], x[1] + y[1], x[2] + y[2], x[3] + y[3]];
}

/** Zero stays plain zero: a −0 would make equal states differ. */
export function negate(x: Whole): Whole {
  return [0 - x[0], 0 - x[1], 0 - x[2], 0 - x[3]];
}

/** Multiplies by ω to the given power: 1 is a turn by 45°, 2 is i, 4 is a change of sign. */
export function turn(x: Whole, power: number): Whole {
  let [a, b, c, d] = x;
  for (let step = 0; step < power; step++) [a, b, c, d] = [0 - d, a, b, c];
  return [a, b, c, d];
}

/** One √2 taken out, where the result is whole again; null where it is not. */
export function dividedByRoot2([a, b, c, d]: Whole): Whole | null {
  if ((a - c) % 2 !== 0 || (b - d) % 2 !== 0) return null;
  return [(b - d) / 2, (a + c) / 2, (b + d) / 2, (c - a) / 2];
}

/** The real number (whole + roots · √2) / 2^halvings, in lowest terms. */
export interface Surd {
  whole: number;
  roots: number;
  halvings: number;
}

/** Brings (whole + roots · √2) / √2^power to lowest terms. */
export function surd(whole: number, roots: number, power: number): Surd {
  let [p, q, n] = power % 2 === 0 ? [whole, roots, power] : [2 * roots, whole, power + 1];
  let halvings = n / 2;
  for (; halvings > 0 && p % 2 === 0 && q % 2 === 0; halvings--) [p, q] = [p / 2, q / 2];
  n = p === 0 && q === 0 ? 0 : halvings;
  return { whole: p, roots: q, halvings: n };
}

export function realPart([a, b, , d]: Whole, power: number): Surd {
  return surd(b - d, a, power + 1);
}

export function imaginaryPart([, b, c, d]: Whole, power: number): Surd {
  return surd(b + d, c, power + 1);
}

/** |x|² as parts of 2^power: squares add up, neighbours of a turn by 45° overlap by 1/√2. */
export function weight([a, b, c, d]: Whole): { whole: number; roots: number } {
  return { whole: a * a + b * b + c * c + d * d, roots: a * b + b * c + c * d - d * a };
}

export function toNumber({ whole, roots, halvings }: Surd): number {
  return (whole + roots * Math.SQRT2) / 2 ** halvings;
}
