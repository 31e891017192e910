import type { MiddlewareHandler } from 'hono';
import { database } from '~/db/client.server';

const retryAfterSeconds = '5';
/** Many requests fail at the same moment: they share one look. */
const lookAgainAfterMs = 1_000;

let latest: { at: number; answers: Promise<boolean> } | undefined;

function databaseAnswers(): Promise<boolean> {
  const now = performance.now();
  if (!latest || now - latest.at > lookAgainAfterMs) latest = { at: now, answers: database().isAlive() };
  return latest.answers;
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
