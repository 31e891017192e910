import { describe, expect, it } from 'vitest';
import { americanSpelling, otherSpelling } from './spellings';

describe('The other spelling of a word', () => {
  it.each([
    ['optimisation', 'optimization'],
    ['organising', 'organizing'],
    ['analysed', 'analyzed'],
    ['behavioural', 'behavioral'],
    ['colourful', 'colorful'],
    ['paediatrician', 'pediatrician'],
    ['haematology', 'hematology'],
    ['tumours', 'tumors'],
    ['defence', 'defense'],
    ['programmes', 'programs'],
  ])('leads from %s to %s and back', (british, american) => {
    expect(otherSpelling(british)).toBe(american);
    expect(otherSpelling(american)).toBe(british);
    expect([british, american].map(americanSpelling)).toEqual([american, american]);
  });

  it.each(['quantum', 'programming', 'checking', 'rise', 'size', 'noise', 'hour', 'four', 'university'])(
    'is not there for %s',
    (word) => {
      expect([otherSpelling(word), americanSpelling(word)]).toEqual([null, word]);
    },
  );
});
