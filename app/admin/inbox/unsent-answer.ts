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

/** The same before it goes where nothing is answered. */
export const discardedUnsent: Question = {
  kind: 'alert-dialog',
  question: 'Your answer was not sent.',
  detail: 'What is marked as spam can’t be answered, and what you wrote would be lost.',
  yes: 'Mark as spam',
  no: 'Keep writing',
};
