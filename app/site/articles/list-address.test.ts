import { describe, expect, it } from 'vitest';
import { listHref, readListState } from './list-address';

describe('readListState', () => {
  it.each([
    ['', { query: '', category: '', page: 1 }],
    ['q=a+b&category=AI&page=3', { query: 'a b', category: 'AI', page: 3 }],
    ['category=all', { query: '', category: '', page: 1 }],
    ['category=All&q=a', { query: 'a', category: '', page: 1 }],
    ['page=abc', { query: '', category: '', page: 1 }],
    ['page=-1', { query: '', category: '', page: 1 }],
    ['page=0', { query: '', category: '', page: 1 }],
    ['page=1e9', { query: '', category: '', page: 1 }],
    ['page=1.5', { query: '', category: '', page: 1 }],
    ['page=2&page=3&q=a&q=b', { query: 'a', category: '', page: 2 }],
    ['q=%00a%07&category=%00', { query: 'a', category: '', page: 1 }],
    ['page=99999999999999', { query: '', category: '', page: 1_000_000 }],
  ])('%j', (params, expected) => {
    expect(readListState(new URLSearchParams(params))).toEqual(expected);
  });

  it('cuts what is too long', () => {
    expect(readListState(new URLSearchParams({ q: 'x'.repeat(10_000) })).query).toHaveLength(200);
  });
});

describe('listHref', () => {
  it.each([
    [{}, '/blog'],
    [{ page: 1, query: ' ', category: '' }, '/blog'],
    [{ query: 'a&b', category: 'C D', page: 2 }, '/blog?q=a%26b&category=C+D&page=2'],
  ])('%j is %j', (state, expected) => {
    expect(listHref('/blog', state)).toBe(expected);
  });
});
