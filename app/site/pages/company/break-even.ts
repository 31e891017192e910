/**
 * When a quadratic speed-up pays. A classical search looks at N candidates, one after the other on each core; a quantum
 * one takes about √N steps, each of which takes longer. With c cores they meet at N = (c · tq / tc)².
 */

/** Seconds that one core takes for one candidate: generously short. */
const classicalStep = 1e-9;
/** Seconds that one step takes on an error-corrected machine, with the evaluation of a candidate in it: an assumption. */
const quantumStep = 1e-3;

/** Number of candidates from which the quantum search is the quicker one. */
export function breakEvenSize(cores: number): number {
  return ((cores * quantumStep) / classicalStep) ** 2;
}

export function classicalSeconds(size: number, cores: number): number {
  return (size * classicalStep) / cores;
}

export function quantumSeconds(size: number): number {
  return Math.sqrt(size) * quantumStep;
}
