/**
 * Number partitioning as a QUBO: jobs of given length on two machines that should finish together. With x = 1 for the first
 * machine, the squared half difference of the two loads is xᵀQx + S²/4, S being the sum of all lengths.
 */
export function partitionMatrix(lengths: readonly number[]): number[][] {
  const sum = total(lengths);
  return lengths.map((a, row) =>
    lengths.map((b, column) => {
      if (column < row) return 0;
      return column === row ? a * (a - sum) : 2 * a * b;
    }),
  );
}

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** xᵀQx for an upper triangular Q. */
export function quboEnergy(matrix: readonly (readonly number[])[], bits: readonly number[]): number {
  return total(matrix.map((row, i) => total(row.map((weight, j) => weight * (bits[i] ?? 0) * (bits[j] ?? 0)))));
}

export interface Plan {
  first: number[];
  second: number[];
  difference: number;
  /** Of the QUBO with its constant added, so that a perfect plan has none. */
  energy: number;
}

/** Every way to split the jobs, best first; mirrored plans are one. */
export function rankedPlans(lengths: readonly number[]): Plan[] {
  const matrix = partitionMatrix(lengths);
  const constant = total(lengths) ** 2 / 4;
  const plans = Array.from({ length: 2 ** (lengths.length - 1) }, (_, number): Plan => {
    const bits = lengths.map((_length, job) => (job === 0 ? 1 : (number >> (job - 1)) & 1));
    const first = lengths.filter((_length, job) => bits[job] === 1);
    const second = lengths.filter((_length, job) => bits[job] === 0);
    return {
      first,
      second,
      difference: Math.abs(total(first) - total(second)),
      energy: quboEnergy(matrix, bits) + constant,
    };
  });
  return plans.sort((a, b) => a.energy - b.energy);
}

/**
 * The two levels that matter in an adiabatic search for one of N states: H(s) = (1 − s)(1 − |u⟩⟨u|) + s(1 − |m⟩⟨m|), with u
 * the even superposition. Exact; the distance is smallest at s = 1/2, where it is 1/√N (Roland and Cerf, 2002).
 */
export function searchLevels(states: number, s: number): { lower: number; upper: number } {
  const gap = Math.sqrt(1 - 4 * (1 - 1 / states) * s * (1 - s));
  return { lower: (1 - gap) / 2, upper: (1 + gap) / 2 };
}
