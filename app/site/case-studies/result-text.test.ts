import { describe, expect, it } from 'vitest';
import { splitResult } from './result-text';

describe('The result of a case study', () => {
  it.each([
    ['35% lower fleet cost', '35%', 'lower fleet cost'],
    ['1M+ documents, searchable', '1M+', 'documents, searchable'],
    [' 10x faster ', '10x', 'faster'],
    ['4.5 hours instead of 11', '4.5', 'hours instead of 11'],
    ['€2 saved', '€2', 'saved'],
    ['<1 s to answer', '<1', 's to answer'],
  ])('opens with its figure: %s', (text, figure, rest) => {
    expect(splitResult(text)).toEqual({ figure, rest });
  });

  it.each(['Fewer night shifts', '35%', '2025-style planning ended', 'From 9 to 4 hours', ''])(
    'stays whole without one: %s',
    (text) => {
      expect(splitResult(text)).toEqual({ figure: null, rest: text });
    },
  );
});
