import { expect, it } from 'vitest';
import { motifFor } from './motif-for';

it.each([
  ['a-gentle-guide-to-the-bloch-sphere', 'Quantum Computing', 'bloch-sphere'],
  ['prompt-injection-defenses-that-hold', 'Security', 'token-tree'],
  ['when-quantum-kernels-cannot-help', 'Artificial Intelligence', 'decision-boundary'],
  ['post-quantum-migration-for-banks', 'Security', 'civic'],
  ['your-first-qubo-in-40-lines-of-python', 'Tutorial', 'energy-landscape'],
  ['the-urgent-scan-is-read-first', 'Healthcare', 'radiograph'],
])('The cover of %s shows what its title speaks of', (slug, category, motif) => {
  expect(motifFor(slug, category)).toBe(motif);
});

it('Where the title says nothing, the category decides, and the same slug always has the same picture', () => {
  expect(motifFor('limits-first-returns-second', 'Finance')).toBe('order-book');
  expect(motifFor('how-we-run-a-demo', null)).toBe(motifFor('how-we-run-a-demo', null));
});
