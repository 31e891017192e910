import { describe, expect, it } from 'vitest';
import { bondBound, bytesText, faultless, stateVectorBytes, tensorNetworkBytes, widestStateVector } from './memory';
import { partitionMatrix, quboEnergy, rankedPlans, searchLevels } from './partition';

describe('What a simulation takes', () => {
  it('doubles with each qubit: 16 GiB hold 30 of them', () => {
    expect(bytesText(stateVectorBytes(30))).toBe('16 GiB');
    expect(bytesText(stateVectorBytes(50))).toBe('16 PiB');
    expect(widestStateVector(2 ** 34)).toBe(30);
  });

  it('grows only evenly in a tensor network whose bonds stay as they are', () => {
    expect(tensorNetworkBytes(200, 64)).toBe(2 * tensorNetworkBytes(100, 64));
    expect(bytesText(tensorNetworkBytes(4, 1024))).toBe('2 KiB');
  });

  it('is bounded by what crosses the cut', () => {
    expect(bondBound(300, 1)).toBe(2);
    expect(bondBound(60, 500)).toBe(2 ** 30);
  });

  it('a circuit of 500 gates at one failure in a thousand passes in three runs of five', () => {
    expect(faultless(500, 0.001)).toBeCloseTo(0.606, 3);
  });
});

describe('Jobs on two machines', () => {
  const lengths = [9, 7, 6, 5, 4, 3];

  it('has as its energy the squared half difference, for every plan', () => {
    for (const { difference, energy } of rankedPlans(lengths)) expect(energy).toBe((difference / 2) ** 2);
  });

  it('is solved best by two machines that finish together', () => {
    const [best] = rankedPlans(lengths);
    expect(best).toEqual({ first: [9, 5, 3], second: [7, 6, 4], difference: 0, energy: 0 });
    expect(rankedPlans(lengths)).toHaveLength(32);
  });

  it('costs nothing where no job is chosen', () => {
    expect(quboEnergy(partitionMatrix(lengths), [0, 0, 0, 0, 0, 0])).toBe(0);
  });
});

describe('The levels of an adiabatic search', () => {
  it('come closest half-way, to one over the root of the number of states', () => {
    const { lower, upper } = searchLevels(64, 0.5);
    expect(upper - lower).toBeCloseTo(1 / 8, 12);
    expect(searchLevels(64, 0)).toEqual({ lower: 0, upper: 1 });
  });
});
