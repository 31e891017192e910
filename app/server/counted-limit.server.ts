import { type RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import { noteWait } from './waits.server';

/** More than clocks of several processes differ. */
const toleranceMs = 5_000;

/**
 * Counts one more for `key`, in the database; answers how many milliseconds to wait when that is too many, else zero. A wait
 * that is longer than the limit ever counts tells that the clock went back since: then counting begins anew, so that
 * nobody is kept out until the clock is there again.
 */
export async function countOne(limiter: RateLimiterDrizzle, key: string): Promise<number> {
  let waitMs = await consume(limiter, key);
  if (waitMs > limiter.duration * 1000 + toleranceMs) {
    await limiter.delete(key);
    waitMs = await consume(limiter, key);
  }
  noteWait(waitMs);
  return waitMs;
}

async function consume(limiter: RateLimiterDrizzle, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, refused.msBeforeNext);
    throw refused;
  }
}
