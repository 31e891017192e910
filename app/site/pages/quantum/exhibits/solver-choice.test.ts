import { expect, it } from 'vitest';
import { chooseSolver, type Problem, type Solver } from './solver-choice';

it.each<[string, Problem, Solver]>([
  ['a problem without pairs to a classical solver', { kind: 'linear', variables: 300 }, 'classical'],
  ['a small roster to your own processor', { kind: 'pairs', bits: 84, density: 0.1 }, 'local'],
  ['a fleet to the annealer', { kind: 'pairs', bits: 16000, density: 0.01 }, 'annealer'],
  ['a small circuit to your own processor', { kind: 'circuit', qubits: 30, crossings: 90, pairGates: 900 }, 'local'],
  [
    'a wide, tame circuit to the simulator',
    { kind: 'circuit', qubits: 100, crossings: 10, pairGates: 990 },
    'simulator',
  ],
  ['a wild, short circuit to the computer', { kind: 'circuit', qubits: 60, crossings: 40, pairGates: 400 }, 'computer'],
  ['a wild, long circuit nowhere', { kind: 'circuit', qubits: 60, crossings: 400, pairGates: 20000 }, 'none'],
])('Querido sends %s', (_sentence, problem, solver) => {
  expect(chooseSolver(problem).solver).toBe(solver);
});

it('Querido gives a reason with the figure that decided', () => {
  expect(chooseSolver({ kind: 'pairs', bits: 16000, density: 0.01 }).reason).toBe(
    '16,000 bits, each with about 160 partners.',
  );
  expect(chooseSolver({ kind: 'circuit', qubits: 60, crossings: 40, pairGates: 400 }).reason).toBe(
    'Too entangled to simulate; 0.13 of the runs stay free of faults.',
  );
});
