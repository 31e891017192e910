import { describe, expect, it } from 'vitest';
import { recallOn, reviewDays } from './recall';

const model = { halfLife: 3, growth: 2, threshold: 0.5 };

describe('A passage that comes back', () => {
  it('returns when recall has fallen to the threshold, later each time', () => {
    expect(reviewDays(model, 50)).toEqual([3, 9, 21, 45]);
  });

  it('halves at the half-life when it never comes back', () => {
    expect(recallOn(3, [], model)).toBeCloseTo(0.5, 12);
    expect(recallOn(6, [], model)).toBeCloseTo(0.25, 12);
  });

  it('is certain on the day of a review and lasts twice as long after it', () => {
    expect(recallOn(3, [3], model)).toBe(1);
    expect(recallOn(9, [3], model)).toBeCloseTo(0.5, 12);
  });
});
