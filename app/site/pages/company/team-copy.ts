import { promises } from '~/lib/company';
import type { ContactSubject } from '~/server/inbox/inquiry-options';
import { defineCopy } from '../page-copy';

/** The words of the page about the team. It names groups and what they answer for, never persons. */
export const teamCopy = defineCopy({
  hero: {
    eyebrow: 'Team',
    title: 'Formulate, build, check',
    content:
      'Every project needs somebody who writes the problem down, somebody who makes it run and somebody from the field who tests what it says. No two of them may be the same person.',
  },
  groups: {
    title: 'Six groups and what each answers for',
    content: 'A group is known by the question that it must be able to answer at any time.',
    items: [
      {
        title: 'Research team',
        description:
          'They set the baselines, run the test stand for quantum hardware, publish what was learned, and write the courses.',
        question: 'Would somebody else, with the same data, find the same?',
      },
      {
        title: 'Quantum algorithms group',
        description: 'Physicists and mathematicians. They state problems as circuits and energies, and choose methods.',
        question: 'Is this formulation the problem, or only something that resembles it?',
      },
      {
        title: 'Applied AI team',
        description:
          'Machine learning and software engineers. They build language models, inspection and automation, and what these run in.',
        question: 'How would anybody notice that it is wrong?',
      },
      {
        title: 'Healthcare team',
        description:
          'People with a medical background, and the healthcare AI engineers beside them. They decide how a healthcare product is tested and worded.',
        question: 'What would a patient be told because of this result?',
      },
      {
        title: 'Enterprise solutions',
        description:
          'Engineers and consultants for customer solutions, who run projects on the customer’s side, from the first call to the handover.',
        question: 'What does the customer decide differently now?',
      },
      {
        title: 'Platform engineering',
        description:
          'They run the control plane and its security: host, log, back up and restore. They may stop any release.',
        question: 'Who could read this, and what happens when this part fails at three in the morning?',
      },
    ],
  },
  decisions: {
    title: 'Who decides what',
    table_label: 'Six decisions by group',
    content: 'Six decisions come up in every project. One group takes each of them, the others may object.',
    note: 'A filled circle decides, a ring has to be heard. No row and no column has two filled circles: nobody decides on both the build and its release.',
    groups: ['Research', 'Algorithms', 'Applied AI', 'Healthcare', 'Solutions', 'Platform'],
    decides: 'decides',
    heard: 'is heard',
    silent: 'not involved',
    // d decides, h is heard, - is not involved; in the order of the groups.
    items: [
      { title: 'What the problem is', kind: '-hhhd-' },
      { title: 'Which method is used', kind: 'hdh---' },
      { title: 'What the baseline is', kind: 'dhh-h-' },
      { title: 'How it is built', kind: '-hd--h' },
      { title: 'What a clinical result says', kind: 'h--dh-' },
      { title: 'Whether it goes live', kind: '--hhhd' },
    ],
  },
  habits: {
    title: 'How we work',
    content: 'Three habits that a visitor would notice within a day.',
    items: [
      {
        title: 'Two people, one number',
        description: 'A figure is published once somebody who did not produce it has reproduced it from the raw data.',
      },
      {
        title: 'The wrong answer is written down too',
        description: 'What we tried and dropped stands in the project’s log, with the reason. The next team reads it.',
      },
      {
        title: 'Small steps, each in use',
        description: 'A project is cut so that each part is of use without the next. Any of them can be the last.',
      },
    ],
  },
  speak: {
    title: 'Speak with the team',
    content: `The quickest way to the people behind the groups is a message: the right group answers ${promises.contactReply.words}.`,
    items: [
      {
        title: 'Research or algorithms',
        description: 'A question on a method, a paper, an SDK.',
        subject: 'expert',
      },
      {
        title: 'Enterprise solutions',
        description: 'A problem that might become a project.',
        subject: 'consultation',
      },
      {
        title: 'Universities and institutes',
        description: 'Joint work, theses, shared data.',
        subject: 'partnership',
      },
      {
        title: 'The press',
        description: 'Somebody to quote, by role.',
        subject: 'press',
      },
    ] satisfies { title: string; description: string; subject: ContactSubject }[],
  },
  closing: {
    title: 'Is your voice missing?',
    content: 'We look for people who can explain what they built, and what they would now do differently.',
  },
});

export type TeamCopy = typeof teamCopy.sections;
