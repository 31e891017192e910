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
};
