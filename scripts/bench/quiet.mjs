import { setTimeout as pause } from 'node:timers/promises';
import { readMachineTicks, readTicks } from './proc.mjs';

const QUIET = 0.2;
const SAMPLE_MS = 250;
const TOLERATED = 0.05;
/** Of one core, in a sample. */
const IDLE_TICKS = 3;
const IDLE_WITHIN_MS = 15_000;

/**
 * Knows whether other programs were at work during the measurements. Waits for a quiet machine before a run, and
 * measures during a run how much of the processors went to programs that are not part of the bench.
 */
export class QuietWatch {
  #longestWaitMs;
  #remainingMs;
  #startedBusy = 0;
  /** @type {number[]} */
  #foreignShares = [];

  /** @param {{ longestWaitMs: number, totalWaitMs: number }} limits for one run, and for all of them together */
  constructor({ longestWaitMs, totalWaitMs }) {
    this.#longestWaitMs = longestWaitMs;
    this.#remainingMs = totalWaitMs;
  }

  /**
   * @template T
   * @param {() => Promise<T>} run
   * @returns {Promise<T>}
   */
  async measure(run) {
    await this.#untilQuiet();
    const machine = readMachineTicks();
    const own = machine === null ? 0 : readTicks(process.pid);
    const result = await run();
    const after = readMachineTicks();
    if (machine !== null && after !== null && after.total > machine.total) {
      const foreign = after.busy - machine.busy - (readTicks(process.pid) - own);
      this.#foreignShares.push(Math.max(0, foreign / (after.total - machine.total)));
    }
    return result;
  }

  async #untilQuiet() {
    const began = performance.now();
    let busy = await busyShare();
    while (busy >= QUIET) {
      const waited = performance.now() - began;
      if (waited >= Math.min(this.#longestWaitMs, this.#remainingMs)) {
        this.#startedBusy += 1;
        break;
      }
      busy = await busyShare();
    }
    this.#remainingMs -= performance.now() - began;
  }

  /** @returns {{ sentence: string, quiet: boolean }} whether the figures can be believed */
  verdict() {
    const shares = this.#foreignShares;
    if (shares.length === 0) {
      return { quiet: false, sentence: 'This system does not tell whether other programs were at work.' };
    }
    const percent = (/** @type {number} */ share) => `${(share * 100).toFixed(0)} %`;
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    const quiet = mean < TOLERATED && this.#startedBusy === 0;
    const used = `Other programs took ${percent(mean)} of the processors on average and ${percent(Math.max(...shares))} at most during ${shares.length} timed runs`;
    if (quiet) return { quiet, sentence: `${used}: the machine was quiet.` };
    const busy = `${this.#startedBusy} of them began on a machine that was over ${percent(QUIET)} busy`;
    return { quiet, sentence: `The machine was busy: do not publish these figures. ${used}; ${busy}.` };
  }
}

/** @returns {Promise<number>} share of the processors in use during a quarter of a second; 0 where there is no /proc */
async function busyShare() {
  const before = readMachineTicks();
  if (before === null) return 0;
  await pause(SAMPLE_MS);
  const after = readMachineTicks();
  if (after === null || after.total === before.total) return 0;
  return (after.busy - before.busy) / (after.total - before.total);
}

/**
 * Waits until a server has nothing left to do: it still renders what was asked for by clients that have hung up.
 * @param {number} pid
 * @returns {Promise<boolean>} false when it is still at work after 15 s
 */
export async function untilIdle(pid) {
  if (readMachineTicks() === null) return true;
  const deadline = performance.now() + IDLE_WITHIN_MS;
  let before = readTicks(pid);
  while (performance.now() < deadline) {
    await pause(SAMPLE_MS);
    const now = readTicks(pid);
    if (now - before <= IDLE_TICKS) return true;
    before = now;
  }
  return false;
}
