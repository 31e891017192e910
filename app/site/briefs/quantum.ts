import { contactHref, demoHref } from '../next-steps';
import type { Brief } from './brief';

const demo = { label: 'Request Demo', href: demoHref('quantum') };
const sales = { label: 'Contact Sales', href: contactHref('sales') };

export const quantumBriefs: Record<string, Brief> = {
  '/services/quantum-computing': {
    heading: 'One way in to every kind of quantum machine',
    lead: 'Simulators for what you are still developing, annealers for problems with many combinations, gate-model computers for algorithms that need interference. They share one SDK and one job format, so a program moves between them by changing one line.',
    facts: [
      { claim: 'algorithm-count' },
      { claim: 'relative-cost' },
      { term: 'One SDK', text: 'for simulators, annealers and computers' },
    ],
    actions: [demo, sales],
  },
  '/services/quantum-computing/querido': {
    heading: 'Describe the problem. Querido picks the solver.',
    lead: 'Querido is our quantum-AI system. It turns a description into a formal model, decides which part belongs on a classical, annealing or gate-model solver, runs it, and writes down why it decided that way, so that a specialist can disagree.',
    facts: [
      { term: 'Formulates', text: 'a stated problem as constraints and an objective' },
      { term: 'Routes', text: 'each part to the solver that fits it' },
      { term: 'Explains', text: 'the choice, with the alternatives it rejected' },
    ],
    actions: [demo, { label: 'Quantum-AI Systems', href: '/services/ai-solutions/quantum-ai-systems' }],
  },
};
quantumBriefs['/solutions/quantum'] = quantumBriefs['/services/quantum-computing'] as Brief;
