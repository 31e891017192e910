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
  '/services/quantum-computing/simulators': {
    heading: 'Find the mistake before you queue for hardware',
    lead: 'A state vector doubles with every qubit, so exact simulation ends early; tensor networks go further as long as entanglement stays moderate. Our simulators do both, tell you which one they used, and add the noise of a real device when you ask for it.',
    facts: [
      { claim: 'simulator-qubits' },
      { claim: 'simulator-sdk-qubits' },
      { term: 'Two engines', text: 'exact state vector and tensor network, chosen per circuit' },
    ],
    actions: [demo, sales],
  },
  '/services/quantum-computing/annealers': {
    heading: 'Let the problem roll downhill',
    lead: 'Routes, rosters and portfolios can be written as an energy function whose lowest point is the best plan. An annealer searches that landscape and returns a ranked sample of low points, not a single answer that you have to trust.',
    facts: [
      { claim: 'annealer-qubits' },
      { claim: 'annealer-sdk-qubits' },
      { term: 'QUBO and Ising', text: 'accepted as they are, constraints as penalties or natively' },
    ],
    actions: [demo, sales],
  },
  '/services/quantum-computing/computers': {
    heading: 'Gates, calibrated this morning',
    lead: 'Gate-model machines behind an API: you see the calibration data before you submit, the place in the queue while you wait, and error bars on what comes back. Error mitigation is a setting, and we say what it costs in shots.',
    facts: [
      { claim: 'computer-qubits' },
      { claim: 'relative-cost' },
      { term: 'Error bars', text: 'on every expectation value that is returned' },
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
