import { promises } from '~/lib/company';
import { contactSubjects } from './inquiry-options';

/** Who asks about these subjects was promised something else than the others. */
export const promisesBySubject = { privacy: promises.privacyReply, legal: promises.legalReply } as const;

/** What whoever wrote about this subject (a key of `contactSubjects`) was promised. */
export function promiseOf(subject: string | null) {
  return Object.entries(promisesBySubject).find(([key]) => key === subject)?.[1] ?? promises.contactReply;
}

/** The words of a subject; a key that has left the list stands for itself. */
export function subjectWords(subject: string | null): string | null {
  if (subject === null) return null;
  return Object.entries(contactSubjects).find(([key]) => key === subject)?.[1] ?? subject;
}
