import { describe, expect, it } from 'vitest';
import {
  bestPlacement,
  countCnots,
  countSwaps,
  extrapolated,
  grid,
  noisyReading,
  type Pair,
  route,
  shortestWay,
  successRate,
  surfaceCode,
} from './device';

const asTyped = [0, 1, 2, 3, 4, 5];

describe('Routing on a device', () => {
  it('leaves a CNOT between neighbours alone', () => {
    expect(route(grid, [[0, 1]], asTyped)).toEqual([{ kind: 'cx', from: 0, to: 1 }]);
  });

  it('swaps the control along a shortest way, and remembers where it went', () => {
    expect(shortestWay(grid, 0, 5)).toHaveLength(4);
    const steps = route(
      grid,
      [
        [0, 2],
        [0, 2],
      ],
      asTyped,
    );
    expect(steps).toEqual([
      { kind: 'swap', from: 0, to: 1 },
      { kind: 'cx', from: 1, to: 2 },
      { kind: 'cx', from: 1, to: 2 },
    ]);
    expect(countCnots(steps)).toBe(5);
  });

  it('only ever uses wires that exist, and a good placement needs fewer swaps', () => {
    const cnots: Pair[] = [
      [0, 5],
      [5, 2],
      [0, 3],
      [2, 3],
      [1, 5],
      [4, 1],
    ];
    const typed = route(grid, cnots, asTyped);
    const placed = route(grid, cnots, bestPlacement(grid, cnots));
    for (const { from, to } of [...typed, ...placed]) {
      expect(grid.couplings.some(([a, b]) => (a === from && b === to) || (a === to && b === from))).toBe(true);
    }
    expect(countSwaps(placed)).toBeLessThan(countSwaps(typed));
  });
});

describe('Errors', () => {
  it('multiply up', () => {
    expect(successRate([{ name: 'CNOT', count: 2, failure: 0.5 }])).toBe(0.25);
  });

  it('can be extrapolated away, for more shots', () => {
    const readings = [1, 2, 3].map((factor) => noisyReading(factor, 0.2, 4000));
    const { value, error } = extrapolated(readings);
    expect(readings[0]?.value).toBeCloseTo(0.819, 3);
    expect(value).toBeCloseTo(0.994, 3);
    expect(error).toBeCloseTo(0.0464, 4);
  });

  it('can be corrected, for more qubits', () => {
    expect(surfaceCode(0.001, 1e-6)).toEqual({ distance: 9, qubits: 161 });
    expect(surfaceCode(0.001, 1e-12)).toEqual({ distance: 21, qubits: 881 });
  });
});
