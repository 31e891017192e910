import { expect, it } from 'vitest';
import { countWords } from './reading-time';

it('counts words of any script, and numbers once', () => {
  expect(countWords("it's 1,024 qubits, re-run: क्वांटम — naïve")).toBe(6);
});
