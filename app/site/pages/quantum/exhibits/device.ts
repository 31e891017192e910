/** Which qubits of a device are wired to each other. */
export interface Device {
  qubits: number;
  couplings: readonly (readonly [number, number])[];
}

export type Pair = readonly [number, number];

export interface Step {
  kind: 'cx' | 'swap';
  /** Places on the device. */
  from: number;
  to: number;
}

/** Six qubits in two rows of three. */
export const grid: Device = {
  qubits: 6,
  couplings: [
    [0, 1],
    [1, 2],
    [3, 4],
    [4, 5],
    [0, 3],
    [1, 4],
    [2, 5],
  ],
};

/** A shortest way from one place to another, both included. */
export function shortestWay(device: Device, from: number, to: number): number[] {
  const ways = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    const last = way.at(-1) ?? from;
    if (last === to) return way;
    for (const [a, b] of device.couplings) {
      const next = a === last ? b : b === last ? a : last;
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  throw new Error(`No way from ${from} to ${to}`);
}

/**
 * Brings each CNOT to wired neighbours: the control is swapped along a shortest way until it stands beside the target, and
 * stays there. `placement` says where each qubit of the circuit begins.
 */
export function route(device: Device, cnots: readonly Pair[], placement: readonly number[]): Step[] {
  const places = [...placement];
  return cnots.flatMap(([control, target]) => {
    const way = shortestWay(device, places[control] ?? 0, places[target] ?? 0);
    const swaps = way.slice(0, -2).map((from, index): Step => ({ kind: 'swap', from, to: way[index + 1] ?? from }));
    for (const swap of swaps) exchange(places, swap.from, swap.to);
    return [...swaps, { kind: 'cx', from: places[control] ?? 0, to: places[target] ?? 0 }];
  });
}

function exchange(places: number[], a: number, b: number): void {
  places.forEach((place, qubit) => {
    if (place === a) places[qubit] = b;
    else if (place === b) places[qubit] = a;
  });
}

export const countSwaps = (steps: readonly Step[]) => steps.filter(({ kind }) => kind === 'swap').length;

/** A SWAP is three CNOTs. */
export const countCnots = (steps: readonly Step[]) => steps.length + 2 * countSwaps(steps);

/** The placement with the fewest swaps, found by trying them all. */
export function bestPlacement(device: Device, cnots: readonly Pair[]): number[] {
  let best: number[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  for (const placement of permutations(Array.from({ length: device.qubits }, (_, place) => place))) {
    const swaps = countSwaps(route(device, cnots, placement));
    if (swaps < fewest) [best, fewest] = [placement, swaps];
  }
  return best;
}

function permutations(items: readonly number[]): number[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

export interface ErrorSource {
  name: string;
  count: number;
  /** Chance that one of them fails. */
  failure: number;
}

/** The chance that nothing fails at all. */
export function successRate(sources: readonly ErrorSource[]): number {
  return sources.reduce((rate, { count, failure }) => rate * (1 - failure) ** count, 1);
}

export interface Reading {
  factor: number;
  value: number;
  /** One standard deviation. */
  error: number;
}

/** An expectation value between −1 and 1 that decays with the noise, read with a number of shots. */
export function noisyReading(factor: number, decay: number, shots: number): Reading {
  const value = Math.exp(-decay * factor);
  return { factor, value, error: Math.sqrt((1 - value ** 2) / shots) };
}

/** The parabola through readings at noise factors 1, 2 and 3, followed to zero: weights 3, −3 and 1 (Richardson). */
export function extrapolated(readings: readonly Reading[]): Reading {
  const weights = [3, -3, 1];
  const sum = (part: (reading: Reading, weight: number) => number) =>
    readings.reduce((total, reading, index) => total + part(reading, weights[index] ?? 0), 0);
  return {
    factor: 0,
    value: sum(({ value }, weight) => weight * value),
    error: Math.sqrt(sum(({ error }, weight) => (weight * error) ** 2)),
  };
}

/**
 * The smallest odd distance of a rotated surface code that reaches a logical error rate, by the usual estimate
 * 0.1 (p / 0.01)^((d + 1) / 2) for a physical error rate p, and the physical qubits it takes: d² data, d² − 1 for checks.
 */
export function surfaceCode(physical: number, logical: number): { distance: number; qubits: number } {
  const halves = Math.ceil(Math.log10(logical / 0.1) / Math.log10(physical / 0.01) - 1e-9);
  const distance = 2 * halves - 1;
  return { distance, qubits: 2 * distance ** 2 - 1 };
}
