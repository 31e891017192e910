import { expect, it } from 'vitest';
import { listMeta } from './list-meta';

function isIndexed(state: { query?: string; category?: string; page?: number }, total: number): boolean {
  const list = { state: { query: '', category: '', page: 1, ...state }, total };
  const head = listMeta('/insights', list, 'https://quzones.test');
  return !head.some((entry) => 'name' in entry && entry.name === 'robots' && entry.content === 'noindex');
}

it('Search engines are shown the list and its categories, no search, and no category that somebody made up', () => {
  expect(isIndexed({}, 12)).toBe(true);
  expect(isIndexed({ category: 'Security' }, 1)).toBe(true);
  expect(isIndexed({ category: 'Buy cheap pills' }, 0)).toBe(false);
  expect(isIndexed({ query: 'qubo' }, 3)).toBe(false);
  // Before the first insight is written.
  expect(isIndexed({}, 0)).toBe(true);
});

it('The title of the window says what is searched for, in which category and on which page', () => {
  const titleOf = (state: { query: string; category: string; page: number }) =>
    listMeta('/insights', { state, total: 30 }, 'https://quzones.test').find((entry) => 'title' in entry);
  expect(titleOf({ query: ' qubo ', category: 'Security', page: 2 })).toEqual({
    title: 'Insights: “qubo”, Security, page 2 | Quzones',
  });
  expect(titleOf({ query: '', category: '', page: 1 })).toEqual({ title: 'Insights | Quzones' });
});
