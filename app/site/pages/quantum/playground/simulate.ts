import { add, dividedByRoot2, negate, nothing, type Surd, surd, turn, unit, type Whole, weight } from './amplitude';
import type { Circuit, SingleGate } from './circuit';

/** A state vector without rounding: each entry over √2^power. Qubit 0 is the leftmost figure of a basis state. */
export interface ExactState {
  qubits: number;
  entries: readonly Whole[];
  power: number;
}

/** What may be read, and how often. */
export interface Outcome {
  bits: string;
  probability: Surd;
}

/**
 * The state at the end of the circuit. A measurement is left standing as the last thing on its wire, which changes no
 * probability of any outcome (the principle of deferred measurement); the state is the one just before it.
 */
export function simulate(circuit: Circuit): ExactState {
  let state = ground(circuit.qubits);
  for (const operation of circuit.operations) {
    if (operation.gate === 'cx') state = controlledX(state, operation.control, operation.target);
    else if (operation.gate !== 'm') state = onOneQubit(state, operation.gate, operation.qubit);
  }
  return state;
}

function ground(qubits: number): ExactState {
  return {
    qubits,
    entries: Array.from({ length: 2 ** qubits }, (_, place) => (place === 0 ? unit : nothing)),
    power: 0,
  };
}

/** The bit of a place that belongs to a qubit. */
const bitOf = (state: ExactState, qubit: number) => 1 << (state.qubits - 1 - qubit);

/** What a gate makes of the amplitudes of |0⟩ and |1⟩; H leaves a factor of 1/√2 to its caller. */
const actions: Record<Exclude<SingleGate, 'm'>, (zero: Whole, one: Whole) => readonly [Whole, Whole]> = {
  h: (zero, one) => [add(zero, one), add(zero, negate(one))],
  x: (zero, one) => [one, zero],
  y: (zero, one) => [turn(one, 6), turn(zero, 2)],
  z: (zero, one) => [zero, negate(one)],
  s: (zero, one) => [zero, turn(one, 2)],
  t: (zero, one) => [zero, turn(one, 1)],
};

function onOneQubit(state: ExactState, gate: Exclude<SingleGate, 'm'>, qubit: number): ExactState {
  const bit = bitOf(state, qubit);
  const entries = [...state.entries];
  state.entries.forEach((zero, place) => {
    if (place & bit) return;
    const [first, second] = actions[gate](zero, state.entries[place | bit] ?? nothing);
    entries[place] = first;
    entries[place | bit] = second;
  });
  return lowestTerms({ ...state, entries, power: state.power + (gate === 'h' ? 1 : 0) });
}

function controlledX(state: ExactState, control: number, target: number): ExactState {
  const [when, flipped] = [bitOf(state, control), bitOf(state, target)];
  const entries = state.entries.map((entry, place) =>
    place & when ? (state.entries[place ^ flipped] ?? nothing) : entry,
  );
  return { ...state, entries };
}

/** Takes out every √2 that all entries share, so that the whole numbers stay small. */
function lowestTerms(state: ExactState): ExactState {
  let { entries, power } = state;
  while (power > 0) {
    const smaller = entries.map(dividedByRoot2);
    if (smaller.includes(null)) break;
    entries = smaller as Whole[];
    power -= 1;
  }
  return { ...state, entries, power };
}

/** The basis state of a place, such as 01. */
export function basisState(state: ExactState, place: number): string {
  return place.toString(2).padStart(state.qubits, '0');
}

/** The probabilities of the outcomes of the given qubits; the others are not looked at. */
export function outcomes(state: ExactState, qubits: readonly number[]): Outcome[] {
  const sums = new Map<string, { whole: number; roots: number }>();
  state.entries.forEach((entry, place) => {
    const all = basisState(state, place);
    const bits = qubits.map((qubit) => all[qubit]).join('');
    const sum = sums.get(bits) ?? { whole: 0, roots: 0 };
    const { whole, roots } = weight(entry);
    sums.set(bits, { whole: sum.whole + whole, roots: sum.roots + roots });
  });
  return [...sums].map(([bits, { whole, roots }]) => ({ bits, probability: surd(whole, roots, 2 * state.power) }));
}
