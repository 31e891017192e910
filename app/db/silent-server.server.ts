import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseUnreachableError } from './database-errors.server.ts';

const hurried = new AsyncLocalStorage<true>();

/** Runs something for somebody who should rather be told now than wait for a server that answers nobody. */
export function inAHurry<Result>(run: () => Promise<Result>): Promise<Result> {
  return hurried.run(true, run);
}

/** So long an answer may take before the server is asked whether it is there at all. */
const patienceMs = 3_000;
/** What was found out counts for all who wonder meanwhile. */
const looksAgainAfterMs = 1_000;

/**
 * Tells a slow query from a server that accepts what it is asked and never answers (it is stopped, or a network swallows
 * everything): who is in a hurry gives up on the second, never on the first. Others wait for the limits of the pool.
 */
export class SilenceWatch {
  readonly #answers: () => Promise<boolean>;
  #looking: Promise<boolean> | undefined;
  #found = { isSilent: false, at: Number.NEGATIVE_INFINITY };

  /** @param answers whether the server answers a connection of its own, so that a pool that is used up proves nothing */
  constructor(answers: () => Promise<boolean>) {
    this.#answers = answers;
  }

  /** Whether the server was found silent within the last second. */
  get isKnown(): boolean {
    return this.#found.isSilent && performance.now() - this.#found.at < looksAgainAfterMs;
  }

  /** The same client with queries that are given up, for who is in a hurry, once the server is silent. */
  around<Client extends { query: unknown }>(client: Client): Client {
    const ask = (client.query as (...asked: never[]) => Promise<unknown>).bind(client);
    const query = (...asked: never[]) => this.unlessSilent(() => ask(...asked));
    return Object.create(client, { query: { value: query } }) as Client;
  }

  /** @throws DatabaseUnreachableError for who is in a hurry, while `run` goes on without anybody who waits for it */
  unlessSilent<Result>(run: () => Promise<Result>): Promise<Result> {
    if (!hurried.getStore()) return run();
    if (this.isKnown) return Promise.reject(unanswered());
    return new Promise((resolve, reject) => {
      let isOver = false;
      const look = async () => {
        if (await this.#isSilent()) reject(unanswered());
        else if (!isOver) timer = setTimeout(() => void look(), patienceMs);
      };
      let timer = setTimeout(() => void look(), patienceMs);
      run()
        .then(resolve, reject)
        .finally(() => {
          isOver = true;
          clearTimeout(timer);
        });
    });
  }

  #isSilent(): Promise<boolean> {
    if (performance.now() - this.#found.at < looksAgainAfterMs) return Promise.resolve(this.#found.isSilent);
    this.#looking ??= this.#look();
    return this.#looking;
  }

  async #look(): Promise<boolean> {
    const isSilent = !(await this.#answers());
    this.#found = { isSilent, at: performance.now() };
    this.#looking = undefined;
    return isSilent;
  }
}

function unanswered(): DatabaseUnreachableError {
  return new DatabaseUnreachableError('PostgreSQL does not answer.');
}
