import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<{ longestMs: number }>();

/** Runs what answers a request; answers the longest wait that was noted on the way, in whole seconds, or zero. */
export async function hearOfWaits(run: () => Promise<void>): Promise<number> {
  const wait = { longestMs: 0 };
  await requests.run(wait, run);
  return Math.ceil(wait.longestMs / 1000);
}

/** Notes how long whoever asks has to wait, for the header of the answer: whoever refuses tells it in words. */
export function noteWait(ms: number): void {
  const wait = requests.getStore();
  if (wait) wait.longestMs = Math.max(wait.longestMs, ms);
}
