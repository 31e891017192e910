import { demoHref } from '../next-steps';
import type { Brief } from './brief';

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
};
