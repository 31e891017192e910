import { describe, expect, it } from 'vitest';
import { drawUp, inWords, limits, readCircuit, withQubits, writeCircuit } from './circuit';

describe('The circuit in an address', () => {
  it.each(['2', '2.h0.cx0-1.m0.m1', '4.t3.s2.y1.z0.x3.cx3-0'])('%s is read and written back the same', (text) => {
    const { circuit, problem } = readCircuit(text);
    expect(problem).toBeNull();
    expect(writeCircuit(circuit)).toBe(text);
  });

  it.each([
    ['', 'It has to begin with the number of qubits, 2 to 4, but begins with “”.'],
    ['9.h0', 'It has to begin with the number of qubits, 2 to 4, but begins with “9”.'],
    ['2.q0', '“q0” is not one of its gates.'],
    ['2.h0.', '“” is not one of its gates.'],
    ['2.<script>alert(1)</script>', '“<script>aler…” is not one of its gates.'],
    ['2.h3', 'The circuit has 2 qubits, so there is no qubit 3.'],
    ['2.cx1-1', 'A CNOT needs two different qubits.'],
    ['2.m0.h0', 'Qubit 0 has been measured, so nothing may follow on its wire.'],
    ['2.m1.cx0-1', 'Qubit 1 has been measured, so nothing may follow on its wire.'],
    [`2${'.h0'.repeat(25)}`, 'The playground takes 24 gates, and this circuit has them.'],
    ['2'.repeat(limits.letters + 1), 'It is longer than 200 characters.'],
  ])('%s is answered with a sentence', (text, sentence) => {
    expect(readCircuit(text)).toEqual({ circuit: { qubits: 2, operations: [] }, problem: sentence });
  });

  it('loses the gates of a wire that is taken away, and no others', () => {
    const { circuit } = readCircuit('3.h0.cx0-2.x1');
    expect(writeCircuit(withQubits(circuit, 2))).toBe('2.h0.x1');
  });
});

describe('The drawing', () => {
  it('puts each gate as early as its wires are free, and a CNOT across the wires between', () => {
    const rows = drawUp(readCircuit('3.h0.cx0-2.x1').circuit);
    expect(rows.map((row) => row.map((cell) => cell?.kind ?? null))).toEqual([
      ['gate', 'control', null],
      [null, 'crossing', 'gate'],
      [null, 'target', null],
    ]);
  });

  it('is said in words', () => {
    expect(inWords(readCircuit('2.h0.cx0-1.m1').circuit)).toBe('H on q0, CNOT from q0 to q1, measure q1');
    expect(inWords(readCircuit('2').circuit)).toBe('No gates yet');
  });
});
