import type { ClaimId } from '../../claims';
import { defineCopy } from '../page-copy';

export const quantumAiCopy = defineCopy({
  hero: {
    title: 'Hybrid Intelligence: Quantum + AI',
    content:
      'A model learns which solutions look promising. A solver searches around them. The result teaches the model. Each half does what the other cannot.',
  },
  overview: {
    title: 'Overview',
    content: 'Learning is good at guessing and bad at constraints. Search is good at constraints and bad at guessing.',
    paragraphs: [
      'A neural network has seen ten thousand of your schedules and knows what a good one looks like, but it will happily put one driver in two trucks. A solver never breaks a rule, but begins every night as if it had never seen your depot.',
      'We close the circle. The model proposes where to look and how to set the solver; the solver returns valid solutions with their cost; the difference between the two is tomorrow’s lesson.',
    ],
  },
  features: {
    title: 'Features',
    content: 'What the loop does that neither half does alone.',
    items: [
      {
        title: 'Warm starts',
        description:
          'The solver begins at a learned guess instead of at random. On problems that resemble yesterday’s, most of the search is already done.',
      },
      {
        title: 'Learned settings',
        description:
          'Penalty weights, annealing schedules and circuit angles are predicted from the problem, instead of being tuned by hand for each.',
      },
      {
        title: 'Solver choice per part',
        description:
          'Classical, annealing or gate model: decided for each part of a problem, with the reason on record and a classical fallback that is always there.',
      },
      {
        title: 'Uncertainty that is used',
        description:
          'Forecasts enter the optimization as ranges. The plan that survives a bad day is preferred to the one that is best on paper.',
      },
    ],
  },
  loop: {
    title: 'The loop, small enough to check',
    content:
      'Six points, nine edges: divide the points into two sides so that as many edges as possible run between them. A quantum circuit with two angles makes good divisions likely; a classical learner finds the angles.',
    paragraphs: [
      'The contours are the average cut that the circuit produces for each pair of angles, computed exactly from all 64 amplitudes when this page was rendered. The learner starts in the corner and only ever sees the values around its path.',
      'At this size a laptop lists every division before you have let go of the key. The picture shows how the two halves work together; it is not evidence of an advantage.',
    ],
    caption:
      'One layer of the quantum approximate optimization algorithm on the triangular prism. From one line to the next it is a fifth of an edge. Violet lines lie above what a coin gives, gray ones below; the dots are the learner’s steps.',
    x: 'Phase angle, radians',
    y: 'Mixing angle, radians',
    start: 'start',
    end: 'end',
    coin: 'A coin for each point',
    learned: 'The circuit at the learned angles',
    best: 'The best division there is',
    unit: 'edges cut',
    chance: 'Chance of a best division in one measurement, coin and circuit',
  },
  use_cases: {
    title: 'Use Cases',
    content: 'Where both halves earn their keep.',
    items: [
      {
        title: 'Healthcare DIM12',
        description:
          'Thousands of markers, few patients: the search picks a small panel that separates well, the model learns from the panel alone. Fewer markers generalize better and cost less to measure.',
        action: 'DIM12 and AI radiology',
        href: '/services/healthcare',
      },
      {
        title: 'Finance',
        description:
          'A model forecasts returns with their uncertainty; the solver builds a portfolio with whole lots, limits and turnover as hard constraints.',
        action: 'For finance',
        href: '/industries/finance',
      },
      {
        title: 'Logistics',
        description:
          'Travel times are learned per road and hour. Routes are searched every morning from yesterday’s best, and again when a road closes.',
        action: 'For transportation',
        href: '/industries/transportation',
      },
      {
        title: 'Research',
        description:
          'A network proposes wave functions or molecules, the simulator scores them, and a physicist sees which symmetry was learned and which was imposed.',
        action: 'Work with us on it',
        href: '/consulting',
      },
    ],
  },
  architecture: {
    title: 'Quantum-AI Architecture',
    content: 'Three layers with two narrow doors between them. Each can be replaced, and each can be switched off.',
    items: [
      {
        title: 'AI Layer',
        description: 'Learns from every run: which region is promising, which settings work, which solver to use.',
        passes: 'passes down: a start, settings, a time limit',
      },
      {
        title: 'Hybrid Integration',
        description:
          'Translates both ways: objective and constraints into a QUBO, a circuit or a mixed-integer model; samples back into plans. Checks every answer against every rule.',
        passes: 'keeps: version, inputs, seed, answer, cost',
      },
      {
        title: 'Quantum Layer',
        description:
          'Simulators, annealers and gate-model machines behind one job format, with a classical solver beside them.',
        passes: 'returns up: samples with energies and error bars',
      },
    ],
  },
  advantages: {
    title: 'Advantages',
    content: 'What we state, and how to read it.',
    items: [
      {
        claim: 'hybrid-speed',
        note: 'Depends on how much one problem resembles the last. A pilot measures it on yours, beside the best classical run.',
      },
      {
        claim: 'hybrid-accuracy',
        note: 'Every returned plan is checked against every constraint; the figure is no statement about how near the cost is to the optimum.',
      },
      {
        claim: 'hybrid-scale',
        note: 'The loop cuts a problem into parts, so its size is bounded by time and budget rather than by one machine. No machine is infinite.',
      },
    ] satisfies { claim: ClaimId; note: string }[],
    ready: 'Future ready',
    ready_label: 'the solver behind the door can change',
    ready_note:
      'A better machine is a new entry in the job format. The model, the rules and your interface stay as they are.',
  },
  querido: {
    title: 'Querido is this loop as a product',
    content: 'Describe the problem in plain terms. Querido formulates it, picks the solver and writes down why.',
    action: 'Meet Querido',
    href: '/services/quantum-computing/querido',
  },
  closing: {
    title: 'Ask the people who wrote the loop.',
    content: 'Half an hour with a physicist and a machine learning engineer, on your problem. No slides.',
  },
});
