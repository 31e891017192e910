import { bondBound, faultless, widestStateVector } from './memory';

/** What Querido measures of a problem before it proposes anything. */
export type Problem =
  | { kind: 'linear'; variables: number }
  | { kind: 'pairs'; bits: number; density: number }
  | { kind: 'circuit'; qubits: number; crossings: number; pairGates: number };

export type Solver = 'classical' | 'local' | 'annealer' | 'simulator' | 'computer' | 'none';

export interface Choice {
  solver: Solver;
  reason: string;
}

const laptopBytes = 2 ** 34;
const largestBond = 1024;
/** Up to here simulated annealing settles in seconds on one processor. */
const localBits = 500;
const gateFailure = 0.005;
const worthwhile = 0.1;

const plain = (value: number) => value.toLocaleString('en-US');

/** The first rules of the choice, small enough to be read. The service measures and runs trials on top of them. */
export function chooseSolver(problem: Problem): Choice {
  if (problem.kind === 'linear') {
    return { solver: 'classical', reason: 'No pairs, so an integer program closes it with a proof.' };
  }
  return problem.kind === 'pairs' ? forPairs(problem) : forCircuit(problem);
}

function forPairs({ bits, density }: Extract<Problem, { kind: 'pairs' }>): Choice {
  if (bits <= localBits) {
    return { solver: 'local', reason: `${plain(bits)} bits settle in seconds on your own processor.` };
  }
  const partners = Math.round((bits - 1) * density);
  return { solver: 'annealer', reason: `${plain(bits)} bits, each with about ${plain(partners)} partners.` };
}

function forCircuit({ qubits, crossings, pairGates }: Extract<Problem, { kind: 'circuit' }>): Choice {
  if (qubits <= widestStateVector(laptopBytes)) {
    return { solver: 'local', reason: `${qubits} qubits fit into memory, exactly.` };
  }
  const bond = bondBound(qubits, crossings);
  if (bond <= largestBond)
    return { solver: 'simulator', reason: `A bond of ${plain(bond)} carries it as a tensor network.` };
  const clean = faultless(pairGates, gateFailure);
  if (clean >= worthwhile) {
    return {
      solver: 'computer',
      reason: `Too entangled to simulate; ${clean.toFixed(2)} of the runs stay free of faults.`,
    };
  }
  return { solver: 'none', reason: 'Too entangled to simulate and too long for today’s gates: shorten it first.' };
}
