import { describe, expect, it } from 'vitest';
import { benchHref, readBench } from './address';

const read = (query: string) => readBench(new URLSearchParams(query));

describe('The address of the playground', () => {
  it('opens with a Bell state when it says nothing', () => {
    expect(benchHref(read(''))).toBe('?c=2.h0.cx0-1#playground');
    expect(read('').problem).toBeNull();
  });

  it.each(['?c=3.t2&g=cx&k=1#playground', '?c=2&g=m#playground'])('%s leads back to itself', (href) => {
    expect(benchHref(read(href.slice(1, href.indexOf('#'))))).toBe(href);
  });

  it('forgets a gate that does not exist and a control that is not there or is measured', () => {
    expect(read('c=2&g=toffoli').gate).toBe('h');
    expect(read('c=2&g=cx&k=3').control).toBeNull();
    expect(read('c=2.m0&g=cx&k=0').control).toBeNull();
    expect(read('c=2&g=cx&k=__proto__').control).toBeNull();
  });

  it('says what is wrong with a circuit and shows an empty one', () => {
    expect(read('c=nonsense')).toEqual({
      circuit: { qubits: 2, operations: [] },
      gate: 'h',
      control: null,
      problem: 'It has to begin with the number of qubits, 2 to 4, but begins with “nonsense”.',
    });
  });
});
