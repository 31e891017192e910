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

  it('stand one after the other where a passage was written anew, and are not torn at the few words that both have', () => {
    const before = 'The model moves the base of a plan, of a day and of the next.\n';
    const after = 'A plan begins in the morning, of course, and the people of Pune know.\n';
    expect(compareTexts(`Same.\n${before}End.`, `Same.\n${after}End.`)).toEqual([
      { in: 'both', text: 'Same.\n' },
      { in: 'before', text: before, isWhole: true },
      { in: 'after', text: after, isWhole: true },
      { in: 'both', text: 'End.' },
    ]);
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

  it('are marked by whole passages where more differs than anybody could follow, and say so', () => {
    const text = (word: string) =>
      Array.from({ length: 300 }, (_, at) => `Same ${at}\n${`${word}${at} `.repeat(100)}\n`).join('');
    const found = compareTexts(text('a'), text('b'));
    expect(found.map(({ in: where, isWhole = false }) => [where, isWhole]).slice(-3)).toEqual([
      ['both', false],
      ['before', true],
      ['after', true],
    ]);
    expect(found).toHaveLength(3 * 300);
    expect([side(found, 'before'), side(found, 'after')]).toEqual([text('a'), text('b')]);
  });

  it('are compared word by word only as far as that takes no long time, however many passages differ', () => {
    const text = (first: string, last: string) =>
      Array.from({ length: 40 }, (_, at) => `Same ${at}\n${first}${' word'.repeat(900)} ${last}\n`).join('');
    const found = compareTexts(text('a', 'b'), text('c', 'd'));
    const whole = found.filter(({ isWhole }) => isWhole);
    expect(whole.length).toBeGreaterThan(0);
    expect(found.slice(0, 5).map(({ in: where }) => where)).toEqual(['both', 'before', 'after', 'both', 'before']);
    expect(whole.every(({ text: passage }) => passage.includes(' word word '))).toBe(true);
    expect([side(found, 'before'), side(found, 'after')]).toEqual([text('a', 'b'), text('c', 'd')]);
  });

  it('that differ in one place are never marked as a whole', () => {
    const long = 'Many words of a line.\n'.repeat(20_000);
    expect(compareTexts(long, `${long}The end.`).some(({ isWhole }) => isWhole)).toBe(false);
    expect(compareTexts('', long).some(({ isWhole }) => isWhole)).toBe(false);
  });
});
