import { createHash } from 'node:crypto';
import { RateLimiterDrizzle } from 'rate-limiter-flexible';
import { orm } from '~/db/client.server';
import { networkOf } from '~/lib/network';
import { rateLimits } from './auth/auth.table.server';
import { countOne } from './counted-limit.server';

/**
 * Counts one more of `what` by somebody in the database; false when it makes more than `limit` in an hour. `who` is an
 * address of the network, or of mail.
 */
export async function isWithinHourlyLimit(what: string, who: string, limit: number): Promise<boolean> {
  const limiter = new RateLimiterDrizzle({
    storeClient: orm(),
    schema: rateLimits,
    keyPrefix: what,
    points: limit,
    duration: 60 * 60,
    clearExpiredByTimeout: false,
  });
  // Hashed: the table of counters should not be a list of people.
  return (await countOne(limiter, createHash('sha256').update(networkOf(who)).digest('base64url'))) === 0;
}
