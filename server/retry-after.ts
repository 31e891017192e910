import type { MiddlewareHandler } from 'hono';
import { hearOfWaits } from '~/server/waits.server';

const tooManyRequests = 429;

/** What is refused for now says in a header too when to try again (RFC 6585, 4). Only what is sent is ever counted. */
export function tellWait(): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.method !== 'POST') return next();
    const seconds = await hearOfWaits(next);
    if (context.res.status === tooManyRequests && seconds > 0) context.header('retry-after', String(seconds));
  };
}
