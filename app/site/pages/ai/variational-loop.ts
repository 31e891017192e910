import { range } from '../../illustrations/geometry';

/** A graph of six points in which every point has three neighbours: two triangles and three rungs. */
const edges: readonly (readonly [number, number])[] = [
  [0, 1],
  [1, 2],
  [0, 2],
  [3, 4],
  [4, 5],
  [3, 5],
  [0, 3],
  [1, 4],
  [2, 5],
];
const POINTS = 6;
const STATES = 2 ** POINTS;

/** How many edges run between the two sides when bit i of `division` says on which side point i lies. */
export function cutSize(division: number): number {
  return edges.filter(([a, b]) => ((division >> a) & 1) !== ((division >> b) & 1)).length;
}

const cuts = range(STATES).map(cutSize);
export const bestCut = Math.max(...cuts);
/** What a coin for each point gives on average: half of the edges. */
export const coinCut = cuts.reduce((sum, cut) => sum + cut, 0) / STATES;

interface Amplitudes {
  re: Float64Array;
  im: Float64Array;
}

/** One layer of the quantum approximate optimisation algorithm (Farhi, Goldstone, Gutmann 2014) on all 64 amplitudes. */
function layer(gamma: number, beta: number): Amplitudes {
  const re = new Float64Array(STATES);
  const im = new Float64Array(STATES);
  for (let z = 0; z < STATES; z++) {
    const phase = -gamma * (cuts[z] ?? 0);
    re[z] = Math.cos(phase) / Math.sqrt(STATES);
    im[z] = Math.sin(phase) / Math.sqrt(STATES);
  }
  for (let point = 0; point < POINTS; point++) mixPoint({ re, im }, point, beta);
  return { re, im };
}

/** exp(-i beta X) on one point: cos(beta) on its own amplitude, -i sin(beta) on its neighbour's. */
function mixPoint({ re, im }: Amplitudes, point: number, beta: number): void {
  const [c, s] = [Math.cos(beta), Math.sin(beta)];
  const bit = 1 << point;
  for (let z = 0; z < STATES; z++) {
    if (z & bit) continue;
    const w = z | bit;
    const [zr, zi, wr, wi] = [re[z] ?? 0, im[z] ?? 0, re[w] ?? 0, im[w] ?? 0];
    re[z] = c * zr + s * wi;
    im[z] = c * zi - s * wr;
    re[w] = c * wr + s * zi;
    im[w] = c * wi - s * zr;
  }
}

export function probabilities(gamma: number, beta: number): number[] {
  const { re, im } = layer(gamma, beta);
  return range(STATES).map((z) => (re[z] ?? 0) ** 2 + (im[z] ?? 0) ** 2);
}

/** The average cut that is measured at these two angles. */
export function expectedCut(gamma: number, beta: number): number {
  return probabilities(gamma, beta).reduce((sum, probability, z) => sum + probability * (cuts[z] ?? 0), 0);
}

export interface LoopStep {
  gamma: number;
  beta: number;
  cut: number;
}

/** The classical half: it measures around the present angles and climbs. */
export function climb(from: { gamma: number; beta: number }, steps: number): LoopStep[] {
  const d = 0.01;
  const path: LoopStep[] = [{ ...from, cut: expectedCut(from.gamma, from.beta) }];
  for (let step = 0; step < steps; step++) {
    const { gamma, beta } = path.at(-1) ?? from;
    const up = (expectedCut(gamma + d, beta) - expectedCut(gamma - d, beta)) / (2 * d);
    const across = (expectedCut(gamma, beta + d) - expectedCut(gamma, beta - d)) / (2 * d);
    const next = { gamma: gamma + 0.022 * up, beta: beta + 0.022 * across };
    path.push({ ...next, cut: expectedCut(next.gamma, next.beta) });
  }
  return path;
}

/** How likely one measurement at these angles gives a cut of the best size. */
export function chanceOfBest(gamma: number, beta: number): number {
  return probabilities(gamma, beta).reduce((sum, p, z) => (cuts[z] === bestCut ? sum + p : sum), 0);
}
