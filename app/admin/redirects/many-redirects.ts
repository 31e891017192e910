import { errorToast, successToast, type Toast } from '~/lib/toast';
import type { FormAnswer } from '../form-answer';

/** The field with one redirect a line. */
export const linesField = 'lines';
/** What is wrong with each of its lines. */
export const faultsField = 'line_faults';

/** Lines that are added at once. */
export const mostLines = 1000;
export const noLines = 'Write one redirect a line: the former address, a blank, and where it leads.';
export const tooManyLines = 'At most 1,000 lines can be added at once. Nothing was added.';

/** What became of many lines. */
interface Tally {
  created: number;
  changed: number;
  /** Redirects to the same address that there were before. */
  already: number;
  /** Lines that stay. */
  left: number;
}

/** “12 redirects added, 1 was there already, 2 lines need a change.” */
export function manyToast({ created, changed, already, left }: Tally): Toast {
  const parts = [
    created > 0 && (created === 1 ? '1 redirect added' : `${inWords(created)} redirects added`),
    changed > 0 && (changed === 1 ? '1 redirect changed' : `${inWords(changed)} redirects changed`),
    already > 0 && (already === 1 ? '1 was there already' : `${inWords(already)} were there already`),
    left > 0 && (left === 1 ? '1 line needs a change' : `${inWords(left)} lines need a change`),
  ].filter((part) => part !== false);
  const description = `${parts.join(', ')}.`;
  if (left === 0) return successToast(description);
  return parts.length > 1 ? { title: 'Partly done', description } : errorToast(description);
}

function inWords(count: number): string {
  return count.toLocaleString('en-US');
}

/** The answer with the lines alone that need a change, counted as they stand there now. */
export function faultyAnswer(answer: FormAnswer, left: readonly { text: string; fault: string }[]): FormAnswer {
  return {
    ...answer,
    typed: { ...answer.typed, [linesField]: left.map(({ text }) => text).join('\n') },
    errors: {
      [linesField]: [left.length === 1 ? '1 line needs a change.' : `${inWords(left.length)} lines need a change.`],
      [faultsField]: left.map(({ fault }, index) => `Line ${index + 1}: ${fault}`),
    },
  };
}
