import { setImmediate } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';

/** What was refused, because more wait already than could be answered in reasonable time, or because it waited so long. */
export class TooManyWaiting extends Error {}

/** Who waits. While both do, visitors go first and every fourth place is for staff. */
export type Waiting = 'visitor' | 'staff';
const staffGetEveryNth = 4;

interface TurnsOptions {
  /** How many run at the same time. */
  atOnce: number;
  /** How many of each kind may wait. */
  mostWaiting: number;
  /** How long one may wait, in milliseconds; ten seconds if nothing is said. */
  longestWaitMs?: number;
}

interface Place {
  begin: () => void;
  timer: NodeJS.Timeout;
}

/**
 * Lets at most `atOnce` tasks run and the others wait, first come first served. Each begins in a round of the event loop
 * of its own: Node accepts one connection a round, and the embedded database answers without leaving the round, so
 * without it new visitors wait for seconds behind those who are connected already.
 */
export class Turns {
  private running = 0;
  private handedOn = 0;
  private readonly waiting: Readonly<Record<Waiting, Place[]>> = { visitor: [], staff: [] };
  private latestRound: Promise<unknown> = Promise.resolve();
  private readonly options: TurnsOptions;

  constructor(options: TurnsOptions) {
    this.options = options;
  }

  /** How many run, and how many wait. */
  get load(): { running: number; waiting: number } {
    return { running: this.running, waiting: this.waiting.visitor.length + this.waiting.staff.length };
  }

  /** @throws {TooManyWaiting} */
  async take<Result>(task: () => Promise<Result>, who: Waiting = 'visitor'): Promise<Result> {
    if (this.running < this.options.atOnce) this.running += 1;
    else await this.queueUp(this.waiting[who]);
    try {
      this.latestRound = this.latestRound.then(() => setImmediate());
      await this.latestRound;
      return await task();
    } finally {
      const next = this.next();
      // The place is handed on, so nobody who comes later can slip in between.
      if (next) {
        clearTimeout(next.timer);
        next.begin();
      } else this.running -= 1;
    }
  }

  private next(): Place | undefined {
    this.handedOn += 1;
    const { visitor, staff } = this.waiting;
    const first = this.handedOn % staffGetEveryNth === 0 ? staff : visitor;
    return first.shift() ?? visitor.shift() ?? staff.shift();
  }

  private queueUp(queue: Place[]): Promise<void> {
    const { mostWaiting, longestWaitMs = 10_000 } = this.options;
    if (queue.length >= mostWaiting) throw new TooManyWaiting();
    return new Promise((begin, refuse) => {
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(place), 1);
        refuse(new TooManyWaiting());
      }, longestWaitMs);
      const place: Place = { begin, timer };
      queue.push(place);
    });
  }
}

const retryAfterSeconds = '2';
/** Pages, in the order of the queue of whoever reads. */
const reading = new Turns({ atOnce: 6, mostWaiting: 500 });
/** What is sent has turns of its own: it is small in number and must not wait behind readers. */
const sending = new Turns({ atOnce: 24, mostWaiting: 200 });

/** How much is being answered at this moment, for the metrics. */
export function turnsNow() {
  return { reading: reading.load, sending: sending.load };
}

/** Pages are rendered in turn, and so is what is sent; when a queue is full the answer is 503, at once. */
export function renderInTurn(turns = { reading, sending }): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req;
    const queue = method === 'GET' || method === 'HEAD' ? turns.reading : turns.sending;
    const who = path === '/admin' || path.startsWith('/admin/') ? 'staff' : 'visitor';
    try {
      let isGone = false;
      await queue.take(async () => {
        isGone = context.req.raw.signal.aborted;
        if (!isGone) await next();
      }, who);
      // Nobody reads it, but what stands around needs an answer to put headers on.
      if (isGone) return new Response(null, { status: 503 });
    } catch (error) {
      if (!(error instanceof TooManyWaiting)) throw error;
      if (queue === turns.sending) return tooMuchSent(context);
      const text = 'Too many visitors at this moment. Please try again in a few seconds.';
      return context.text(text, 503, { 'retry-after': retryAfterSeconds });
    }
    return undefined;
  };
}

/** Refuses what was sent for now: there is no turn for it, or no room. */
export function tooMuchSent(context: Context): Response {
  const text =
    'Too much is being sent at this moment, and this was not accepted. Please go back and send it again in a few seconds.';
  return context.text(text, 503, { 'retry-after': retryAfterSeconds });
}
