import type { MiddlewareHandler } from 'hono';
import { countOutages, inAHurry } from '~/db/client.server';
import { kindOf } from './metrics/request-metrics.ts';

const retryAfterSeconds = '5';

/** Visitors who read are told soon that the database answers nobody. Staff wait: what they ask for may take long. */
export function hurryReaders(): MiddlewareHandler {
  return ({ req: { method, path } }, next) => (kindOf(method, path) === 'page' ? inAHurry(next) : next());
}

/**
 * An answer that failed while the database was away says so: 503 with Retry-After, so that browsers' caches, crawlers and
 * proxies know that it is not for long. The page stays what it is. What counts is what queries met with since the request
 * came, its own or one that it shares with others: the database may be back by now.
 */
export function admitUnavailable(): MiddlewareHandler {
  return async (context, next) => {
    const before = countOutages();
    await next();
    if (context.res.status !== 500 || countOutages() === before) return;
    const { body, headers } = context.res;
    headers.set('retry-after', retryAfterSeconds);
    context.res = undefined;
    context.res = new Response(body, { status: 503, headers });
  };
}
