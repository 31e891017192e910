import { createHash } from 'node:crypto';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { orm } from '~/db/client.server';
import { networkOf } from '~/lib/network';
import { countOne } from '../counted-limit.server';
import { rateLimits } from './auth.table.server';

const quarterHour = 15 * 60;

function limiters() {
  const common = { storeClient: orm(), schema: rateLimits, duration: quarterHour, clearExpiredByTimeout: false };
  return {
    account: new RateLimiterDrizzle({ ...common, keyPrefix: 'sign-in-account', points: 10 }),
    address: new RateLimiterDrizzle({ ...common, keyPrefix: 'sign-in-address', points: 50 }),
  };
}

/** Ten attempts on one account or fifty from one network within a quarter of an hour, counted in the database. */
export class SignInThrottle {
  readonly #limiters = limiters();
  readonly #accountKey: string | null;
  readonly #addressKey: string;

  /** `email` is null where it is not known yet whose account is meant: then only the address counts. */
  constructor(email: string | null, clientAddress: string) {
    this.#accountKey = email === null ? null : hashed(email.trim().toLowerCase());
    this.#addressKey = hashed(networkOf(clientAddress));
  }

  /** Counts an attempt before it is made, so that a burst can't slip through; answers the seconds to wait, or zero. */
  async countAttempt(): Promise<number> {
    const { account, address } = this.#limiters;
    const counted = [countOne(address, this.#addressKey)];
    if (this.#accountKey !== null) counted.push(countOne(account, this.#accountKey));
    return Math.ceil(Math.max(...(await Promise.all(counted))) / 1000);
  }

  /** A success does not count: the account starts afresh, the address gets its one attempt back. */
  async forget(): Promise<void> {
    if (this.#accountKey !== null) await this.#limiters.account.delete(this.#accountKey);
    await this.#limiters.address.reward(this.#addressKey, 1);
  }
}

/**
 * Whether a code of an app comes for the first time: it is right for a minute and a half, and must not serve two. After the
 * clock went back a used code stays used: it will be right once more.
 */
export async function isFirstUse(code: string): Promise<boolean> {
  try {
    await usedCodes().consume(hashed(code));
    return true;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return false;
    throw refused;
  }
}

/** The same, asked beforehand and noted nowhere: of two who use it at once both may hear no. */
export async function wasUsed(code: string): Promise<boolean> {
  const noted = await usedCodes().get(hashed(code));
  return noted !== null && noted.consumedPoints > 0;
}

function usedCodes(): RateLimiterDrizzle {
  const common = { storeClient: orm(), schema: rateLimits, clearExpiredByTimeout: false };
  return new RateLimiterDrizzle({ ...common, keyPrefix: 'used-code', points: 1, duration: 120 });
}

/** The table of counters should not be a list of people. */
function hashed(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
