import { describe, expect, it } from 'vitest';
import { toNumber } from './amplitude';
import { readCircuit } from './circuit';
import { amplitudeText, percentText, phaseDegrees, stateText, surdText } from './exact-text';
import { outcomes, simulate } from './simulate';

function run(text: string) {
  const { circuit, problem } = readCircuit(text);
  expect(problem).toBeNull();
  return simulate(circuit);
}

const state = (text: string) => stateText(run(text));

describe('The state vector of the playground', () => {
  it.each([
    ['2', '|00⟩'],
    ['2.x0', '|10⟩'],
    ['2.x1', '|01⟩'],
    ['2.h0.cx0-1', '1/√2 |00⟩ + 1/√2 |11⟩'],
    ['2.x0.h0.cx0-1', '1/√2 |00⟩ − 1/√2 |11⟩'],
    ['3.h0.cx0-1.cx1-2', '1/√2 |000⟩ + 1/√2 |111⟩'],
    ['4.h0.cx0-1.cx1-2.cx2-3', '1/√2 |0000⟩ + 1/√2 |1111⟩'],
    ['2.h0.h1', '1/2 |00⟩ + 1/2 |01⟩ + 1/2 |10⟩ + 1/2 |11⟩'],
    ['2.y0', 'i |10⟩'],
    ['2.x0.y0', '−i |00⟩'],
    ['2.h0.s0', '1/√2 |00⟩ + i/√2 |10⟩'],
    ['2.h0.t0', '1/√2 |00⟩ + (1/2 + i/2) |10⟩'],
    ['2.x1.cx1-0', '|11⟩'],
    ['3.x2.cx2-0', '|101⟩'],
  ])('%s is %s', (text, expected) => {
    expect(state(text)).toBe(expected);
  });

  it.each([
    ['H twice does nothing', '2.h0.h0', '2'],
    ['H Z H is X', '2.h0.z0.h0', '2.x0'],
    ['H X H is Z', '2.h1.h0.x0.h0', '2.h1.z0'],
    ['S twice is Z', '2.h0.s0.s0', '2.h0.z0'],
    ['T twice is S', '2.h0.t0.t0', '2.h0.s0'],
    ['eight T are a whole turn', '2.h0.t0.t0.t0.t0.t0.t0.t0.t0', '2.h0'],
    ['a CNOT between H turns round', '2.x1.h0.h1.cx0-1.h0.h1', '2.x1.cx1-0'],
    ['three CNOT swap two qubits', '2.x0.cx0-1.cx1-0.cx0-1', '2.x1'],
  ])('%s', (_sentence, long, short) => {
    expect(run(long)).toEqual(run(short));
  });

  it('interferes: with a T between two H, the outcomes are (2 ± √2)/4', () => {
    const [zero, one] = outcomes(run('2.h0.t0.h0'), [0]);
    expect(surdText(zero?.probability ?? { whole: 0, roots: 0, halvings: 0 })).toBe('(2 + √2)/4');
    expect(surdText(one?.probability ?? { whole: 0, roots: 0, halvings: 0 })).toBe('(2 − √2)/4');
    expect(toNumber(zero?.probability ?? { whole: 0, roots: 0, halvings: 0 })).toBeCloseTo(Math.cos(Math.PI / 8) ** 2);
  });

  it('has probabilities that add up to exactly one, however long the circuit', () => {
    const long = '4.h0.t0.h0.cx0-1.t1.h1.s2.h2.t2.h2.cx2-3.y3.h3.t3.h3.cx3-0.h0.t0.h0.z1.h1.t1.h1.h2';
    const probabilities = outcomes(run(long), [0, 1, 2, 3]).map(({ probability }) => toNumber(probability));
    expect(probabilities.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 12);
    const [all] = outcomes(run(long), []);
    expect(all?.probability).toEqual({ whole: 1, roots: 0, halvings: 0 });
  });
});

describe('A measurement', () => {
  it('of one half of a Bell pair reads 0 or 1, each half the time', () => {
    const read = outcomes(run('2.h0.cx0-1.m0'), [0]);
    expect(read.map(({ bits, probability }) => `${bits} ${percentText(probability)}`)).toEqual(['0 50%', '1 50%']);
  });

  it('of both halves always finds them equal', () => {
    const read = outcomes(run('2.h0.cx0-1.m0.m1'), [0, 1]);
    expect(read.map(({ bits, probability }) => `${bits} ${surdText(probability)}`)).toEqual([
      '00 1/2',
      '01 0',
      '10 0',
      '11 1/2',
    ]);
  });
});

describe('Amplitudes in words', () => {
  it('are written as by hand, with their phase', () => {
    const { entries, power } = run('2.h0.t0.h0');
    expect(amplitudeText(entries[0] ?? [0, 0, 0, 0], power)).toBe('(2 + √2)/4 + i/(2√2)');
    const turned = run('2.h0.t0');
    expect(phaseDegrees(turned.entries[2] ?? [0, 0, 0, 0], turned.power)).toBe(45);
  });
});
