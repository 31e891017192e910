import { expect, it } from 'vitest';
import { readCircuit } from './circuit';
import { pythonProgram } from './python-program';

it('A circuit becomes a program that can be run as it stands', () => {
  expect(pythonProgram(readCircuit('2.h0.cx0-1.m1').circuit).split('\n')).toEqual([
    'from quzones import Circuit, run',
    '',
    'circuit = Circuit(qubits=2)',
    'circuit.h(0)',
    'circuit.cx(control=0, target=1)',
    'circuit.measure(1)',
    '',
    'result = run(circuit, backend="local", shots=1000)',
    'print(result.counts)',
  ]);
});

it('A circuit without a measurement measures everything in the end', () => {
  expect(pythonProgram(readCircuit('2.h0').circuit)).toContain('circuit.measure_all()');
});
