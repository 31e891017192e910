/** Memory that a simulation takes, in bytes, with 16 for each complex number (two 64-bit floats). */
const bytesPerNumber = 16;

/** All 2ⁿ amplitudes, one by one. */
export function stateVectorBytes(qubits: number): number {
  return 2 ** qubits * bytesPerNumber;
}

/**
 * A chain of one tensor for each qubit, joined by bonds (a matrix product state): two matrices of bond x bond numbers each.
 * No cut through n qubits needs more than 2^(n/2).
 */
export function tensorNetworkBytes(qubits: number, bond: number): number {
  const needed = Math.min(bond, 2 ** Math.floor(qubits / 2));
  return qubits * 2 * needed ** 2 * bytesPerNumber;
}

/** The widest register whose state vector fits. */
export function widestStateVector(bytes: number): number {
  return Math.floor(Math.log2(bytes / bytesPerNumber));
}

/** Each CNOT across a cut at most doubles what has to be carried over it. */
export function bondBound(qubits: number, crossings: number): number {
  return 2 ** Math.min(crossings, Math.floor(qubits / 2));
}

const units = ['B', 'KiB', 'MiB', 'GiB', 'TiB', 'PiB', 'EiB'];

export function bytesText(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const amount = bytes / 1024 ** step;
  return `${amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount)} ${units[step]}`;
}

/** The chance that none of so many gates fails, when each fails with the same probability. */
export function faultless(gates: number, failure: number): number {
  return (1 - failure) ** gates;
}
