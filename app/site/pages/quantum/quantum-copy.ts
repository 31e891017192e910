import type { ClaimId } from '../../claims';
import type { MotifName } from '../../map/site-page';
import { defineCopy } from '../page-copy';

const root = '/services/quantum-computing';

export const quantumCopy = defineCopy({
  hero: {
    title: 'One way in to every kind of quantum machine',
    content:
      'Simulators for what you are still developing, annealers for problems with many combinations, gate-model computers for algorithms that need interference. One SDK and one job format: a program moves between them by changing one word.',
  },
  offers: {
    title: 'Five rooms, one door',
    content:
      'Begin in the playground, stay on a simulator for as long as it answers your question, and pay for hardware last.',
    items: [
      {
        title: 'Simulators',
        description: 'Exact while memory lasts, tensor networks beyond, with the noise of a real device on request.',
        href: `${root}/simulators`,
        motif: 'lattice',
        claim: 'simulator-qubits',
      },
      {
        title: 'Annealers',
        description: 'Routes, rosters and portfolios as an energy. You get a ranked list of low points.',
        href: `${root}/annealers`,
        motif: 'energy-landscape',
        claim: 'annealer-qubits',
      },
      {
        title: 'Quantum Computers',
        description: 'Gate-model machines behind a queue that you can see, with an error budget before you submit.',
        href: `${root}/computers`,
        motif: 'circuit',
        claim: 'computer-qubits',
      },
      {
        title: 'SDKs & Playground',
        description: 'A first circuit in this browser, then the same program in Python.',
        href: `${root}/sdks-playground`,
        motif: 'notebook',
        claim: 'playground-qubits',
      },
      {
        title: 'Querido',
        description: 'Looks at a problem, proposes the solver that fits it, and says why.',
        href: `${root}/querido`,
        motif: 'prism',
      },
    ] satisfies { title: string; description: string; href: string; motif: MotifName; claim?: ClaimId }[],
  },
  forms: {
    title: 'One problem, three forms',
    content:
      'Five depots, six roads between them. Divide the depots into two teams so that as many roads as possible join different teams. Physicists call it Max-Cut; frequency planning and chip layout call it Tuesday.',
    picture: {
      title: 'As a picture',
      description:
        'Five of the six roads can be cut. Depots 0, 1 and 4 all know each other, so one road must stay within a team.',
    },
    energy: {
      title: 'As an energy',
      description:
        'Two places that differ save one: x + y − 2xy for each road, with the sign turned. The lowest of all 32 energies is −5.',
    },
    program: {
      title: 'As a program',
      description:
        'Annealers take the matrix. A gate-model computer takes it as a circuit, one ZZ rotation for each road.',
      code: `from quzones import Qubo, run

model = Qubo()
for a, b in roads:
    model.add_linear(a, -1)
    model.add_linear(b, -1)
    model.add_quadratic(a, b, 2)

for name in ["local", "annealer"]:
    result = run(model, backend=name)
    print(result.best.energy)  # -5.0`,
    },
  },
  use_cases: {
    title: 'Use cases',
    content: 'Which machine we would start with, and how far it gets you today.',
    columns: ['Problem', 'Start with', 'Because', 'Today'],
    items: [
      {
        title: 'Routes and fleets',
        machine: 'Annealer',
        reason: 'Vehicles, stops and times are yes-or-no decisions with pairwise costs.',
        today: 'In use, beside a classical plan',
      },
      {
        title: 'Shifts and schedules',
        machine: 'Annealer',
        reason: 'Rules become penalties, and planners get several good plans to choose from.',
        today: 'In use, beside a classical plan',
      },
      {
        title: 'Portfolios with lot sizes',
        machine: 'Annealer',
        reason: 'Whole lots and limits make a smooth problem a combinatorial one.',
        today: 'In pilots; classical solvers are strong',
      },
      {
        title: 'Molecules and materials',
        machine: 'Simulator',
        reason: 'Electrons are quantum to begin with. Small active spaces fit into a state vector.',
        today: 'Research; hardware for small molecules',
      },
      {
        title: 'Spin models and dynamics',
        machine: 'Simulator, then computer',
        reason: 'Short times entangle little, long times too much for any simulator.',
        today: 'The likeliest place for an advantage',
      },
      {
        title: 'Teaching a team',
        machine: 'Playground',
        reason: 'Interference is best understood by building it.',
        today: 'In use',
      },
    ],
  },
  figures: {
    title: 'The figures, with their sources',
    content:
      'They are statements about our product lines, not benchmarks, and each has a day by which it is confirmed or withdrawn. What decides for you is measured on your problem, beside the best classical result.',
    claims: [
      'algorithm-count',
      'simulator-qubits',
      'annealer-qubits',
      'computer-qubits',
      'playground-qubits',
      'relative-cost',
    ] satisfies ClaimId[],
  },
  not_yet: {
    title: 'When we advise against it',
    items: [
      {
        title: 'The data is the problem',
        description:
          'Loading a large table into a quantum state takes as long as reading it. Questions about much data belong to databases and models.',
      },
      {
        title: 'A solver already proves the optimum',
        description: 'If an integer program closes in a minute, there is nothing left to win but the novelty.',
      },
      {
        title: 'The plan rests on breaking codes',
        description:
          'Factoring a 2048-bit key needs more than a thousand error-corrected qubits. Change your own cryptography in time; do not wait for ours.',
      },
    ],
  },
  questions: {
    title: 'Before a first project',
    items: [
      {
        question: 'How do we find out whether quantum computing helps us?',
        answer:
          'By a comparison. We formulate your problem once, solve it with the best classical method and with ours, and hand you both results. That is what our consulting does, and the answer is sometimes no.',
      },
      {
        question: 'What does it cost?',
        answer:
          '{{relative-cost}} of what competitors charge is our statement on list prices. A quote names the back end, the number of runs and an upper limit, so that a project cannot run away.',
      },
      {
        question: 'Do we need physicists?',
        answer:
          'To use it, no: problems are stated as rules and costs. To judge it, one person who is not afraid of linear algebra helps; our courses are made for that person.',
      },
      {
        question: 'Where does our data go?',
        answer:
          'Only the formulated problem leaves your network: weights and rules, without names. Simulators can run inside your network, and then nothing leaves at all.',
      },
    ],
  },
  closing: {
    title: 'Bring one problem. Leave with three results.',
    content: 'In a demo we run it classically, simulated and on a quantum back end, and talk about the differences.',
  },
});
