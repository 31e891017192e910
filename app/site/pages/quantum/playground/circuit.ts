/** A circuit of the playground, and the short text that stands for it in an address: `2.h0.cx0-1.m0.m1`. */
export type SingleGate = 'h' | 'x' | 'y' | 'z' | 's' | 't' | 'm';
export type Gate = SingleGate | 'cx';

export type Operation = { gate: SingleGate; qubit: number } | { gate: 'cx'; control: number; target: number };

export interface Circuit {
  qubits: number;
  operations: readonly Operation[];
}

export const limits = { fewestQubits: 2, mostQubits: 4, operations: 24, letters: 200 } as const;

export const gates: readonly { gate: Gate; sign: string; name: string; effect: string }[] = [
  { gate: 'h', sign: 'H', name: 'Hadamard', effect: 'Makes an even superposition of |0⟩ and |1⟩.' },
  { gate: 'x', sign: 'X', name: 'X', effect: 'Exchanges |0⟩ and |1⟩.' },
  { gate: 'y', sign: 'Y', name: 'Y', effect: 'Exchanges |0⟩ and |1⟩, with phases i and −i.' },
  { gate: 'z', sign: 'Z', name: 'Z', effect: 'Changes the sign of |1⟩.' },
  { gate: 's', sign: 'S', name: 'S', effect: 'Turns the phase of |1⟩ by 90°.' },
  { gate: 't', sign: 'T', name: 'T', effect: 'Turns the phase of |1⟩ by 45°.' },
  { gate: 'cx', sign: 'CNOT', name: 'CNOT', effect: 'Flips the target where the control is |1⟩.' },
  { gate: 'm', sign: 'M', name: 'measurement', effect: 'Reads the qubit. Nothing may follow on its wire.' },
];

/** "H, Hadamard": the sign that is seen comes first, so that it can be asked for by voice. */
export const spokenGate = ({ sign, name }: { sign: string; name: string }) =>
  sign === name ? sign : `${sign}, ${name}`;

const emptyCircuit: Circuit = { qubits: 2, operations: [] };

/** The qubits that an operation acts on. */
export function touched(operation: Operation): number[] {
  return operation.gate === 'cx' ? [operation.control, operation.target] : [operation.qubit];
}

export function isMeasured(circuit: Circuit, qubit: number): boolean {
  return circuit.operations.some((operation) => operation.gate === 'm' && operation.qubit === qubit);
}

/** Why this operation cannot be put at the end of the circuit, in a sentence; null where it can. */
function obstacle(circuit: Circuit, operation: Operation): string | null {
  const wires = touched(operation);
  const missing = wires.find((wire) => wire >= circuit.qubits);
  if (missing !== undefined) return `The circuit has ${circuit.qubits} qubits, so there is no qubit ${missing}.`;
  if (new Set(wires).size < wires.length) return 'A CNOT needs two different qubits.';
  const measured = wires.find((wire) => isMeasured(circuit, wire));
  if (measured !== undefined) return `Qubit ${measured} has been measured, so nothing may follow on its wire.`;
  if (circuit.operations.length >= limits.operations) {
    return `The playground takes ${limits.operations} gates, and this circuit has them.`;
  }
  return null;
}

export function withOperation(circuit: Circuit, operation: Operation): Circuit {
  return { ...circuit, operations: [...circuit.operations, operation] };
}

export function withoutOperation(circuit: Circuit, index: number): Circuit {
  return { ...circuit, operations: circuit.operations.filter((_, place) => place !== index) };
}

/** More or fewer wires; what acted on a wire that goes, goes with it. */
export function withQubits(circuit: Circuit, qubits: number): Circuit {
  const kept = circuit.operations.filter((operation) => touched(operation).every((wire) => wire < qubits));
  return { qubits, operations: kept };
}

export function writeCircuit({ qubits, operations }: Circuit): string {
  return [qubits, ...operations.map(writeOperation)].join('.');
}

