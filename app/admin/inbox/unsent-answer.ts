import type { Question } from '../ask';

/** What is asked before a message counts as answered while somebody writes an answer to it. */
export const markedUnsent = (label: string): Question => ({
  kind: 'alert-dialog',
  question: 'Your answer was not sent.',
  detail: `“${label}” only changes the status, for what was answered in another way. What you wrote stays here.`,
  yes: label,
  tone: 'primary',
  no: 'Keep writing',
});

const beforeSpam = {
  kind: 'alert-dialog',
  question: 'Your answer was not sent.',
  yes: 'Mark as spam',
  no: 'Keep writing',
} as const;

/** The same before it goes where nothing is answered, and the draft of the answer with it. */
export const putAsideUnsent: Question = {
  ...beforeSpam,
  detail:
    'What is marked as spam can’t be answered. This browser keeps what you wrote, in case it turns out to be none.',
};

/** The same without scripts, where nothing keeps it. */
export const discardedUnsent: Question = {
  ...beforeSpam,
  detail: 'What is marked as spam can’t be answered, and what you wrote would be lost.',
};
