import { type Circuit, type Gate, gates, isMeasured, readCircuit, writeCircuit } from './circuit';

/** Everything that the playground remembers. It stands in the address, so each state can be linked and needs no script. */
export interface Bench {
  circuit: Circuit;
  /** The gate that the next free place on a wire takes. */
  gate: Gate;
  /** The first half of a CNOT that is being placed. */
  control: number | null;
}

/** One step from a bench to the next. */
export type BenchStep = { circuit: Circuit } | { gate: Gate } | { control: number | null };

/** What a visitor sees who brings no circuit of his own: a Bell state. */
const opening = '2.h0.cx0-1';

export function readBench(search: URLSearchParams): Bench & { problem: string | null } {
  const { circuit, problem } = readCircuit(search.get('c') ?? opening);
  const gate = gates.find((known) => known.gate === search.get('g'))?.gate ?? 'h';
  const wire = Number(/^\d$/.exec(search.get('k') ?? '')?.[0] ?? Number.NaN);
  const control = gate === 'cx' && wire < circuit.qubits && !isMeasured(circuit, wire) ? wire : null;
  return { circuit, gate, control, problem };
}

export function benchHref(circuit: Circuit): string {
  return `?c=${writeCircuit(circuit)}#playground`;
}

/** What stays in the address beside what a step changes; another circuit or gate lets go of a CNOT that was begun. */
export function keptFields({ circuit, gate }: Bench): Record<keyof Bench, { name: string; value: string }[]> {
  const c = { name: 'c', value: writeCircuit(circuit) };
  const g = { name: 'g', value: gate };
  return { circuit: gate === 'h' ? [] : [g], gate: [c], control: [c, g] };
}

/** The field that a step writes into the address; none for a control that is let go. */
interface StepField {
  changes: keyof Bench;
  name?: string;
  value?: string;
}

export function stepField(step: BenchStep): StepField {
  if ('circuit' in step) return { changes: 'circuit', name: 'c', value: writeCircuit(step.circuit) };
  if ('gate' in step) return { changes: 'gate', name: 'g', value: step.gate };
  return step.control === null ? { changes: 'control' } : { changes: 'control', name: 'k', value: `${step.control}` };
}
