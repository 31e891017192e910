import { setTimeout as pause } from 'node:timers/promises';
import { type Orm, orm } from '~/db/client.server';
import { log } from '../log.server';
import { ViewCounter, type ViewCounts } from './view-counts';

/** A crash loses what was counted since the last write. */
const writeEveryMs = 10_000;
const stopWithinMs = 2000;

/** Counts in memory, and adds the sums to the database every some seconds. */
export class CountWriter {
  private readonly counter = new ViewCounter();
  private readonly store: (database: Orm, counts: ViewCounts) => Promise<void>;
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  /** `store` adds counts to those of today: all or none of them. Several processes may do so at once. */
  constructor(store: (database: Orm, counts: ViewCounts) => Promise<void>) {
    this.store = store;
  }

  /** Counts one view. */
  note(key: string): void {
    this.counter.add(key);
  }

  /** Counts what a thread counted. */
  noteAll(counts: ViewCounts): void {
    this.counter.addAll(counts);
  }

  /** Writes from now on, until `stop`. */
  keepWriting(): void {
    clearInterval(this.timer);
    this.timer = setInterval(() => void this.write(), writeEveryMs);
    this.timer.unref();
  }

  /** Writes what is left. Never fails or takes long: a database that is gone must not keep the process from ending. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await Promise.race([this.write(), pause(stopWithinMs, undefined, { ref: false })]);
  }

  /** Writes what was counted so far. What can't be written now is kept for the next time. */
  write(): Promise<void> {
    this.writing = this.writing.then(async () => {
      const counts = this.counter.take();
      if (counts.length === 0) return;
      try {
        await this.store(orm(), counts);
      } catch (error) {
        this.counter.addAll(counts);
        log.warn({ err: error }, 'views of pages could not be written; trying again');
      }
    });
    return this.writing;
  }
}
