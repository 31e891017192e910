import { expect, it } from 'vitest';
import { fittingTerms } from './used-before';

const terms = ['Quantum chemistry', 'Annealing', 'Quantum kernels', 'Post-quantum', 'Übergang'];

it('What fits to what is typed is offered, what begins with it first, without regard to case and accents', () => {
  expect(fittingTerms(terms, 'quan', false)).toEqual(['Quantum chemistry', 'Quantum kernels', 'Post-quantum']);
  expect(fittingTerms(terms, 'UBER', false)).toEqual(['Übergang']);
  expect(fittingTerms(terms, 'zzz', false)).toEqual([]);
});

it('Nothing is offered before something is typed, nor what stands there already', () => {
  expect(fittingTerms(terms, '', false)).toEqual([]);
  expect(fittingTerms(terms, '  ', true)).toEqual([]);
  expect(fittingTerms(terms, 'Annealing', false)).toEqual([]);
  expect(fittingTerms(terms, 'Quantum kernels, quan', true)).toEqual(['Quantum chemistry', 'Post-quantum']);
});

it('In a list what comes after the last comma counts', () => {
  expect(fittingTerms(terms, 'Quantum kernels, ann', true)).toEqual(['Annealing']);
  expect(fittingTerms(terms, 'Quantum kernels, ', true)).toEqual([]);
});

it('No more than six are offered', () => {
  expect(
    fittingTerms(
      Array.from({ length: 9 }, (_, index) => `a${index}`),
      'a',
      false,
    ),
  ).toHaveLength(6);
});
