import { figure } from '../claims';
import { contactHref, demoHref } from '../next-steps';
import type { Brief } from './brief';

export const solutionBriefs: Record<string, Brief> = {
  '/solutions': {
    heading: 'Begin with the question, then choose the machine',
    lead: 'Some problems need a quantum solver, many need a good model, and nearly all need somebody to connect the result to the systems around it. These are the three things we do, singly or together.',
    facts: [{ claim: 'algorithm-count' }, { claim: 'model-count' }, { claim: 'cost-reduction' }],
    actions: [
      { label: 'Schedule Consultation', href: contactHref('consultation') },
      { label: 'View Case Studies', href: '/case-studies' },
    ],
  },
  '/solutions/government': {
    heading: 'Systems that a ministry can explain',
    lead: 'Public bodies have to justify a decision years after it was made. We build for that: hosted where the law requires, each decision with its inputs on record, bought in steps that each stand alone and can be stopped.',
    facts: [
      { claim: 'security-uptime' },
      { term: 'Sovereign', text: 'in the country, on machines that you control' },
      { term: 'In steps', text: 'each one useful without the next' },
    ],
    actions: [
      { label: 'Request Demo for Government', href: demoHref('other') },
      { label: 'Partner With Us', href: contactHref('partnership') },
    ],
  },
  '/consulting': {
    heading: 'Sometimes the answer is no',
    lead: 'We look at your problem, formulate it, solve a reduced version with the best classical method and compare. If quantum computing or AI does not help, you get that in writing, and have saved the project.',
    facts: [
      { term: 'A formulation', text: 'of your problem that any solver can take' },
      { term: 'A baseline', text: 'the best classical result, to beat or to keep' },
      { term: 'A recommendation', text: 'with cost, risk and a first step' },
    ],
    actions: [
      { label: 'Book a Consultation', href: contactHref('consultation') },
      { label: 'Request Demo', href: demoHref('consulting') },
    ],
  },
  '/courses': {
    heading: 'Learn by running it',
    lead: `Courses explain, training lets you practise, a certification shows that you can. Exercises run in the playground with ${figure('playground-qubits')} qubits, so there is nothing to install. Write to us with the size of your group and what it knows already.`,
    facts: [
      { term: 'Courses', text: 'at your own pace, from linear algebra to annealing' },
      { term: 'Hands-on training', text: 'for teams, on problems from their own work' },
      { term: 'Certifications', text: 'a practical examination, not a quiz' },
    ],
    actions: [
      { label: 'Enquire about courses', href: contactHref('courses') },
      { label: 'SDKs & Playground', href: '/services/quantum-computing/sdks-playground' },
    ],
  },
};
