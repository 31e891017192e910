import type { MiddlewareHandler } from 'hono';
import { siteOrigin } from '~/server/site-origin.server';
import type { AppEnvironment } from './app-environment.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Mail programs post here for a reader who leaves the newsletter (RFC 8058). No cookie is looked at, only the token. */
const openToAll = new Set(['/newsletter/unsubscribe']);

/**
 * Refuses writes that another website asked a visitor's browser to send (cross-site request forgery). Browsers state
 * where a request comes from in Sec-Fetch-Site and Origin; a client that sends neither is no browser and carries
 * nobody's cookies.
 */
export function refuseForeignOrigin(): MiddlewareHandler<AppEnvironment> {
  return async (context, next) => {
    if (safeMethods.has(context.req.method) || openToAll.has(context.req.path)) return next();
    const origin = context.req.header('origin');
    const fetchSite = context.req.header('sec-fetch-site');
    if (
      isOwnOrigin(origin, context.req.header('host')) &&
      (!fetchSite || ['same-origin', 'none'].includes(fetchSite))
    ) {
      return next();
    }
    const sentence = 'This form was sent from another website and was not accepted. Open our page and send it there.';
    if (!context.req.header('accept')?.includes('text/html')) return context.text(sentence, 403);
    context.set('refusal', {
      status: 403,
      heading: 'This was not sent from our site',
      sentence,
      wayOn: 'Open our page',
    });
    return next();
  };
}

function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  if (origin === siteOrigin()) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
