import { expect, it } from 'vitest';
import { distinctNumbers } from './place-numbers';

it.each([
  ['all equal', [0, 0, 0], [0, 1, 2]],
  ['with room between them', [10, 20, 30], [10, 20, 30]],
  ['equal in one place', [-5, 3, 3, 4, 9], [-5, 3, 4, 5, 9]],
  ['at the upper end', [7, 99, 99, 99], [7, 97, 98, 99]],
  ['none', [], []],
])('Numbers %s are moved apart by as little as it takes', (_what, numbers, apart) => {
  expect(distinctNumbers(numbers, 99)).toEqual(apart);
});
