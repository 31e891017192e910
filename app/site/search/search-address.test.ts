import { describe, expect, it } from 'vitest';
import { readSearchState, searchHref } from './search-address';

const read = (query: string) => readSearchState(new URLSearchParams(query));

describe('The address of a search', () => {
  it('says what was typed, the kind and the page', () => {
    const state = { query: 'quantum & AI', kind: 'blog' as const, page: 2 };
    expect(searchHref(state)).toBe('/search?q=quantum+%26+AI&kind=blog&page=2');
    expect(read(searchHref(state).slice('/search'.length))).toEqual(state);
    expect(searchHref({})).toBe('/search');
  });

  it('takes what it does not understand as not said', () => {
    expect(read('q=%00%20x%20&kind=drafts&page=-3')).toEqual({ query: 'x', kind: null, page: 1 });
    expect(read('page=1e9').page).toBe(1);
    expect(read(`q=${'x'.repeat(5000)}`).query).toHaveLength(200);
  });
});
