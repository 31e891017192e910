import type { LoadFailure } from './load-or-fail.server';

/** What is said of a page that could not be loaded. */
export const oursToMend = 'The fault is on our side and has been recorded. Please try again in a moment.';

/** What its head says: the same as the page. */
export function failedWords({ sentence }: LoadFailure): { title: string; description: string } {
  return { title: sentence, description: oursToMend };
}
