import type { ClaimId } from '../../claims';
import { defineCopy } from '../page-copy';

export const simulatorsCopy = defineCopy({
  hero: {
    title: 'Find the mistake before you queue for hardware',
    content:
      'A wrong circuit costs the same on a quantum computer as a right one. Our simulators run it first: exactly while that is possible, with tensor networks beyond, and with the noise of a real device when you ask for it.',
  },
  figures: {
    claims: ['simulator-qubits', 'simulator-sdk-qubits', 'relative-cost'] satisfies ClaimId[],
  },
  wall: {
    title: 'Every qubit doubles the bill',
    content:
      'A state of n qubits has 2ⁿ amplitudes. Thirty fit into a laptop, forty into a rack, and for fifty there is hardly a machine. Twice the memory moves this wall by one qubit.',
    caption:
      'Memory by number of qubits, 16 bytes for each complex number. The steep line stores all amplitudes; the flat ones are tensor networks that carry 64 and 1,024 numbers across each bond.',
    description:
      'A plot of memory against qubits on a logarithmic scale. The exact state vector rises from one mebibyte at 16 qubits through 16 gibibytes at 30 to more than an exbibyte at 57. Tensor networks with bonds of 64 and 1,024 stay below a few gibibytes all the way.',
    exact: 'all amplitudes',
    wide: 'bond 1,024',
    narrow: 'bond 64',
  },
  engines: {
    title: 'Two engines, and you are told which one ran',
    content:
      'The scheduler looks at width and at how entangling the circuit is, takes one engine, and writes its choice and its error into the result.',
    items: [
      {
        title: 'State vector',
        description: 'Every amplitude, to the last bit of a 64-bit float.',
        facts: [
          { term: 'Good for', text: 'deep circuits and any amount of entanglement' },
          { term: 'Ends at', text: 'memory: one qubit more is twice as much' },
          { term: 'Error', text: 'rounding only' },
        ],
      },
      {
        title: 'Tensor network',
        description: 'One tensor for each qubit; what two halves share travels over the bonds between them.',
        facts: [
          { term: 'Good for', text: 'wide circuits whose entanglement stays moderate' },
          { term: 'Ends at', text: 'entanglement: the bond doubles with each ebit across the cut' },
          { term: 'Error', text: 'the weight that was cut off, reported with the result' },
        ],
      },
    ],
  },
  entanglement: {
    title: 'It is not the width that is hard',
    content:
      'A CNOT across the middle at most doubles what the bond there has to carry. Count those CNOTs and you know the worst case before you submit anything.',
    columns: ['Circuit', 'Qubits', 'CNOTs across the middle', 'Bond at most', 'Memory at most'],
    items: [
      { title: 'GHZ state', qubits: 300, crossings: 1 },
      { title: 'Chain of spins, 5 time steps', qubits: 100, crossings: 10 },
      { title: 'Ansatz for a molecule, 4 layers', qubits: 40, crossings: 12 },
      { title: 'Random circuit, 40 layers', qubits: 60, crossings: 40 },
    ],
    note: 'Warm figures are more than the 16 GiB of a laptop. The last row is the honest one: for such a circuit no engine here or elsewhere has a shortcut, and a simulator of {{simulator-qubits}} logical qubits does not have one either. Its width holds for circuits like the others.',
  },
  noise: {
    title: 'Then add the noise of the machine you have in mind',
    content:
      'Take the error rates of a device as they were measured this morning, or your own. The simulator returns the ideal and the noisy result of the same circuit, so that you see what error correction or mitigation would have to win back.',
    caption:
      'Share of runs in which no gate fails, by number of gates: (1 − p) to the power of the gates, for failures of one in 1,000, one in 200 and one in 100.',
    description:
      'Three falling curves from one to zero over 500 gates. With one failure in 1,000 about three runs in five have no error after 500 gates; with one in 200 about one in twelve; with one in 100 less than one in a hundred.',
    report: `job        sim-ghz-120
engine     tensor-network
reason     width 120, 1 CNOT across the widest cut
bond       2 of 1024 allowed
cut off    0.0
noise      depolarizing, 0.002 per CNOT
shots      10000
seed       20817
ideal      {"0...0": 4981, "1...1": 5019}
no error   0.788 of runs`,
    report_label: 'A job report of the simulator',
  },
  path: {
    title: 'From a sketch to a queue',
    items: [
      {
        title: 'Small and exact',
        description: 'Shrink the problem until the state vector fits, and compare with a result you can check by hand.',
      },
      { title: 'Full width', description: 'The tensor network runs the real size and says what it had to cut off.' },
      {
        title: 'With noise',
        description: 'Error rates of the device go in. If the answer drowns here, it will drown there.',
      },
      {
        title: 'On hardware',
        description: 'The same program, one argument changed. The simulation stays beside the result as its yardstick.',
      },
    ],
  },
  questions: {
    title: 'Questions before the first run',
    items: [
      {
        question: 'What does “logical qubits” mean for a simulator?',
        answer:
          'Qubits as an algorithm sees them, without errors. A simulator has no physical qubits; noise is something that you add to it.',
      },
      {
        question: 'Will a simulator ever beat the hardware?',
        answer:
          'Often, today. Where entanglement stays low a good simulation is cheaper and more exact than any device, and we will tell you so instead of selling you machine time.',
      },
      {
        question: 'Can it run inside our own network?',
        answer:
          'Yes. The engine is a program, not a service: the SDK runs it on your machines, and the entry tier, {{simulator-sdk-qubits}} qubits, is sized for one workstation.',
      },
    ],
  },
  closing: {
    title: 'Bring a circuit that failed.',
    content: 'We run it with and without noise in the call, and you see at which gate it goes wrong.',
  },
});
