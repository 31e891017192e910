import type { ClaimId } from '../../claims';
import { defineCopy } from '../page-copy';

export const financeCopy = defineCopy({
  hero: {
    eyebrow: 'Finance',
    title: 'A portfolio is a combinatorial problem in a suit',
    content:
      'Lot sizes, limits and transaction costs turn a smooth textbook optimum into a search over discrete choices. We solve the problem with those rules in it, and score payments for fraud while they are still in flight.',
  },
  impact: {
    title: 'Impact in finance',
    claims: ['fraud-detection', 'finance-risk-reduction', 'finance-processing-speed'] satisfies ClaimId[],
  },
  overview: {
    title: 'Four good assets can make a bad portfolio',
    content:
      'The textbook lets you hold any fraction of anything. A desk can’t: it buys round lots, holds at most so many names, and pays for every trade. Then the best assets one by one are no longer the best together, and the number of candidates doubles with each name on the list.',
    matrix_title: 'The problem, as a solver gets it',
    matrix:
      'Each asset is a yes or no. The first term rewards return, the second charges for risk shared between two names, the third makes every answer but exactly k names too dear to be chosen.',
    caption:
      'Every way to hold four of eight assets in equal parts: 70 portfolios, computed for this page. One-factor model with invented assets; yearly volatility to the right, yearly expected return upward.',
    one_by_one: 'Best four, picked one by one',
    together: 'No less return, least risk',
    frontier: 'Beaten by none',
  },
  core_solutions: {
    title: 'Core solutions for a bank',
    items: [
      {
        title: 'Portfolio construction',
        description:
          'Cardinality, lots, sector limits and turnover inside the optimization. Annealer and classical solver run side by side; you get the better answer and the gap.',
      },
      {
        title: 'Fraud detection in flight',
        description:
          'A score before the payment leaves, with the three facts that moved it most. An analyst’s verdict goes back into the next training.',
      },
      {
        title: 'Risk runs',
        description:
          'Scenario sets chosen by how much they tell, so that the overnight run ends before the desk opens. Amplitude estimation is tested on simulators beside it; today’s hardware does not yet beat the classical run.',
      },
      {
        title: 'Documents and controls',
        description:
          'Contracts, filings and alerts read by a language model of your own, each answer with its passage, each step in the audit log.',
      },
    ],
  },
  fraud: {
    title: 'What a detection rate does not say',
    content:
      'Fraud is rare, so a good detector still raises mostly false alarms if it stops even a small share of honest payments. The table takes our published rate at its word, as the share of fraud that is caught.',
    caption:
      'One million payments, one in a thousand of them fraudulent. Computed from the published rate; the false-alarm rates are examples. Yours is measured on your payments before go-live.',
    stopped: 'Honest payments stopped',
    caught: 'Fraud caught',
    alarms: 'False alarms',
    precision: 'Alarms that are fraud',
  },
  use_cases: {
    title: 'Use cases in a bank',
    items: [
      {
        title: 'Rebalancing',
        description: 'Trades that bring a mandate back inside its limits at the least cost',
        rhythm: 'Daily',
      },
      {
        title: 'Collateral',
        description: 'Which asset is pledged where, so that the cheapest one stays locked',
        rhythm: 'Intraday',
      },
      {
        title: 'Card and account payments',
        description: 'Score, hold or let pass, with the reason on record',
        rhythm: 'Each payment',
      },
      {
        title: 'Credit decisions',
        description: 'A score that an applicant can be given reasons for',
        rhythm: 'Each application',
      },
      {
        title: 'Stress tests',
        description: 'Scenarios that hurt, found by search instead of by memory',
        rhythm: 'Quarterly',
      },
    ],
  },
  reasons: {
    title: 'Why risk committees say yes',
    content: 'A model nobody can defend is a liability, however good its back-test.',
    items: [
      {
        title: 'A baseline in every report',
        description:
          'The best classical result stands beside ours, with the time both took. Where quantum does not win, the report says so.',
      },
      {
        title: 'Validation has everything',
        description:
          'Data lineage, code version, seeds and tests: enough for your model-risk group to reproduce a run without us.',
      },
      {
        title: 'A pilot that a department can pay',
        description:
          '{{relative-cost}} of what competitors charge: the first project needs one budget line and no board paper.',
      },
    ],
  },
  questions: {
    title: 'Asked by procurement and by model risk',
    items: [
      {
        question: 'Is there a quantum advantage in finance today?',
        answer:
          'Not proven for these problems. Annealers give good answers fast on some portfolio problems, and good classical heuristics do too. We run both and deliver the better one.',
      },
      {
        question: 'Can we run it inside our own network?',
        answer:
          'Yes. Simulators, annealer software and language models run on your machines; only jobs for quantum hardware leave, as numbers without names.',
      },
      {
        question: 'How long does a pilot take?',
        answer:
          'Two to three months: one problem, your data, a baseline agreed beforehand, and a written result whichever way it goes.',
      },
    ],
  },
  closing: {
    title: 'Send us one rebalancing, with all its rules',
    content:
      'We return the trades, the bound on how much better any answer could be, and the run time. If your desk’s answer is already as good, you will read exactly that.',
  },
});
