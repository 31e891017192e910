import { expect, test } from 'vitest';
import { drawCurves } from './curves.mjs';

/** @param {string} svg @returns {[number, number][]} of the first line */
function pointsOf(svg) {
  const points = /<polyline class="l0" points="([^"]+)"/.exec(svg)?.[1] ?? '';
  return points.split(' ').map((point) => {
    const [x = Number.NaN, y = Number.NaN] = point.split(',').map(Number);
    return [x, y];
  });
}

test('What grows like the logarithm is a straight line, and what grows quicker is none', () => {
  const sizes = [100, 10_000, 1_000_000];
  const draw = (/** @type {number[]} */ values) =>
    pointsOf(
      drawCurves('a.svg', 'Growth', { sizes, series: ['ours'], curves: [{ title: 'a', series: [values] }] })[0]?.svg ??
        '',
    );
  const slopes = (/** @type {[number, number][]} */ points) =>
    points.slice(1).map(([x, y], index) => (y - (points[index]?.[1] ?? 0)) / (x - (points[index]?.[0] ?? 0)));
  const [first = 0, second = 0] = slopes(draw([10, 20, 30]));
  expect(second).toBeCloseTo(first, 2);
  // The axis of an SVG points down: what rises has a negative slope.
  expect(first).toBeLessThan(0);
  const [slow = 0, quick = 0] = slopes(draw([10, 20, 80]));
  expect(quick / slow).toBeCloseTo(6, 1);
});
