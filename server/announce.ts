import { log } from '~/server/log.server';

/** Told whatever LOG_LEVEL says: where the site answers and how to get in must not be missed. */
const announcements = log.child({}, { level: 'info' });

/**
 * What a start has to tell the operator. On a terminal somebody reads sentences; anywhere else a program reads lines of the
 * log, and one that is none stops it. An address in a sentence has a space after it, so that it can be copied out of either.
 */
export function announce(sentence: string): void {
  if (process.stdout.isTTY) process.stdout.write(`${sentence}\n`);
  else announcements.info(sentence);
}
