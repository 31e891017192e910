import type { ClaimId } from '../../claims';
import type { MotifName } from '../../map/site-page';
import { defineCopy } from '../page-copy';

interface Industry {
  title: string;
  href: string;
  motif: MotifName;
  description: string;
  solutions: readonly string[];
  /** The title of its record. */
  case_study: string;
  claim?: ClaimId;
  /** What came of it, where the record states no figure. */
  result?: string;
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
        href: '/industries/healthcare',
        motif: 'radiograph',
        description:
          'Most of the delay between a symptom and a treatment is waiting. We shorten the queues, and leave the decisions where they are.',
        solutions: ['DIM12 multi-cancer detection', 'AI radiology', 'Operating lists'],
        case_study: 'The urgent scan is read first',
        claim: 'case-time-saved',
      },
      {
        title: 'Finance',
        href: '/industries/finance',
        motif: 'order-book',
        description: 'Portfolios with their real constraints, payments scored while they are in flight.',
        solutions: ['Portfolio construction', 'Fraud detection', 'Risk runs'],
        case_study: 'Limits first, returns second',
        claim: 'case-risk',
      },
      {
        title: 'Transportation & Logistics',
        href: '/industries/transportation',
        motif: 'network',
        description: 'Vehicles, drivers and depots as one problem, solved again when the road closes.',
        solutions: ['Fleet and route planning', 'Signal timing', 'Yards, docks and berths'],
        case_study: 'The plan that survives the first closed road',
        claim: 'case-fleet-cost',
      },
      {
        title: 'Energy',
        href: '/industries/energy',
        motif: 'power-grid',
        description:
          'Forecast, storage and flexible demand decided together, so that less clean power is thrown away at noon and less coal burned at eight.',
        solutions: ['Forecasts with error bands', 'Storage and dispatch', 'Fault prediction'],
        case_study: 'A storage plan the control room keeps',
        result: 'fewer starts of gas units',
      },
      {
        title: 'Manufacturing',
        href: '/industries/manufacturing',
        motif: 'factory-line',
        description:
          'Schedules that expect the stop, inspection where the fault is made, service when the machine waits anyway.',
        solutions: ['Scheduling', 'Predictive maintenance', 'Visual inspection'],
        case_study: 'Less waiting between two machines',
        claim: 'case-processing-time',
      },
      {
        title: 'Government',
        href: '/industries/government',
        motif: 'civic',
        description:
          'Keys that have to change before quantum computers come, and public services that can explain what they decided.',
        solutions: ['Post-quantum migration', 'Citizen services', 'Searchable archives'],
        case_study: 'Permit files that arrive complete',
        claim: 'case-manual-review',
      },
    ] satisfies Industry[],
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
