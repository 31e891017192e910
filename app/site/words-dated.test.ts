import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { writtenPages } from './pages';
import { wordsDated } from './words-dated';

/** Of all sentences of a page, with their figures. */
function fingerprintOf(words: string): string {
  return createHash('sha256').update(words).digest('hex').slice(0, 12);
}

// What fails here is put right in app/site/words-dated.ts: today's day, and the fingerprint that the failure shows.
it('The sitemap knows on which day the words of each page last changed', () => {
  const expected = Object.fromEntries(
    writtenPages.map(({ path, words }) => [
      path,
      { day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string, words: fingerprintOf(words) },
    ]),
  );
  expect(wordsDated).toEqual(expected);
});
