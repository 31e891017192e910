import { createHash } from 'node:crypto';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { orm } from '~/db/client.server';
import { rateLimits } from './auth/auth.table.server';

/** Counts one more of `what` by somebody (an address), in the database; false when it makes more than `limit` in an hour. */
export async function isWithinHourlyLimit(what: string, who: string, limit: number): Promise<boolean> {
  const limiter = new RateLimiterDrizzle({
    storeClient: orm(),
    schema: rateLimits,
    keyPrefix: what,
    points: limit,
    duration: 60 * 60,
    clearExpiredByTimeout: false,
  });
  try {
    // Hashed: the table of counters should not be a list of people.
    await limiter.consume(createHash('sha256').update(who).digest('base64url'));
    return true;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return false;
    throw refused;
  }
}
