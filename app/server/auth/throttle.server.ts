import { createHash } from 'node:crypto';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { orm } from '~/db/client.server';
import { rateLimits } from './auth.table.server';

const quarterHour = 15 * 60;

function limiters() {
  const common = { storeClient: orm(), schema: rateLimits, duration: quarterHour, clearExpiredByTimeout: false };
  return {
    account: new RateLimiterDrizzle({ ...common, keyPrefix: 'sign-in-account', points: 10 }),
    address: new RateLimiterDrizzle({ ...common, keyPrefix: 'sign-in-address', points: 50 }),
  };
}

/** Ten attempts on one account or fifty from one address within a quarter of an hour, counted in the database. */
export class SignInThrottle {
  readonly #limiters = limiters();
  readonly #accountKey: string;
  readonly #addressKey: string;

  constructor(email: string, clientAddress: string) {
    // Hashed: the table of counters should not be a list of people.
    this.#accountKey = createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
    this.#addressKey = createHash('sha256').update(clientAddress).digest('base64url');
  }

  /** Counts an attempt before it is made, so that a burst can't slip through; answers the seconds to wait, or zero. */
  async countAttempt(): Promise<number> {
    const { account, address } = this.#limiters;
    const outcomes = await Promise.allSettled([account.consume(this.#accountKey), address.consume(this.#addressKey)]);
    const waits = outcomes.map((outcome) => {
      if (outcome.status === 'fulfilled') return 0;
      if (outcome.reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(outcome.reason.msBeforeNext / 1000));
      throw outcome.reason;
    });
    return Math.max(...waits);
  }

  /** A success does not count: the account starts afresh, the address gets its one attempt back. */
  async forget(): Promise<void> {
    await this.#limiters.account.delete(this.#accountKey);
    await this.#limiters.address.reward(this.#addressKey, 1);
  }
}
