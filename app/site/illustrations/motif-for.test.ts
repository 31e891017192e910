import { expect, it } from 'vitest';
import { motifFor } from './motif-for';

it.each([
  ['A gentle guide to the Bloch sphere Qubits Basics', 'bloch-sphere'],
  ['Prompt injection defenses that hold Security LLM', 'token-tree'],
  ['When quantum kernels cannot help', 'decision-boundary'],
  ['Your first QUBO in 40 lines of Python', 'energy-landscape'],
  ['How a quantum annealer solves a scheduling problem Annealing QUBO', 'factory-line'],
  ['Vehicle routing: classical first, then quantum', 'network'],
  ['How to read a quantum benchmark claim', 'signal'],
  ['Statevector memory, and what tensor networks buy', 'standing-wave'],
])('A cover shows what the title speaks of: %s', (topic, motif) => {
  for (const seed of ['one', 'another', 'a-third']) expect(motifFor(seed, topic)).toBe(motif);
});

it('Where no word says anything, the same seed always has the same picture', () => {
  expect(motifFor('how-we-run-a-demo', '')).toBe(motifFor('how-we-run-a-demo', null));
});
