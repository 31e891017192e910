import type { FilledTemplate } from './inquiry-view';

/** What stands in the answer from one character to another gives way to the text. */
interface Place {
  from: number;
  to: number;
  text: string;
}

/**
 * Where a template goes in an answer whose cursor is at `at`: beside what is typed, with a blank line between the two. In the
 * place of all of it where nothing is typed, or only another template stands there as it came.
 */
export function placeOfTemplate(typed: string, at: number, chosen: FilledTemplate, all: FilledTemplate[]): Place {
  const text = lines(chosen.body);
  if (typed.trim() === '' || all.some(({ body }) => lines(body) === lines(typed))) {
    return { from: 0, to: typed.length, text };
  }
  const before = typed.slice(0, at).trimEnd();
  const after = typed.slice(at).trimStart();
  const gapBefore = before === '' ? '' : '\n\n';
  const gapAfter = after === '' ? '' : '\n\n';
  return { from: before.length, to: typed.length - after.length, text: `${gapBefore}${text}${gapAfter}` };
}

/** The subject with a template: the template's own, unless somebody wrote another than those that are filled in. */
export function subjectWith(typed: string, first: string, chosen: FilledTemplate, all: FilledTemplate[]): string {
  const filledIn = ['', first, ...all.map(({ subject }) => subject)].map((subject) => subject.trim());
  return filledIn.includes(typed.trim()) ? chosen.subject : typed;
}

/** Without the returns that forms send. */
const lines = (text: string) => text.replaceAll('\r', '').trim();
