import type { ClaimId } from '../../claims';
import { defineCopy } from '../page-copy';

/** The words of the page about consulting. */
export const consultingCopy = defineCopy({
  hero: {
    eyebrow: 'Consulting',
    title: 'Sometimes the answer is no',
    content:
      'You ask one question: does quantum computing or AI help with this problem? We formulate it, solve a reduced version with the best classical method, compare, and put the answer in writing. If it is no, you have saved the project.',
    proof: 'Five weeks, one question, one document.',
  },
  cases: {
    title: 'Questions that we are asked',
    content:
      'And the answer that we expect before we have seen your data. Yours may differ; that is what the five weeks are for.',
    items: [
      {
        title: 'Can a quantum computer plan our routes?',
        description:
          'An annealer or a simulator of one often gives a good plan quickly when there are many side conditions. A good classical heuristic is the one to beat, and it wins more often than vendors say.',
        verdict: 'Often worth a contest',
      },
      {
        title: 'Can it search our database faster?',
        description:
          'No. The quadratic gain of a quantum search presumes that the data can be asked in superposition; loading an ordinary database costs more than the search saves.',
        verdict: 'Almost always no',
      },
      {
        title: 'Can it simulate our molecule?',
        description:
          'The case with the best theory behind it. Whether it pays today depends on the size of the active space and on the accuracy that your chemistry needs.',
        verdict: 'Depends on the size',
      },
      {
        title: 'Can a language model read our contracts?',
        description:
          'Yes, if somebody can say what a right answer is. Without a hundred questions with known answers nobody can tell a good model from a fluent one.',
        verdict: 'Yes, with a test set',
      },
      {
        title: 'Must we change our cryptography?',
        description:
          'What must stay secret for ten years should be moved to post-quantum methods now, because it can be recorded today and read later. This needs an inventory, not a quantum computer.',
        verdict: 'Yes, and soon',
      },
    ],
  },
  break_even: {
    title: 'Why a speed-up on paper can be a loss on the clock',
    content:
      'A quadratic speed-up is a statement about steps. A step on an error-corrected quantum computer takes far longer than one on a processor, so the gain begins only where the two lines cross. A thousand cores move that point a million times further out.',
    across: 'Candidates to search through',
    up: 'Time',
    one_core: 'One core',
    many_cores: 'A thousand cores',
    quantum: 'Quantum search',
    description:
      'Time against number of candidates, both logarithmic. One core and a quantum search take equally long at 10¹² candidates, about 17 minutes. A thousand cores and a quantum search take equally long at a million times as many, about 12 days.',
    note: 'Assumed: one nanosecond for a candidate on a core, one millisecond for a step of the quantum search, √N steps. The lines cross at N = (c · tq / tc)² for c cores: at 10¹² candidates after 17 minutes for one, at a million times as many after 12 days for a thousand. Change the assumptions and the points move; that they exist does not change.',
  },
  course: {
    title: 'Five weeks, and what you keep if you stop',
    content: 'Each week ends with something that is of use without the next one.',
    items: [
      {
        when: 'Week 1',
        title: 'Listen',
        description: 'Two half days with the people who decide today. We write down what a better decision is worth.',
        keeps: 'One page: the question, and what would count as an answer',
      },
      {
        when: 'Week 2',
        title: 'Formulate',
        description: 'Variables, constraints and objective, with a reduced instance from your own data.',
        keeps: 'A formulation that any solver can take',
      },
      {
        when: 'Weeks 3 and 4',
        title: 'Contest',
        description:
          'The best classical method that we know against the candidate, on the same instances and hardware budget.',
        keeps: 'A baseline: the best classical result, to beat or to keep',
      },
      {
        when: 'Week 5',
        title: 'Decide',
        description:
          'The result in writing, presented to whoever has to believe it, with the runs for your own people to repeat.',
        keeps: 'A recommendation with cost, risk and a first step',
      },
    ],
  },
  criteria: {
    title: 'Agreed before the contest',
    content:
      'A result is only worth something if it could have come out otherwise. So we write the thresholds down in week one. This is how they look for a fleet.',
    measure: 'What is measured',
    go: 'Go on if',
    stop: 'Stop if',
    items: [
      {
        measure: 'Distance per day, on ten days that neither side has seen',
        go: 'shorter than today’s plan by a twentieth',
        stop: 'no shorter than the classical heuristic',
      },
      {
        measure: 'Time from the last order to the plan',
        go: 'under twenty minutes',
        stop: 'over an hour: the vans have left',
      },
      {
        measure: 'Side conditions that are broken',
        go: 'none',
        stop: 'any that a dispatcher has to repair by hand',
      },
      {
        measure: 'Cost of one plan, with everything',
        go: 'less than the fuel that it saves',
        stop: 'more, at the prices of today',
      },
    ],
  },
  price: {
    title: 'What it costs',
    content:
      'A fixed price, agreed before week one. It does not depend on the answer, so that nobody has an interest in a yes. If a project follows, the list prices of our products are low as well. {{relative-cost}} of what competitors charge is our own statement, so hold it against a quote that you have.',
    claims: ['relative-cost'] satisfies ClaimId[],
  },
  questions: {
    title: 'Before you book',
    items: [
      {
        question: 'What do you need from us?',
        answer:
          'Two people for about a day each week: one who decides today, one who knows the data. And a sample of the data, made anonymous or read in your own building.',
      },
      {
        question: 'Do you recommend your own products?',
        answer:
          'Only if they win the contest by the thresholds of week one. The report names the classical method and how to run it, so that you can do without us.',
      },
      {
        question: 'Who owns the results?',
        answer:
          'You do: the formulation, the code of the contest and the report. We keep general methods, never your data.',
      },
      {
        question: 'Can it be shorter?',
        answer:
          'A first call is free and often enough for a no. A yes takes the five weeks, because it rests on instances that nobody had seen before.',
      },
    ],
  },
  closing: {
    title: 'One question. Which one is yours?',
    content: 'Write it in one sentence. We answer whether five weeks can settle it.',
  },
});

export type ConsultingCopy = typeof consultingCopy.sections;
