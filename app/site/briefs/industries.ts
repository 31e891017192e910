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
  '/industries/transportation': {
    heading: 'The route was right until the first road closed',
    lead: 'A delivery plan made at night is wrong by ten. We plan vehicles, drivers and depots as one problem and solve it again from the current state when the day changes, fast enough that dispatchers keep using it.',
    facts: [{ claim: 'congestion-reduction' }, { claim: 'fuel-efficiency' }, { claim: 'transport-cost-savings' }],
    actions: [{ label: 'Request Demo', href: demoHref('quantum') }, expert],
  },
  '/industries/energy': {
    heading: 'The wind does not follow the schedule',
    lead: 'A grid fed by weather has to be balanced every few minutes, and each decision to start, store or shed limits the next ones. We forecast and dispatch together, so that less clean power is thrown away.',
    facts: [{ claim: 'renewable-utilization' }, { claim: 'energy-waste-reduction' }, { claim: 'grid-reliability' }],
    actions: [{ label: 'Request Demo', href: demoHref('quantum') }, expert],
  },
  '/industries/manufacturing': {
    heading: 'Plan for the machine that will stop',
    lead: 'The best schedule on paper breaks with the first unplanned stop. We predict which machine that will be, keep a schedule that still works without it, and inspect parts on the line instead of after it.',
    facts: [{ claim: 'factory-throughput' }, { claim: 'factory-cost-reduction' }, { claim: 'factory-downtime' }],
    actions: [{ label: 'Request Demo', href: demoHref('quantum') }, expert],
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
