import type { MiddlewareHandler } from 'hono';
import { database, inAHurry } from '~/db/client.server';
import { kindOf } from './metrics/request-metrics.ts';

const retryAfterSeconds = '5';
/** Many requests fail at the same moment: they share one look. */
const lookAgainAfterMs = 1_000;

let latest: { at: number; answers: Promise<boolean> } | undefined;

function databaseAnswers(): Promise<boolean> {
  const now = performance.now();
  if (!latest || now - latest.at > lookAgainAfterMs) latest = { at: now, answers: database().isAlive() };
  return latest.answers;
}

/** Visitors who read are told soon that the database answers nobody. Staff wait: what they ask for may take long. */
export function hurryReaders(): MiddlewareHandler {
  return ({ req: { method, path } }, next) => (kindOf(method, path) === 'page' ? inAHurry(next) : next());
}

/**
 * An answer that failed while the database does not answer says so: 503 with Retry-After, so that browsers' caches,
 * crawlers and proxies know that it is not for long. The page stays what it is.
 */
export function admitUnavailable(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (context.res.status !== 500 || (await databaseAnswers())) return;
    const { body, headers } = context.res;
    headers.set('retry-after', retryAfterSeconds);
    context.res = undefined;
    context.res = new Response(body, { status: 503, headers });
  };
}
