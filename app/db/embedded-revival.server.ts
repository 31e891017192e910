import type { PGlite } from '@electric-sql/pglite';
import { guardSubscriber } from './channels.server.ts';
import type { DatabaseFailedError } from './database-errors.server.ts';
import type { ChannelSubscriber, DatabaseReports } from './database-handle.server.ts';
import type { EmbeddedPGlite } from './embedded-pglite.server.ts';

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 15_000;
/** Each failed start costs memory, and a disk that is bad for so long will not get better by itself. */
const GIVE_UP_AFTER_MS = 10 * 60_000;

interface Subscription {
  channel: string;
  subscriber: Required<ChannelSubscriber>;
  stop: () => Promise<void>;
}

export interface RevivalOptions extends DatabaseReports {
  /** Starts PostgreSQL on the directory anew, which recovers it from its log. */
  restart: () => Promise<EmbeddedPGlite>;
  /** When to give up, in milliseconds after the failure. Tests shorten it. */
  giveUpAfterMs?: number | undefined;
}

/**
 * The embedded database through its failures. After a PANIC a PostgreSQL server throws its processes away and recovers
 * from the log; here the instance is thrown away, and another starts on the same directory under the same lock. In
 * between every query fails at once with a DatabaseFailedError.
 */
export class RevivingPGlite {
  #current: EmbeddedPGlite;
  readonly #options: RevivalOptions;
  readonly #subscriptions = new Set<Subscription>();
  #failedAt = 0;
  #retryMs = FIRST_RETRY_MS;
  #timer: NodeJS.Timeout | undefined;
  #starting: Promise<void> | undefined;
  #isClosed = false;

  constructor(first: EmbeddedPGlite, options: RevivalOptions) {
    this.#options = options;
    this.#current = first;
    this.#watch(first);
  }

  query: PGlite['query'] = (...parameters) => this.#current.query(...parameters);
  exec: PGlite['exec'] = (...parameters) => this.#current.exec(...parameters);
  transaction: PGlite['transaction'] = (body) => this.#current.transaction(body);
  runExclusive: PGlite['runExclusive'] = (work) => this.#current.runExclusive(work);

  /** See `DatabaseHandle.listen`. Subscribers are told of a revival as of a new connection. */
  async listen(channel: string, subscriber: ChannelSubscriber): Promise<() => Promise<void>> {
    const guarded = guardSubscriber(channel, subscriber, this.#options.onWarning);
    const stop = await this.#current.listen(channel, guarded.onPayload);
    const subscription: Subscription = { channel, subscriber: guarded, stop };
    this.#subscriptions.add(subscription);
    return async () => {
      this.#subscriptions.delete(subscription);
      if (!this.#current.closed && !this.#current.failure) await subscription.stop();
    };
  }

  /** Like `close`, but without a last word to a database that would not answer. */
  async end(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#starting;
    if (this.#current.failure) this.#current.abandonFiles();
    else await this.#current.close();
  }

  #watch(instance: EmbeddedPGlite): void {
    instance.onFailure = (failure) => this.#failed(failure);
  }

  #failed(failure: DatabaseFailedError): void {
    this.#options.onWarning?.(failure.message, failure.cause);
    this.#failedAt = performance.now();
    this.#retryMs = FIRST_RETRY_MS;
    this.#retryLater(failure);
  }

  #retryLater(failure: DatabaseFailedError): void {
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#starting = this.#retry(failure);
    }, this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS);
  }

  async #retry(failure: DatabaseFailedError): Promise<void> {
    // The dead instance is still in the middle of a call when it fails, so its files are closed only now.
    this.#current.abandonFiles();
    try {
      await this.#takeOver(await this.#options.restart());
    } catch (error) {
      const { onWarning, onLost, giveUpAfterMs = GIVE_UP_AFTER_MS } = this.#options;
      onWarning?.('The embedded database could not be opened again yet.', error);
      if (performance.now() - this.#failedAt < giveUpAfterMs) this.#retryLater(failure);
      else onLost?.(failure);
    }
  }

  /** @throws what it failed with meanwhile: then it is the instance whose files are closed before the next try */
  async #takeOver(instance: EmbeddedPGlite): Promise<void> {
    this.#current = instance;
    for (const subscription of this.#subscriptions) {
      subscription.stop = await instance.listen(subscription.channel, subscription.subscriber.onPayload);
    }
    if (instance.failure) throw instance.failure;
    // Not before: a failure until here is one of this try, and the next try is up to whoever made this one.
    this.#watch(instance);
    this.#options.onWarning?.('The embedded database is open again.', undefined);
    for (const { subscriber } of this.#subscriptions) subscriber.onReconnect();
  }
}
