import type { ClaimId } from '../../claims';
import { defineCopy } from '../page-copy';

export const solutionsCopy = defineCopy({
  hero: {
    eyebrow: 'Solutions',
    title: 'Begin with the question, then choose the machine',
    content:
      'Some problems need a quantum solver, many need a good model, and nearly all need somebody to connect the result to the systems around it. These are the three things we do, singly or together.',
  },
  stats: {
    title: 'Solutions in figures',
    content: '',
    claims: ['algorithm-count', 'model-count', 'security-uptime', 'cost-reduction'] satisfies ClaimId[],
  },
  choice: {
    title: 'Five questions. Stop at the first yes.',
    content:
      'This is how our first call goes. The first answer on the list costs you nothing and us a project; we give it anyway.',
    yes: 'Yes',
    no: 'No',
    last: 'Five times no: then we would like to hear it all the more.',
    items: [
      {
        question: 'Does a rule that everybody understands already decide it well enough?',
        answer: 'Keep it',
        detail: 'Write the rule down, measure it once a year, spend the money elsewhere.',
      },
      {
        question: 'Does the answer stand in documents, images or past records?',
        answer: 'AI',
        detail: 'A model learns it from examples and says how sure it is.',
        href: '/solutions/ai',
      },
      {
        question: 'Do many small choices depend on each other, under hard limits?',
        answer: 'Quantum',
        detail: 'Stated as an optimization problem, for the annealer and for the best classical solver beside it.',
        href: '/solutions/quantum',
      },
      {
        question: 'Is the thing itself quantum: a molecule, a material, a reaction?',
        answer: 'Quantum',
        detail: 'A simulator first, because it can be checked. Hardware for what no longer fits.',
        href: '/solutions/quantum',
      },
      {
        question: 'Is the answer known, but nobody gets it where they work?',
        answer: 'Enterprise',
        detail: 'Integration, access control and operation. No new mathematics.',
        href: '/solutions/enterprise',
      },
    ],
  },
  quantum: {
    title: 'Quantum solutions',
    content:
      'Routes, rosters, portfolios and molecules, stated once and run on the solver that suits them. Develop on the simulator, move the same job to an annealer or a quantum computer, and compare the two in one report.',
    items: [
      'Simulators, annealers, quantum computers',
      'SDKs and a playground in the browser',
      'Querido, the quantum-AI system',
      'A classical baseline in every project',
    ],
    href: '/solutions/quantum',
  },
  ai: {
    title: 'AI solutions',
    content:
      'Documents that answer questions, workflows that run at night, forecasts with honest error bars. Each model is tested on cases that it has not seen, and goes into service with a person who can overrule it.',
    items: [
      'Custom language models on your own network',
      'Automation and RPA with an audit trail',
      'Hybrid quantum-AI systems',
      'Unfaked and Bliss, our platforms for the public',
    ],
    href: '/solutions/ai',
  },
  enterprise: {
    title: 'Enterprise solutions',
    content:
      'Both of the above inside the systems that you have. A result nobody can open at the desk is a prototype; this is the part that turns it into work.',
    items: [
      { term: 'Connect', text: 'ERP, data warehouse, ticket system, control room' },
      { term: 'Control', text: 'Single sign-on, roles, separation of duties' },
      { term: 'Record', text: 'Who asked what, which version answered' },
      { term: 'Run', text: 'Service levels, on-call, a way back' },
    ],
    href: '/solutions/enterprise',
  },
  together: {
    title: 'One morning, all three',
    content: 'What it looks like when a carrier uses them side by side.',
    items: [
      {
        title: 'AI forecasts',
        description:
          'How long will each stop take today? A band of minutes from last year’s deliveries, the weather and the elevator that is slow.',
      },
      {
        title: 'Quantum plans',
        description:
          'Which van goes where, in which order? Solved with those bands, on the annealer and classically; the better plan wins.',
      },
      {
        title: 'Enterprise delivers',
        description:
          'The plan is in the drivers’ handsets at five, in the ledger at noon, and in the audit log for ten years.',
      },
    ],
  },
  consultation: {
    title: 'Not sure which of the three?',
    content:
      'That is what the first conversation is for. Bring the problem as you would explain it to a new colleague; you leave with one of the three, or with a rule worth keeping.',
  },
});
