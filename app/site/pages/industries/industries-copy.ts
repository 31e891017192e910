import type { CaseStudyIndustry } from '~/collections/case_studies/case_studies';
import type { ClaimId } from '../../claims';
import type { MotifName } from '../../map/site-page';
import { defineCopy } from '../page-copy';

interface Item {
  title: string;
  /** Its newest case study is told. */
  industry: CaseStudyIndustry;
  href: string;
  motif: MotifName;
  description: string;
  solutions: readonly string[];
}

export const industriesCopy = defineCopy({
  hero: {
    eyebrow: 'Industries',
    title: 'Six fields in which a better plan is worth real money',
    content:
      'What a hospital, a bank and a factory have in common is a plan with too many combinations to try. Each of these pages begins with the problem as people in the field would state it, and ends with what changed.',
  },
  industries: {
    title: 'Find your problem',
    solutions_title: 'Key solutions',
    case_title: 'Case study',
    items: [
      {
        title: 'Healthcare',
        industry: 'Healthcare',
        href: '/industries/healthcare',
        motif: 'radiograph',
        description:
          'Most of the delay between a symptom and a treatment is waiting. We shorten the queues, and leave the decisions where they are.',
        solutions: ['DIM12 multi-cancer detection', 'AI radiology', 'Operating lists'],
      },
      {
        title: 'Finance',
        industry: 'Finance',
        href: '/industries/finance',
        motif: 'order-book',
        description: 'Portfolios with their real constraints, payments scored while they are in flight.',
        solutions: ['Portfolio construction', 'Fraud detection', 'Risk runs'],
      },
      {
        title: 'Transportation & Logistics',
        industry: 'Transportation',
        href: '/industries/transportation',
        motif: 'network',
        description: 'Vehicles, drivers and depots as one problem, solved again when the road closes.',
        solutions: ['Fleet and route planning', 'Signal timing', 'Yards, docks and berths'],
      },
      {
        title: 'Energy',
        industry: 'Energy',
        href: '/industries/energy',
        motif: 'power-grid',
        description:
          'Forecast, storage and flexible demand decided together, so that less clean power is thrown away at noon and less coal burned at eight.',
        solutions: ['Forecasts with error bands', 'Storage and dispatch', 'Fault prediction'],
      },
      {
        title: 'Manufacturing',
        industry: 'Manufacturing',
        href: '/industries/manufacturing',
        motif: 'factory-line',
        description:
          'Schedules that expect the stop, inspection where the fault is made, service when the machine waits anyway.',
        solutions: ['Scheduling', 'Predictive maintenance', 'Visual inspection'],
      },
      {
        title: 'Government',
        industry: 'Government',
        href: '/industries/government',
        motif: 'civic',
        description:
          'Keys that have to change before quantum computers come, and public services that can explain what they decided.',
        solutions: ['Post-quantum migration', 'Citizen services', 'Searchable archives'],
      },
    ] satisfies Item[],
  },
  growth: {
    title: 'Why these six',
    content:
      'They share one shape: many small decisions that depend on each other. Each further yes or no doubles the number of plans. Trying all of them, a billion a second, takes:',
    decisions: 'Decisions',
    plans: 'Possible plans',
    time: 'Time to try them all',
    example: 'For example',
    counts: [20, 30, 40, 50, 60, 100],
    examples: [
      'Vans and rounds of a small depot',
      'Switches of a local grid',
      'Names on a short list of bonds',
      'Operating lists of one week',
      'Jobs on one machine, before or after',
      'A morning in any of the six',
    ],
    note: 'A quantum computer does not try all of them at once either. Annealers and good heuristics search where it pays; the honest questions are how good the answer is after a minute, and how far from the best it can be at most. We answer both in every report.',
  },
  impact: {
    title: 'Cross-industry impact',
    content: 'Three statements that hold for all six. Two are about us, one is an aim.',
    claims: ['relative-cost', 'industry-performance', 'future-proof'] satisfies ClaimId[],
    notes: [
      'By list price, for the same scope of work.',
      'Against the process in use before, in the projects that we count.',
      'Jobs are written once and move from simulator to annealer to quantum computer. That is what we aim at; no machine of the future can be promised.',
    ],
  },
  closing: {
    title: 'Is yours a seventh?',
    content:
      'If many small decisions depend on each other and being wrong is expensive, it has the shape. Tell us in three sentences.',
  },
});