function writeOperation(operation: Operation): string {
  if (operation.gate === 'cx') return `cx${operation.control}-${operation.target}`;
  return `${operation.gate}${operation.qubit}`;
}

export interface Reading {
  circuit: Circuit;
  /** Why the text is no circuit, in a sentence. The circuit is then an empty one. */
  problem: string | null;
}

export function readCircuit(text: string): Reading {
  if (text.length > limits.letters) return unreadable(`It is longer than ${limits.letters} characters.`);
  const [count = '', ...words] = text.split('.');
  const qubits = /^[1-9]$/.test(count) ? Number(count) : 0;
  if (qubits < limits.fewestQubits || qubits > limits.mostQubits) {
    return unreadable(
      `It has to begin with the number of qubits, ${limits.fewestQubits} to ${limits.mostQubits}, but begins with “${shortened(count)}”.`,
    );
  }
  let circuit: Circuit = { qubits, operations: [] };
  for (const word of words) {
    const operation = readOperation(word);
    if (!operation) return unreadable(`“${shortened(word)}” is not one of its gates.`);
    const problem = obstacle(circuit, operation);
    if (problem) return unreadable(problem);
    circuit = withOperation(circuit, operation);
  }
  return { circuit, problem: null };
}

function unreadable(problem: string): Reading {
  return { circuit: emptyCircuit, problem };
}

function shortened(text: string): string {
  return text.length > 12 ? `${text.slice(0, 12)}…` : text;
}

function readOperation(word: string): Operation | null {
  const pair = /^cx(\d)-(\d)$/.exec(word);
  if (pair) return { gate: 'cx', control: Number(pair[1]), target: Number(pair[2]) };
  const single = /^([hxyzstm])(\d)$/.exec(word);
  return single ? { gate: single[1] as SingleGate, qubit: Number(single[2]) } : null;
}

/** One step of the drawing on one wire. */
export interface Cell {
  /** Which operation stands here; the place in the circuit's list. */
  index: number;
  kind: 'gate' | 'control' | 'target' | 'crossing';
  /** The vertical line of a CNOT leaves the cell upwards or downwards. */
  up: boolean;
  down: boolean;
}

/** The circuit as rows of steps, every operation as early as its wires are free. */
export function drawUp({ qubits, operations }: Circuit): (Cell | null)[][] {
  const free = Array.from({ length: qubits }, () => 0);
  const rows: (Cell | null)[][] = Array.from({ length: qubits }, () => []);
  operations.forEach((operation, index) => {
    const wires = touched(operation);
    const [top, bottom] = [Math.min(...wires), Math.max(...wires)];
    const step = Math.max(...free.slice(top, bottom + 1));
    for (let wire = top; wire <= bottom; wire++) {
      const row = rows[wire] ?? [];
      while (row.length < step) row.push(null);
      row[step] = { index, kind: kindAt(operation, wire), up: wire > top, down: wire < bottom };
      free[wire] = step + 1;
    }
  });
  const length = Math.max(0, ...free);
  return rows.map((row) => [...row, ...Array.from({ length: length - row.length }, () => null)]);
}

function kindAt(operation: Operation, wire: number): Cell['kind'] {
  if (operation.gate !== 'cx') return 'gate';
  if (operation.control === wire) return 'control';
  return operation.target === wire ? 'target' : 'crossing';
}

/** The circuit in words: "H on q0, CNOT from q0 to q1, measure q1". */
export function inWords({ operations }: Circuit): string {
  if (operations.length === 0) return 'No gates yet';
  return operations.map(operationInWords).join(', ');
}

export function operationInWords(operation: Operation): string {
  if (operation.gate === 'cx') return `CNOT from q${operation.control} to q${operation.target}`;
  if (operation.gate === 'm') return `measure q${operation.qubit}`;
  return `${operation.gate.toUpperCase()} on q${operation.qubit}`;
}
