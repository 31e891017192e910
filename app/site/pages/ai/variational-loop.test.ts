import { describe, expect, it } from 'vitest';
import { bestCut, chanceOfBest, climb, coinCut, cutSize, expectedCut, probabilities } from './variational-loop';

describe('The loop on six points', () => {
  it('knows the best division by counting all of them', () => {
    expect(bestCut).toBe(7);
    expect(coinCut).toBe(4.5);
    expect(cutSize(0)).toBe(0);
  });

  it('keeps the probabilities of all divisions at one', () => {
    const sum = probabilities(0.7, 0.4).reduce((total, p) => total + p, 0);
    expect(sum).toBeCloseTo(1, 12);
  });

  it('is no better than a coin when one of the angles is zero', () => {
    expect(expectedCut(0, 0.3)).toBeCloseTo(4.5, 12);
    expect(expectedCut(0.5, 0)).toBeCloseTo(4.5, 12);
  });

  it('agrees with the published closed form for one layer', () => {
    // Wang, Hadfield, Jiang and Rieffel 2018, for three neighbours: a rung lies in no triangle, the other edges in one each.
    const [gamma, beta] = [0.6, 0.35];
    const [c, s4] = [Math.cos(gamma), Math.sin(4 * beta)];
    const edge = (triangles: number) =>
      0.5 +
      0.25 * s4 * Math.sin(gamma) * (2 * c ** 2) -
      0.25 * Math.sin(2 * beta) ** 2 * c ** (4 - 2 * triangles) * (1 - Math.cos(2 * gamma) ** triangles);
    expect(expectedCut(gamma, beta)).toBeCloseTo(6 * edge(1) + 3 * edge(0), 10);
  });

  it('climbs with every step and ends well above the coin', () => {
    const path = climb({ gamma: 0.12, beta: 0.08 }, 14);
    const values = path.map(({ cut }) => cut);
    expect(values).toEqual([...values].sort((a, b) => a - b));
    const last = path.at(-1);
    expect(last?.cut).toBeGreaterThan(5.7);
    expect(chanceOfBest(last?.gamma ?? 0, last?.beta ?? 0)).toBeGreaterThan(chanceOfBest(0, 0));
  });
});
