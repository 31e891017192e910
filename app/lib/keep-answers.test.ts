import { expect, it } from 'vitest';
import { keepAnswers } from './keep-answers';

it('What was asked before is answered without finding it out again, nothing as well, until there is too much of it', () => {
  const asked: number[] = [];
  const half = keepAnswers(3, (number: number) => {
    asked.push(number);
    return number % 2 === 0 ? number / 2 : undefined;
  });
  expect([2, 3, 2, 3, 3].map(half)).toEqual([1, undefined, 1, undefined, undefined]);
  expect(asked).toEqual([2, 3]);
  expect([4, 6].map(half)).toEqual([2, 3]);
  expect(asked).toEqual([2, 3, 4, 6]);
  // The fourth was one too many: the others are found out again, and that one is kept.
  expect([6, 2].map(half)).toEqual([3, 1]);
  expect(asked).toEqual([2, 3, 4, 6, 2]);
});
