import { setTimeout as pause } from 'node:timers/promises';
import { hourMs } from '~/lib/durations';
import { log } from './log.server';

/** What is under way may take longer than a stop; it fails then, and the next process does it. */
const stopWithinMs = 2_000;

/** Something that every process does by itself each hour. */
export interface HourlyWork {
  /** Does it now and every hour. */
  start(): void;
  /** Lets what is under way finish. May be called twice. */
  stop(): Promise<void>;
  /** When this process last did it, and when it will next; null for never. */
  times(): { last: Date | null; next: Date | null };
  /** What the log says when it could not be done. */
  fault: string;
}

/** `fault` is the line of the log when `work` throws, which is no reason not to try it again in an hour. */
export function hourlyWork(work: () => Promise<void>, fault: string): HourlyWork {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let last: Date | null = null;
  let next: Date | null = null;
  const round = async () => {
    next = new Date(Date.now() + hourMs);
    try {
      await work();
      last = new Date();
    } catch (error) {
      log.warn({ err: error }, fault);
    }
  };
  const begin = () => {
    running = round();
  };
  return {
    start() {
      clearInterval(timer);
      timer = setInterval(begin, hourMs);
      timer.unref();
      begin();
    },
    async stop() {
      clearInterval(timer);
      next = null;
      await Promise.race([running, pause(stopWithinMs, undefined, { ref: false })]);
    },
    times: () => ({ last, next }),
    fault,
  };
}
