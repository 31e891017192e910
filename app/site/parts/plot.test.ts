import { describe, expect, it } from 'vitest';
import { plotCurve } from './plot';

describe('a curve of a plot', () => {
  it('keeps a straight line straight: its points are not rounded to steps that show', () => {
    const points = plotCurve(Array.from({ length: 51 }, (_, index) => index / 50))
      .slice(1)
      .split(' ')
      .map(Number);
    for (let index = 0; index < points.length; index += 2) {
      expect((points[index] ?? 0) + (points[index + 1] ?? 0)).toBeCloseTo(100, 1);
    }
  });
});
