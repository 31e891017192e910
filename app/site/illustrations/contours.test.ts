import { describe, expect, it } from 'vitest';
import { evened } from './contours';

describe('the points of a contour, evened', () => {
  it('keeps both ends and drops what is too near to the point before', () => {
    expect(
      evened(
        [
          [0, 0],
          [1, 0],
          [10, 0],
          [20, 0],
          [21, 0],
        ],
        5,
      ),
    ).toEqual([
      [0, 0],
      [10, 0],
      [21, 0],
    ]);
  });
  it('leaves points alone that are far enough apart', () => {
    const points = [
      [0, 0],
      [0, 30],
      [30, 30],
    ] as const;
    expect(evened(points, 26)).toEqual(points);
  });
});
