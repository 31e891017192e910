import { describe, expect, it } from 'vitest';
import { breakEvenSize, classicalSeconds, quantumSeconds } from './break-even';

describe('The break-even of a quadratic speed-up', () => {
  it.each([
    [1, 1e12, 1000],
    [1000, 1e18, 1e6],
  ])('With %i cores both take the same time at %d candidates', (cores, size, seconds) => {
    expect(breakEvenSize(cores)).toBeCloseTo(size, -6);
    expect(classicalSeconds(size, cores)).toBeCloseTo(seconds, 6);
    expect(quantumSeconds(size)).toBeCloseTo(seconds, 6);
  });

  it('Below it the classical search is quicker, above it the quantum one', () => {
    expect(classicalSeconds(1e11, 1)).toBeLessThan(quantumSeconds(1e11));
    expect(classicalSeconds(1e13, 1)).toBeGreaterThan(quantumSeconds(1e13));
  });
});
