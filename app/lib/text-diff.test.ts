import { describe, expect, it } from 'vitest';
import { compareTexts, type Stretch } from './text-diff';

const side = (stretches: Stretch[], which: 'before' | 'after') =>
  stretches.flatMap(({ in: where, text }) => (where === 'both' || where === which ? [text] : [])).join('');

describe('Two texts beside each other', () => {
  it('differ in the words that were changed, and in no others', () => {
    expect(compareTexts('Two waves meet.\nThe end.', 'Two slow waves meet.\nThe end.')).toEqual([
      { in: 'both', text: 'Two ' },
      { in: 'after', text: 'slow ' },
      { in: 'both', text: 'waves meet.\nThe end.' },
    ]);
    expect(compareTexts('99 qubits', '100 qubits')).toEqual([
      { in: 'before', text: '99' },
      { in: 'after', text: '100' },
      { in: 'both', text: ' qubits' },
    ]);
  });

  it('are one when they are the same, and all of one when the other is empty', () => {
    expect(compareTexts('Same\nwords', 'Same\nwords')).toEqual([{ in: 'both', text: 'Same\nwords' }]);
    expect(compareTexts('', 'All new')).toEqual([{ in: 'after', text: 'All new' }]);
    expect(compareTexts('All gone', '')).toEqual([{ in: 'before', text: 'All gone' }]);
    expect(compareTexts('', '')).toEqual([]);
  });

  it('can both be read off what was found, whatever they say', () => {
    const samples = ['', 'a', 'a\n', '\n\n', 'a b  c\nd', 'b a\nd\ne', 'हिन्दी शब्द', 'x'.repeat(50), '🙂 a🙂'];
    for (const before of samples) {
      for (const after of samples) {
        const found = compareTexts(before, after);
        expect([side(found, 'before'), side(found, 'after')]).toEqual([before, after]);
      }
    }
  });

  it('of thousands of different words are compared within a second', () => {
    const text = (seed: number) => Array.from({ length: 20_000 }, (_, index) => `w${(index * seed) % 9973}`).join(' ');
    const started = performance.now();
    const found = compareTexts(text(7), text(11));
    expect(performance.now() - started).toBeLessThan(1000);
    expect(side(found, 'after')).toBe(text(11));
  });
});
