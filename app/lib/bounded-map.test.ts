import { expect, it } from 'vitest';
import { BoundedMap } from './bounded-map';

it('What was set the longest ago leaves first, and setting it again keeps it', () => {
  const map = new BoundedMap<number>(2);
  map.set('a', 1).set('b', 2).set('a', 3).set('c', 4);
  expect([...map]).toEqual([
    ['a', 3],
    ['c', 4],
  ]);
});
