import { describe, expect, it } from 'vitest';
import { claimsInUse } from './claims-in-use.server';

const pagesOf = (id: string) =>
  claimsInUse()
    .find((record) => record.id === id)
    ?.pages.map(({ path }) => path);

describe('The register of claims in use', () => {
  it('knows the pages that show a figure, the home page among them', () => {
    expect(pagesOf('algorithm-count')).toContain('/');
    expect(pagesOf('cancer-types')).toContain('/services/healthcare');
  });

  it('counts a page at two addresses once', () => {
    for (const { id, pages } of claimsInUse()) {
      expect(new Set(pages.map(({ path }) => path)).size, id).toBe(pages.length);
      expect(
        pages.map(({ path }) => path),
        id,
      ).not.toContain('/solutions/quantum');
    }
  });
});
