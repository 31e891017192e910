import { describe, expect, it } from 'vitest';
import { benchHref, keptFields, readBench, stepField } from './address';

const read = (query: string) => readBench(new URLSearchParams(query));

describe('The address of the playground', () => {
  it('opens with a Bell state when it says nothing', () => {
    expect(benchHref(read('').circuit)).toBe('?c=2.h0.cx0-1#playground');
    expect(read('').problem).toBeNull();
  });

  it('changes one thing with a step, and lets go of a CNOT that was begun with anything but the control', () => {
    const bench = read('c=3.t2&g=cx&k=1');
    const after = (step: Parameters<typeof stepField>[0]) => {
      const { changes, name, value } = stepField(step);
      const sent = new URLSearchParams(keptFields(bench)[changes].map((field) => [field.name, field.value]));
      if (name !== undefined && value !== undefined) sent.append(name, value);
      return readBench(sent);
    };
    expect(after({ control: 2 })).toEqual({ ...bench, control: 2 });
    expect(after({ control: null })).toEqual({ ...bench, control: null });
    expect(after({ gate: 'm' })).toEqual({ ...bench, gate: 'm', control: null });
    const circuit = { qubits: 2, operations: [] };
    expect(after({ circuit })).toEqual({ ...bench, circuit, control: null });
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
