import { setImmediate } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';

/** What was refused, because more wait already than could be answered in reasonable time. */
export class TooManyWaiting extends Error {}

/**
 * Lets at most `atOnce` tasks run and the others wait, first come first served. Each begins in a round of the event loop
 * of its own: Node accepts one connection a round, and the embedded database answers without leaving the round, so
 * without it new visitors wait for seconds behind those who are connected already.
 */
export class Turns {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private latestRound: Promise<unknown> = Promise.resolve();
  private readonly atOnce: number;
  private readonly mostWaiting: number;

  constructor({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
    this.atOnce = atOnce;
    this.mostWaiting = mostWaiting;
  }

  /** @throws {TooManyWaiting} */
  async take<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.running < this.atOnce) this.running += 1;
    else await this.queueUp();
    try {
      this.latestRound = this.latestRound.then(() => setImmediate());
      await this.latestRound;
      return await task();
    } finally {
      const next = this.waiting.shift();
      // The place is handed on, so nobody who comes later can slip in between.
      if (next) next();
      else this.running -= 1;
    }
  }

  private queueUp(): Promise<void> {
    if (this.waiting.length >= this.mostWaiting) throw new TooManyWaiting();
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}

const retryAfterSeconds = '2';

/** Pages are rendered in turn; when the queue is full the answer is 503, at once. */
export function renderInTurn(): MiddlewareHandler {
  const turns = new Turns({ atOnce: 6, mostWaiting: 500 });
  return async (context, next) => {
    const { method } = context.req;
    // What somebody sends is small in number and must not wait behind readers.
    if (method !== 'GET' && method !== 'HEAD') return next();
    try {
      await turns.take(async () => {
        if (!context.req.raw.signal.aborted) await next();
      });
    } catch (error) {
      if (!(error instanceof TooManyWaiting)) throw error;
      const text = 'Too many visitors at this moment. Please try again in a few seconds.';
      return context.text(text, 503, { 'retry-after': retryAfterSeconds });
    }
    return undefined;
  };
}
