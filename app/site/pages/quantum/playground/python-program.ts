import type { Circuit, Operation } from './circuit';

/** The circuit as a program for the Python SDK. */
export function pythonProgram(circuit: Circuit): string {
  const lines = circuit.operations.map((operation) => `circuit.${call(operation)}`);
  // Without a measurement there would be nothing to count.
  if (!circuit.operations.some(({ gate }) => gate === 'm')) lines.push('circuit.measure_all()');
  return [
    'from quzones import Circuit, run',
    '',
    `circuit = Circuit(qubits=${circuit.qubits})`,
    ...lines,
    '',
    'result = run(circuit, backend="local", shots=1000)',
    'print(result.counts)',
  ].join('\n');
}

function call(operation: Operation): string {
  if (operation.gate === 'cx') return `cx(control=${operation.control}, target=${operation.target})`;
  if (operation.gate === 'm') return `measure(${operation.qubit})`;
  return `${operation.gate}(${operation.qubit})`;
}
