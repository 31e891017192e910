import { describe, expect, it } from 'vitest';
import { bellTest, type Setting } from './bell-test';

const angles = [
  [0, 22.5, 1],
  [0, 67.5, -1],
  [45, 22.5, 1],
  [45, 67.5, 1],
] as const;

function settings(sameShare: (degrees: number) => number): Setting[] {
  return angles.map(([first, second, sign]) => {
    const same = sameShare(first - second) * 1e6;
    return { first, second, sign, same, different: 1e6 - same };
  });
}

describe('A Bell test', () => {
  it('reaches 2√2 with the probabilities of quantum mechanics', () => {
    const ideal = bellTest(settings((degrees) => (1 + Math.cos((2 * degrees * Math.PI) / 180)) / 2));
    expect(ideal.sum).toBeCloseTo(2 * Math.SQRT2, 9);
  });

  it('reaches 2, and not more, when every answer was fixed beforehand', () => {
    // Each analyser says yes or no whatever the pair: same for all settings but the subtracted one is impossible.
    expect(bellTest(settings(() => 1)).sum).toBe(2);
  });

  it('knows its error: four settings of a thousand pairs without correlation give 0.063', () => {
    const flat = angles.map(([first, second, sign]) => ({ first, second, sign, same: 500, different: 500 }));
    expect(bellTest(flat).standardError).toBeCloseTo(Math.sqrt(4 / 1000), 12);
    expect(bellTest(flat).sum).toBe(0);
  });
});
