import { company } from '~/lib/company';
import { defineCopy } from '../pages/page-copy';

export const careersCopy = defineCopy({
  hero: {
    title: 'Come and be proved wrong.',
    content:
      'By a baseline, by a hospital, by a colleague with a better idea. We build quantum and AI systems that other people depend on, and look for those who would rather find the fault themselves.',
  },
  positions: {
    title: 'Open positions',
    nothing: 'No positions available',
    nothingHint: 'New ones are published here first. Until then, a letter that says what you would build is welcome.',
    failureHint: 'The list could not be loaded just now. Please try again in a moment, or write to us.',
  },
  expectations: {
    title: 'What it is like to work here',
    find: 'What you will find',
    miss: 'What you will look for in vain',
    items: [
      {
        find: 'A classical baseline in every project, set before the quantum result',
        miss: 'A demo that works on one slide',
      },
      {
        find: 'Design notes that anybody may comment on, and that name who decides',
        miss: 'Decisions that are explained afterward',
      },
      {
        find: 'Customers who call the person who built it',
        miss: 'A wall between research and support',
      },
      {
        find: 'Review for every change, whatever the title of its author',
        miss: 'Exceptions for seniority',
      },
      {
        find: 'A month in which your project is stopped because it does not work, and thanks for finding out',
        miss: 'Results that only ever go up',
      },
    ],
  },
  process: {
    title: 'How an application goes',
    content: 'Four steps, and an answer after each of them.',
    items: [
      {
        title: 'You write',
        description: `A short letter and something that you made: code, a paper, a drawing, a review. It goes to ${company.emails.careers}.`,
      },
      {
        title: 'We read',
        description: 'Somebody from the department reads it, not a filter. You get an answer, even when it is a no.',
      },
      {
        title: 'We work together',
        description: 'A talk about your work, then a problem from our week, solved with you and not in front of you.',
      },
      {
        title: 'We decide',
        description: 'The group that you would join decides. When it is a no, you hear the reason.',
      },
    ],
  },
  closing: {
    title: 'Nothing that fits?',
    content: 'Write anyway. Say what you would build here, and what you would need for it.',
  },
});

export type CareersCopy = typeof careersCopy.sections;
