import { defineCopy } from '../page-copy';
import type { Problem } from './exhibits/solver-choice';

export const queridoCopy = defineCopy({
  hero: {
    title: 'Describe the problem. Querido picks the solver.',
    content:
      'Querido is our quantum-AI system. It turns a description into a formal model, decides which part belongs on a classical, annealing or gate-model solver, and writes down why, so that a specialist can disagree.',
  },
  drafting: {
    title: 'From a sentence to a model',
    content:
      'A ward of twelve nurses and a week of nights: 84 yes-or-no decisions, x for nurse n on night t. Querido reads what you wrote, proposes a term for each rule and asks where the sentence leaves something open.',
    columns: ['You write', 'Querido proposes', 'And asks'],
    items: [
      {
        sentence: '“Two nurses each night.”',
        formula: 'P · Σₜ (2 − Σₙ x)²',
        question: 'Exactly two, or at least two?',
      },
      {
        sentence: '“Nobody works two nights in a row.”',
        formula: 'P · Σₙ Σₜ x(t) · x(t + 1)',
        question: 'Does the last night of the week before count?',
      },
      {
        sentence: '“Wishes should be respected.”',
        formula: '− Σ wish · x',
        question: 'May a wish be refused to keep the nights fair?',
      },
    ],
    note: 'The language model drafts; it never decides. What is solved is the formula that you approved, and the formula is kept with the result.',
  },
  choices: {
    title: 'Six problems, six answers',
    content:
      'The first rules of the choice are simple enough to print. These rows were computed from them as the page was made.',
    columns: ['Problem', 'Measured', 'Proposed', 'Reason'],
    solvers: {
      classical: 'Classical solver',
      local: 'Your processor',
      annealer: 'Annealer',
      simulator: 'Simulator',
      computer: 'Quantum computer',
      none: 'Nothing yet',
    },
    items: [
      { title: 'Nights on a ward', measured: '84 bits in pairs', problem: { kind: 'pairs', bits: 84, density: 0.1 } },
      {
        title: 'Orders of a fleet',
        measured: '16,000 bits in pairs',
        problem: { kind: 'pairs', bits: 16000, density: 0.01 },
      },
      {
        title: 'Blending raw materials',
        measured: '300 variables, linear',
        problem: { kind: 'linear', variables: 300 },
      },
      {
        title: 'A chain of spins, briefly',
        measured: '100 qubits, 10 CNOTs across',
        problem: { kind: 'circuit', qubits: 100, crossings: 10, pairGates: 990 },
      },
      {
        title: 'A molecule, short ansatz',
        measured: '60 qubits, 40 CNOTs across',
        problem: { kind: 'circuit', qubits: 60, crossings: 40, pairGates: 400 },
      },
      {
        title: 'The same, converged',
        measured: '60 qubits, 20,000 CNOTs',
        problem: { kind: 'circuit', qubits: 60, crossings: 400, pairGates: 20000 },
      },
    ] satisfies { title: string; measured: string; problem: Problem }[],
  },
  plan: {
    title: 'A plan that you can argue with',
    content:
      'Nothing is spent before you have read it. A plan names the solver, the reasons, an estimate with its confidence, and the alternatives that it rejected.',
    code: `plan = client.plan(model, goal="time", max_seconds=60)

print(plan.backend)
# local
for reason in plan.reasons:
    print("-", reason)
# - 180 variables, density 0.04: simulated
#   annealing reaches a stable minimum in seconds.
# - The annealer would spend longer in its queue
#   than this takes here.

print(plan.estimate.seconds, plan.estimate.confidence)
# 3.5 medium`,
    label: 'Making a plan in Python',
    items: [
      { term: 'Overrule it', text: 'Options that you pass win over those of the plan.' },
      { term: 'Bound it', text: 'By seconds, by cost, by the places where data may be processed.' },
      { term: 'Compare it', text: 'The alternatives carry their own estimates; run two and look.' },
    ],
  },
  steps: {
    title: 'How it decides',
    items: [
      {
        title: 'Measure',
        description: 'Size, density, range of the coefficients, structure. For circuits also width and entanglement.',
      },
      { title: 'Try', description: 'Short runs on small solvers, a few seconds in all.' },
      { title: 'Estimate', description: 'Time and quality for each back end, with the queue as it is now.' },
      {
        title: 'Rank',
        description: 'What breaks a limit goes; the rest is ordered by your goal: quality, time or cost.',
      },
    ],
  },
  limits: {
    title: 'Where Querido ends',
    items: [
      {
        title: 'It does not know what you forgot',
        description:
          'A rule that nobody stated is not in the model. The questions find some of them; the people on the floor find the rest.',
      },
      {
        title: 'It can be unsure, and says so',
        description:
          'Confidence is low when no similar problem has been seen. Then run a second solver beside it before you rely on the first.',
      },
      {
        title: 'It often says “classical”',
        description:
          'For models of a few hundred variables your own processor is the most frequent answer. That is the system working.',
      },
    ],
  },
  questions: {
    title: 'Questions about Querido',
    items: [
      {
        question: 'Is Querido a chatbot?',
        answer:
          'No. You can describe a problem in words, but what comes out is a model and a plan, and what runs is a solver.',
      },
      {
        question: 'Does it learn from our problems?',
        answer:
          'Only from measurements such as size, density and running time, and only if your contract allows it. Weights, names and results are not used.',
      },
      {
        question: 'How does it belong to the quantum-AI systems?',
        answer:
          'Querido is the part that chooses. Around it we build systems in which a model proposes, a solver searches, and the result teaches the model.',
      },
    ],
  },
  closing: {
    title: 'Describe yours in five sentences.',
    content: 'In a demo Querido drafts the model from them, and you see what it asks.',
  },
});
