import { setImmediate } from 'node:timers';
import { setImmediate as nextRound } from 'node:timers/promises';

/** What a round of the event loop may take for queries before others get theirs, in milliseconds. */
const longestRoundMs = 25;

let roundBegan = 0;
let isRunning = false;

/**
 * Lets the event loop go round once queries have had their share of it. The embedded database answers without leaving a
 * round, so that a loop over many records (an import, a purge) would keep the process from everything else until its end.
 */
export async function giveWay(): Promise<void> {
  if (isRunning && performance.now() - roundBegan > longestRoundMs) await nextRound();
  if (isRunning) return;
  isRunning = true;
  roundBegan = performance.now();
  setImmediate(() => {
    isRunning = false;
  });
}
