import { contactHref, demoHref } from '../next-steps';
import type { Brief } from './brief';

const enterpriseSolutions: Brief = {
  heading: 'New mathematics, old systems, no drama',
  lead: 'A solver is worth little until its answer reaches the planning system at six in the morning. We connect models and quantum back ends to the software you run, with your identities, your audit rules and agreed service levels.',
  facts: [
    { claim: 'security-uptime' },
    { term: 'Audit trail', text: 'every input, version and decision can be looked up' },
    { term: 'Exit plan', text: 'data and models in open formats from the first day' },
  ],
  actions: [
    { label: 'Contact Sales', href: contactHref('sales') },
    { label: 'Request Demo', href: demoHref('ai') },
  ],
};

export const serviceBriefs: Record<string, Brief> = {
  '/services': {
    heading: 'Four lines of work, one engineering team',
    lead: 'Quantum computing, AI, healthcare and enterprise systems are built by the same people, because most real problems need two of them. Choose the one that is closest to yours; we will say so when another fits better.',
    facts: [{ claim: 'algorithm-count' }, { claim: 'model-count' }, { claim: 'relative-cost' }],
    actions: [
      { label: 'Request Demo', href: demoHref() },
      { label: 'Explore Solutions', href: '/solutions' },
    ],
  },
  '/services/enterprise-solutions': enterpriseSolutions,
  '/solutions/enterprise': enterpriseSolutions,
};
