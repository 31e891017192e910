import { contactHref, demoHref } from '../next-steps';
import type { Brief } from './brief';

const expert = { label: 'Talk to Experts', href: contactHref('expert') };

export const industryBriefs: Record<string, Brief> = {
  '/industries': {
    heading: 'Six fields in which a better plan is worth real money',
    lead: 'What a hospital, a bank and a factory have in common is a plan with too many combinations to try. Each of these pages begins with the problem as people in the field would state it, and ends with what changed.',
    facts: [{ claim: 'relative-cost' }, { claim: 'industry-performance' }, { claim: 'future-proof' }],
    actions: [
      { label: 'Discuss Solutions', href: contactHref('consultation') },
      { label: 'Start Your Transformation', href: contactHref('sales') },
    ],
  },
  '/industries/government': {
    heading: 'What is encrypted today will be read later',
    lead: 'Records that must stay secret for decades have to move to post-quantum cryptography before a large quantum computer exists. We take inventory, plan the migration, and bring the same care to public services that use AI.',
    facts: [
      { term: 'Inventory first', text: 'which systems hold which keys, and for how long' },
      { term: 'Hosted where the law asks', text: 'in the country, on your own machines if needed' },
      { term: 'Open documentation', text: 'for auditors and for the next contractor' },
    ],
    actions: [
      { label: 'Request Demo', href: demoHref('other') },
      { label: 'Solutions for government', href: '/solutions/government' },
      expert,
    ],
  },
};
