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
  for (const seed of ['one', 'another', 'a-third']) expect(motifFor(seed, [topic])).toBe(motif);
});

it('What the title speaks of weighs more than a tag', () => {
  const tags = 'Automation Documents Audit trail';
  expect(motifFor('a-slug', ['An inspection that says when it is unsure', tags])).toBe('inspection');
  expect(motifFor('a-slug', ['Permit files that arrive complete', tags])).toBe('flow-graph');
});

it('What stands beside it already is not drawn again', () => {
  for (const seed of ['one', 'another', 'a-third']) {
    expect(motifFor(seed, ['A network of vehicle fleets'], 'network')).toBe('train-graph');
    expect(motifFor(seed, ['When quantum kernels cannot help'], 'decision-boundary')).not.toBe('decision-boundary');
    expect(motifFor(seed, ['A word of no subject'], 'lattice')).not.toBe('lattice');
  }
});

it('Where no word says anything, the same seed always has the same picture', () => {
  expect(motifFor('a-letter-to-nobody', [''])).toBe(motifFor('a-letter-to-nobody', []));
});
