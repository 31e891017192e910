import type { ClaimId } from '../../claims';
import { defineCopy } from '../page-copy';

export const annealersCopy = defineCopy({
  hero: {
    title: 'Let the problem roll downhill',
    content:
      'Routes, rosters and portfolios can be written as an energy whose lowest point is the best plan. An annealer searches that landscape and hands back a ranked list of low points, not one answer that you have to trust.',
  },
  worked: {
    title: 'Six jobs, two machines, one matrix',
    content:
      'Jobs of 9, 7, 6, 5, 4 and 3 hours go to two machines that should finish together. That wish, squared, is already a QUBO: a weight for each job and one for each pair.',
    lengths: [9, 7, 6, 5, 4, 3],
    matrix_caption:
      'The matrix Q. On the diagonal a(a − S) for a job of a hours and S = 34 hours in all; for each pair 2ab. With x = 1 for machine A, xᵀQx + S²/4 is the square of half the difference.',
    plans_caption:
      'The lowest of all 32 plans, mirrored ones left out. An annealer returns such a list with how often each was found; here every plan was computed.',
    columns: ['Machine A', 'Machine B', 'Apart', 'Energy'],
    tie: 'Four plans miss by two hours. On a real floor one of them may be what people prefer, which is why you get the list and not the winner alone.',
  },
  figures: {
    title: 'How large, and what that means',
    claims: ['annealer-qubits', 'annealer-sdk-qubits', 'relative-cost'] satisfies ClaimId[],
    paragraphs: [
      'The large figure is a product statement about the whole line. It does not say that every problem with so many variables can be written down: one answer of a quintillion bits would fill 125 petabytes. Problems of that kind are given by a rule and solved in parts.',
      'What decides is coupling. If each variable meets a few others, size is cheap. If each meets all, n variables need n(n − 1)/2 couplings, and the limit comes much earlier. We tell you which of the two you have before you pay for anything.',
    ],
  },
  variables: {
    title: 'Count your variables first',
    content:
      'One bit is one yes-or-no decision. These are the usual ways to write a problem, with a size to compare yours against.',
    columns: ['Problem', 'One bit says', 'For example', 'Bits'],
    items: [
      { title: 'Routing', bit: 'stop i is visited at place p', example: '25 stops on one tour', factors: [25, 25] },
      {
        title: 'Vehicle assignment',
        bit: 'order o rides in vehicle v',
        example: '400 orders, 40 vehicles',
        factors: [400, 40],
      },
      { title: 'Shift roster', bit: 'person p works shift s', example: '60 people, 21 shifts', factors: [60, 21] },
      {
        title: 'Machine schedule',
        bit: 'job j starts at time t',
        example: '120 jobs, 96 quarter hours',
        factors: [120, 96],
      },
      { title: 'Portfolio', bit: 'asset a is held at level l', example: '500 assets, 4 bits each', factors: [500, 4] },
    ],
    note: 'The entry SDK takes a problem of {{annealer-sdk-qubits}} bits as it is. A larger one we split first.',
  },
  rules: {
    title: 'Rules become slopes',
    content:
      'An energy has no room for “must”. A rule is added as a penalty that is zero when it holds and steep when it is broken.',
    items: [
      {
        title: 'Exactly one',
        formula: 'P · (1 − Σ xᵢ)²',
        description: 'Each order in one vehicle, each stop at one place. The most used rule of all.',
      },
      {
        title: 'Not both',
        formula: 'P · xᵢ xⱼ',
        description: 'Two trains on one track, two shifts without a night between them.',
      },
      {
        title: 'No more than',
        formula: 'P · (C − Σ wᵢ xᵢ − slack)²',
        description: 'Weight in a van, hours in a week. The slack is a number in binary, so it costs a few bits more.',
      },
    ],
    warning:
      'P is a judgment. Too small, and the annealer breaks rules because it pays. Too large, and the differences between good plans vanish beside it. We scan it and show the share of valid plans for each value.',
  },
  gap: {
    title: 'What no vendor can promise',
    content:
      'The search starts in a landscape whose lowest point is known and turns it slowly into yours. It stays at the bottom if it is slow where the next level comes near. How near is a property of your problem.',
    caption:
      'The two lowest levels of an adiabatic search for one of 64 states, exactly. They come closest halfway, to 1/√64 of the range; the time needed grows with the square of the inverse. Most real problems are kinder, some are worse.',
    description:
      'Two curves over the course of the anneal from 0 to 1. The lower begins at 0, rises to 0.44 halfway and falls back to 0; the upper begins at 1, falls to 0.56 and rises back to 1.',
    here: 'gap 1/8',
    upper: 'next level',
    lower: 'lowest level',
  },
  questions: {
    title: 'Questions of planners',
    items: [
      {
        question: 'Is the answer the optimum?',
        answer:
          'Often, and without a proof. You get many low plans and a classical lower bound where one can be had, so you know how far from the optimum the best of them can be at most.',
      },
      {
        question: 'Why not an ordinary solver?',
        answer:
          'Perhaps that. Every project begins with the best classical result for your problem, and the annealer is used where it beats it in quality or in time.',
      },
      {
        question: 'Do we have to write the matrix ourselves?',
        answer:
          'No. The SDK builds it from rules such as “exactly one” and “no more than”, and Querido drafts those from a description.',
      },
    ],
  },
  closing: {
    title: 'Send us one ordinary day.',
    content:
      'Orders, vehicles, shifts as they were. In the demo you see that day planned again, beside the plan you used.',
  },
});
