import { describe, expect, it } from 'vitest';
import { fold, matcherOf, resemblance, searchWords } from './words';

it('What is compared has no accents, capitals, ligatures or wide letters', () => {
  expect(['Quantum', 'Ranchí', 'ÉCOLE', 'ﬁne', 'Ｑubit', 'a\u0301'].map(fold)).toEqual([
    'quantum',
    'ranchi',
    'ecole',
    'fine',
    'qubit',
    'a',
  ]);
});

describe('The words of a search', () => {
  it('are folded, each once, without the common ones', () => {
    expect(searchWords('How is the Quantum quantum in Ranchí?')).toEqual(['quantum', 'ranchi']);
  });

  it('are the common ones when there are no others', () => {
    expect(searchWords('about us')).toEqual(['us']);
    expect(searchWords('how to')).toEqual(['how', 'to']);
  });

  it('never hold a character that means something to the database', () => {
    expect(searchWords(`ʼn'a\\b:* & | ! <x>`).join('')).toMatch(/^[a-z]+$/);
  });

  it('are at most twelve', () => {
    expect(searchWords(Array.from({ length: 40 }, (_, index) => `word${index}`).join(' '))).toHaveLength(12);
  });
});

describe('A word of a text', () => {
  it('is found by its other forms and by its beginning', () => {
    const matchOf = matcherOf(['annealers', 'quan', 'organise']);
    expect(['annealing', 'quantum', 'organization'].map(matchOf)).toEqual(['annealers', 'quan', 'organise']);
    expect(['qualm', 'finance', 'qua'].map(matchOf)).toEqual([undefined, undefined, undefined]);
  });

  it('resembles itself most, a misspelt one more than half, another one not at all', () => {
    expect(resemblance('quantum', 'quantum')).toBe(1);
    expect(resemblance('quantum', 'qantum')).toBeGreaterThan(0.6);
    expect(resemblance('quantum', 'finance')).toBe(0);
    expect(resemblance('ai', 'an')).toBe(0);
  });
});
