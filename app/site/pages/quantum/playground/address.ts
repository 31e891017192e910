import { type Circuit, type Gate, gates, isMeasured, readCircuit, writeCircuit } from './circuit';

/** Everything that the playground remembers. It stands in the address, so each state can be linked and needs no script. */
export interface Bench {
  circuit: Circuit;
  /** The gate that the next free place on a wire takes. */
  gate: Gate;
  /** The first half of a CNOT that is being placed. */
  control: number | null;
}

/** What a visitor sees who brings no circuit of his own: a Bell state. */
const opening = '2.h0.cx0-1';

export function readBench(search: URLSearchParams): Bench & { problem: string | null } {
  const { circuit, problem } = readCircuit(search.get('c') ?? opening);
  const gate = gates.find((known) => known.gate === search.get('g'))?.gate ?? 'h';
  const wire = Number(/^\d$/.exec(search.get('k') ?? '')?.[0] ?? Number.NaN);
  const control = gate === 'cx' && wire < circuit.qubits && !isMeasured(circuit, wire) ? wire : null;
  return { circuit, gate, control, problem };
}

export function benchHref({ circuit, gate, control }: Bench): string {
  const chosen = gate === 'h' ? '' : `&g=${gate}`;
  return `?c=${writeCircuit(circuit)}${chosen}${control === null ? '' : `&k=${control}`}#playground`;
}
