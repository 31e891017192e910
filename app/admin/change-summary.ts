import type { StatusMove } from '~/collections/collection';
import { cutText } from '~/lib/cut-text';
import { exactTime } from '~/lib/dates';
import { errorToast, type Toast } from '~/lib/toast';

/** What became of several records that one change was asked for. */
export interface Tally {
  done: number;
  /** Those that stood like this before. */
  already: number;
  /** A sentence for each that could not be changed. */
  failures: string[];
  /** When each is public that is not yet, as ISO instants. */
  waiting: string[];
  /** How each stands that could be public by its status, and is not: “Deadline passed”. */
  unseen: string[];
}

/** How a change is spoken of: "3 insights published. 1 was already published. 1 could not be published: …" */
export type Spoken = Pick<StatusMove, 'done' | 'already'>;

/** So many reasons are told; who wants the others tries those records alone. */
const mostReasons = 2;
const longestReason = 160;
const longestTitle = 60;

/** One toast for all of them that leaves nothing out. */
export function summaryToast({ nouns }: { nouns: Nouns }, spoken: Spoken, tally: Tally): Toast {
  const { done, already, failures, waiting, unseen } = tally;
  const [one, several] = nouns;
  const sentences: string[] = [];
  if (done > 0) sentences.push(`${done} ${done === 1 ? one : several} ${spoken.done}.`);
  if (already > 0) sentences.push(alreadySentence(already, nouns, spoken, done === 0));
  if (waiting.length > 0) sentences.push(waitingSentence(waiting, done + already));
  if (unseen.length > 0) sentences.push(unseenSentence(unseen, done + already));
  if (failures.length > 0) sentences.push(failureSentence(failures, nouns, spoken, done + already === 0));
  const description = sentences.join(' ');
  if (failures.length === 0) return { title: 'Success', description };
  return done + already > 0 ? { title: 'Partly done', description } : errorToast(description);
}

function alreadySentence(count: number, [one, several]: Nouns, { already }: Spoken, first: boolean): string {
  const noun = first ? ` ${count === 1 ? one : several}` : '';
  return `${count}${noun} ${count === 1 ? 'was' : 'were'} already ${already}.`;
}

function waitingSentence(waiting: readonly string[], count: number): string {
  const first = exactTime(waiting.toSorted()[0] ?? '');
  if (count === 1) return `It is scheduled for ${first}.`;
  if (waiting.length === 1) return `1 of them is scheduled for ${first}.`;
  const which = waiting.length === count ? 'All' : `${waiting.length} of them`;
  return `${which} are scheduled, the first for ${first}.`;
}

function unseenSentence(unseen: readonly string[], count: number): string {
  const why = [...new Set(unseen)].join(', ').toLowerCase();
  if (count === 1) return `Visitors do not see it: ${why}.`;
  const which = unseen.length === count ? 'any' : `${unseen.length}`;
  return `Visitors do not see ${which} of them: ${why}.`;
}

function failureSentence(failures: string[], [one, several]: Nouns, { done }: Spoken, first: boolean): string {
  const noun = first ? ` ${failures.length === 1 ? one : several}` : '';
  const reasons = [...new Set(failures)];
  const told = reasons.slice(0, mostReasons).map((reason) => cutText(reason, longestReason));
  const more = reasons.length > told.length ? ' …' : '';
  return `${failures.length}${noun} could not be ${done}: ${told.join(' ')}${more}`;
}

type Nouns = readonly [one: string, several: string];

/** Why one record could not be changed, with its title. */
export function reasonFor(title: string, sentence: string): string {
  return `“${cutText(title, longestTitle)}”: ${sentence}`;
}
