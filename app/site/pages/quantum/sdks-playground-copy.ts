import type { ClaimId } from '../../claims';
import { defineCopy } from '../page-copy';

export const sdksPlaygroundCopy = defineCopy({
  hero: {
    title: 'From a blank page to a Bell state in a minute',
    content:
      'Click a circuit together or type it: the playground below runs in this page, with nothing to install and nobody to ask. What outgrows it goes on with the SDK, as the same program.',
    program: `from quzones import Circuit, run

bell = Circuit(qubits=2)
bell.h(0)                     # superposition
bell.cx(control=0, target=1)  # entanglement
bell.measure_all()

result = run(bell, backend="local", shots=1000)
print(result.counts)  # {'00': 507, '11': 493}`,
    program_label: 'A Bell state in Python',
  },
  playground: {
    title: 'Playground',
    content:
      'Up to four qubits, computed in whole numbers and roots of two, so nothing is rounded. The circuit stands in the address: send the link and the other person sees the same state.',
    unreadable: 'The circuit in this address could not be read, so you begin with an empty one.',
    note: 'Qubit 0 is the leftmost figure of a state and the top wire. This playground ends at four qubits because a page has to stay readable; the cloud playground has {{playground-qubits}}.',
    examples: [
      {
        title: 'Bell state',
        circuit: '2.h0.cx0-1',
        description: 'Two qubits that always agree, although neither has a value of its own.',
      },
      {
        title: 'GHZ state',
        circuit: '4.h0.cx0-1.cx1-2.cx2-3',
        description: 'The same agreement among four. Losing one of them destroys it.',
      },
      {
        title: 'Interference: H Z H = X',
        circuit: '2.h0.z0.h0',
        description: 'The two ways to |0⟩ cancel, the two ways to |1⟩ add up.',
      },
      {
        title: 'An eighth of a turn',
        circuit: '2.h0.t0.h0',
        description: 'A T between two H: probabilities that are neither halves nor quarters.',
      },
      {
        title: 'Superdense coding',
        circuit: '2.h0.cx0-1.z0.x0.cx0-1.h0.m0.m1',
        description: 'Two bits, 11, travel in one qubit of a shared Bell pair.',
      },
      {
        title: 'Bernstein–Vazirani',
        circuit: '4.x3.h0.h1.h2.h3.cx0-3.cx2-3.h0.h1.h2.m0.m1.m2',
        description: 'The hidden string 101 is read with one question instead of three.',
      },
    ],
  },
  tiers: {
    title: 'Where each tier ends',
    content: 'One program runs on all of them. What changes is how large it may be and where it is computed.',
    columns: ['Tier', 'Size', 'Computed', 'Good for'],
    items: [
      {
        title: 'This page',
        size: '4 qubits',
        where: 'In your browser',
        use: 'A first circuit, a lecture, a link in a chat',
      },
      {
        title: 'Cloud playground',
        claim: 'playground-qubits',
        where: 'On our servers',
        use: 'Courses and sketches, with saved circuits',
      },
      {
        title: 'Simulator SDK, entry tier',
        claim: 'simulator-sdk-qubits',
        where: 'On your machine or ours',
        use: 'Developing and testing algorithms in Python',
      },
      {
        title: 'Annealer SDK, entry tier',
        claim: 'annealer-sdk-qubits',
        where: 'On our servers',
        use: 'Optimization problems as QUBO or Ising models',
      },
    ] satisfies { title: string; size?: string; claim?: ClaimId; where: string; use: string }[],
    claims: ['playground-qubits', 'simulator-sdk-qubits', 'annealer-sdk-qubits'] satisfies ClaimId[],
  },
  samples: {
    title: 'Three programs, three machines',
    content: 'A circuit, an energy function and a job on hardware have one shape: state it, run it, read the result.',
    items: [
      {
        title: 'Interference, and its noise',
        description:
          'An ideal run and a noisy one from the same circuit. The difference is what a device would cost you.',
        program: `from quzones import Circuit, NoiseModel, run

qubit = Circuit(qubits=1).h(0).z(0).h(0)
qubit.measure_all()
noise = NoiseModel.depolarizing(
    one_qubit=0.001, two_qubit=0.01, readout=0.02)

ideal = run(qubit, backend="local", shots=1000)
noisy = run(qubit, backend="local", shots=1000,
            noise=noise)
print(ideal.counts, noisy.counts)`,
      },
      {
        title: 'One of two, at the lower cost',
        description:
          'Pick exactly one of two: x and y cost 3 and 2, taking both or none costs 10 more. The lowest energy is the plan.',
        program: `from quzones import Qubo, run

plan = Qubo()
plan.add_linear("x", 3)
plan.add_linear("y", 2)
plan.add_exactly_one(["x", "y"], 10)

result = run(plan, backend="annealer", reads=500)
print(result.best.assignment)  # {'x': 0, 'y': 1}
print(result.best.energy)      # 2.0`,
      },
      {
        title: 'The same circuit on hardware',
        description:
          'The back end is one word. Look at the queue and the calibration first, then submit and collect the result when it is there.',
        program: `from quzones import Circuit, Client

ghz = Circuit.from_openqasm(open("ghz.qasm").read())
client = Client()
computer = client.backend("computer")
print(computer.queue_length, computer.calibrated_at)

job = client.submit(ghz, backend="computer", shots=4000)
print(job.result(timeout=3600).counts)`,
      },
    ],
  },
  limits: {
    title: 'What a simulator of this size cannot tell you',
    items: [
      {
        title: 'Nothing about speed',
        description:
          'Four qubits are sixteen numbers. Any computer does that at once; an advantage, where there is one, begins far above.',
      },
      {
        title: 'Nothing about noise',
        description:
          'Every gate here is perfect. Real gates fail a few times in a thousand, which decides how long a circuit may be.',
      },
      {
        title: 'Nothing after a measurement',
        description:
          'The playground lets a measurement stand last on its wire. Circuits that decide by what they read need the SDK.',
      },
    ],
  },
  questions: {
    title: 'Questions of developers',
    items: [
      {
        question: 'Do I need an account for the playground on this page?',
        answer:
          'No. It runs in the page and stores nothing; the circuit is kept in the address only. The cloud playground and the SDKs need an account, which we open with you after a demo.',
      },
      {
        question: 'Why do the amplitudes have roots and no decimals?',
        answer:
          'H, X, Y, Z, S, T and CNOT only ever produce sums of eighths of a turn, divided by a power of √2. Such numbers can be kept exactly, so two circuits that are equal show equal states.',
      },
      {
        question: 'Can circuits written elsewhere be imported?',
        answer:
          'Circuits in OpenQASM 3 can. Gates that a back end does not have are translated into those that it has, and the translation is shown with the number of gates it cost.',
      },
      {
        question: 'In which order are the qubits written?',
        answer:
          'Qubit 0 is the leftmost figure and the top wire, as in most textbooks. Some other tools count from the right; compare a circuit with a single X before you compare anything else.',
      },
    ],
  },
  closing: {
    title: 'Take your circuit further.',
    content:
      'Bring it to a demo: we run it on a larger simulator and on hardware, and you see all three results side by side.',
  },
});
