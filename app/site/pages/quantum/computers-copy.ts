import type { ClaimId } from '../../claims';
import { defineCopy } from '../page-copy';

export const computersCopy = defineCopy({
  hero: {
    title: 'Gates, calibrated this morning',
    content:
      'Gate-model machines behind one API: the calibration before you submit, your place in the queue while you wait, and error bars on what comes back.',
    claims: ['computer-qubits', 'relative-cost'] satisfies ClaimId[],
  },
  routing: {
    title: 'Your circuit meets a wiring plan',
    content:
      'On paper any two qubits can meet. On a chip only neighbors can, and every detour is a SWAP, which is three CNOTs. Most of what a compiler can save, it saves before the first gate: by choosing who sits where.',
    cnots: [
      [0, 1],
      [0, 5],
      [2, 3],
      [1, 5],
      [3, 4],
    ],
    caption:
      'The same five CNOTs on a device of two rows of three qubits, numbered 0 to 5 row by row. Crosses are SWAPs. The second placement is the best of all 720. One SWAP stays: q0, q1 and q5 have to meet each other in pairs, and a grid has no triangles.',
    naive: { title: 'Placed as typed', start: 'Qubits begin', swaps: 'SWAPs', cnots: 'CNOTs in all' },
    best: { title: 'Placed by us', start: 'Qubits begin', swaps: 'SWAP', cnots: 'CNOTs in all' },
  },
  budget: {
    title: 'An error budget, before you pay for shots',
    content:
      'Each part of a run fails now and then, and the chances multiply. We show the product for your compiled circuit. Below one in three we ask you whether you really want to submit it.',
    columns: ['Source', 'Chance of one failing', 'As typed', 'Placed by us'],
    result: 'Runs without any fault',
    items: [
      { title: 'CNOTs', failure: 0.008, kind: 'cnots' },
      { title: 'Single-qubit gates', failure: 0.0004, kind: 'singles' },
      { title: 'Readouts', failure: 0.015, kind: 'readouts' },
    ],
    singles: 24,
    readouts: 6,
    note: 'The five CNOTs from above with 24 single-qubit gates and six readouts. The failure rates are examples in the range that superconducting devices publish; in a job they are those of the last calibration.',
  },
  mitigation: {
    title: 'Mitigation is a setting, and it has a price',
    content:
      'Run the circuit with its noise turned up two and three times, lay a parabola through the readings and follow it to zero noise. The bias nearly goes. The error bar grows.',
    caption:
      'An expectation value whose true size is 1, read with 4,000 shots at each noise factor, and its extrapolation to zero. Bars are two standard deviations either way.',
    description:
      'A falling curve through three readings, 0.82 at noise factor 1, 0.67 at 2 and 0.55 at 3, followed back to 0.99 at zero. The bar at zero is about five times as long as the one at factor 1.',
    facts: [
      { term: 'Off by, unmitigated', kind: 'bias' },
      { term: 'Off by, extrapolated', kind: 'rest' },
      { term: 'Error bar grows', kind: 'bar' },
      { term: 'Shots for the same error bar', kind: 'shots' },
    ],
  },
  logical: {
    title: 'What a logical qubit is made of',
    content:
      'Mitigation ends where circuits get long. Error correction goes on: many physical qubits watch over one logical qubit, and more of them make it better, provided that each is good enough to begin with.',
    columns: ['One failure in', 'Distance of the code', 'Physical qubits for one logical'],
    rates: [1e-6, 1e-9, 1e-12],
    note: 'Rotated surface code with physical errors of one in a thousand, by the usual estimate 0.1 · (p / 1 %)^((d + 1) / 2) for each round of checks.',
    claim: 'computer-qubits',
    limit:
      'qubits is a product statement about the whole line. A count alone says little: ask which of them are physical, at which error rate, and how many logical ones your circuit would have. We answer that in writing, for your circuit, before a contract.',
  },
  figures: {
    claims: ['playground-qubits', 'relative-cost', 'algorithm-count'] satisfies ClaimId[],
  },
  job: {
    title: 'What you see of a job',
    items: [
      {
        title: 'Before',
        description:
          'Calibration with its time, the compiled circuit, its error budget, and the price with an upper limit that you set.',
      },
      {
        title: 'Waiting',
        description:
          'Your place in the queue and an estimate. Leave it at any time; nothing is charged until the first shot.',
      },
      {
        title: 'After',
        description:
          'Counts, expectation values with error bars, the calibration that was valid at that minute, and the raw shots for your own statistics.',
      },
    ],
  },
  questions: {
    title: 'Questions about access',
    items: [
      {
        question: 'Which circuits are worth running on hardware today?',
        answer:
          'Short ones whose noisy simulation already fails: wide, entangling, a few hundred two-qubit gates. For the rest a simulator is cheaper and more exact.',
      },
      {
        question: 'Do you claim a quantum advantage?',
        answer:
          'Not in general. For some sampling problems it has been shown, for most business problems not yet. We compare with the best classical method on your problem and give you the numbers.',
      },
      {
        question: 'Is our circuit kept secret?',
        answer:
          'It is encrypted on the way and at rest, seen by the compiler and the control system only, and deleted with its results after the period that you agree with us.',
      },
    ],
  },
  closing: {
    title: 'See the budget of your own circuit.',
    content:
      'Send it before the demo. We place it, count its SWAPs and tell you whether hardware is the right next step.',
  },
});
