import { createHash } from 'node:crypto';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { orm } from '~/db/client.server';
import { rateLimits } from '../auth/auth.table.server';
import { newsletterSubscribers } from './newsletter.table.server';

const requestsAnHour = 20;

/**
 * Notes an address. The same address twice is noted once, and the answer does not tell whether it was known already.
 * False when too many requests came from `clientAddress` within an hour.
 */
export async function requestNewsletter(email: string, clientAddress: string): Promise<boolean> {
  if (!(await isWithinLimit(clientAddress))) return false;
  await orm().insert(newsletterSubscribers).values({ email: email.toLowerCase() }).onConflictDoNothing();
  return true;
}

async function isWithinLimit(clientAddress: string): Promise<boolean> {
  const limiter = new RateLimiterDrizzle({
    storeClient: orm(),
    schema: rateLimits,
    keyPrefix: 'newsletter',
    points: requestsAnHour,
    duration: 60 * 60,
    clearExpiredByTimeout: false,
  });
  try {
    await limiter.consume(createHash('sha256').update(clientAddress).digest('base64url'));
    return true;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return false;
    throw refused;
  }
}
