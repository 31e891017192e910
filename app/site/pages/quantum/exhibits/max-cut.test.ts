import { expect, it } from 'vitest';
import { bestCut, cutMatrix, cutSize, edges } from './max-cut';
import { quboEnergy } from './partition';

it('The energy of the matrix is minus the size of the cut, for every division', () => {
  const matrix = cutMatrix(edges, 5);
  for (let number = 0; number < 32; number++) {
    const sides = Array.from({ length: 5 }, (_, place) => (number >> place) & 1);
    expect(quboEnergy(matrix, sides) + cutSize(edges, sides)).toBe(0);
  }
});

it('Of the six edges five can be cut, since a ring of five cannot be divided in turns', () => {
  expect(cutSize(edges, bestCut(edges, 5))).toBe(5);
});
