import { expect, test } from 'vitest';
import { readOptions } from './context.mjs';

const parts = ['site', 'growth'];

test('One part is measured by its name, in a hurry or not', () => {
  expect(readOptions(['--only', 'growth', '--write'], parts)).toMatchObject({
    only: 'growth',
    write: true,
    quick: false,
  });
  expect(readOptions(['--quick', '--only', 'site'], parts)).toMatchObject({ only: 'site', write: false, quick: true });
  expect(readOptions([], parts)).toMatchObject({ only: null, write: false, quick: false });
});

test('A word that is not known is told, with those that are', () => {
  expect(readOptions(['--only'], parts)).toBe('--only is followed by one of site, growth.');
  expect(readOptions(['--only', 'speed'], parts)).toBe('--only is followed by one of site, growth.');
  expect(readOptions(['--fast'], parts)).toBe(
    'npm run bench does not know "--fast"; it knows --quick, --write and --only.',
  );
});
