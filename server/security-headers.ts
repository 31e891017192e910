import type { MiddlewareHandler } from 'hono';
import { siteOrigin } from '~/server/site-origin.server';

/** Nothing of such an answer may run, load, be framed or be sent anywhere. Pages bring a policy of their own. */
export const nothingAllowed = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What no page here uses and a visitor would mind. Passkeys stay as browsers have them: for this site alone. */
const unusedFeatures = 'camera geolocation microphone payment'.split(' ');

/**
 * The headers that every answer carries, whoever makes it: the application, the page cache, a thread of `fronts`, or
 * Node's own refusals (`plain-answers.ts`). Each byte of them is a byte less for a page's first round trip (decision 075).
 * @param origin the address visitors use; with https it may not be visited without it for two years
 */
export function standardHeaders(origin: string): Record<string, string> {
  return {
    'content-security-policy': nothingAllowed,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}

/** What React in a browser fetches of a page: the visitor's own theme and toast are in it. */
const pageData = /^text\/x-script/;

/** The admin with everything below it, as pages and as data for them. */
const admin = /^\/admin(?:\/|\.data$|$)/;

/** Pictures that feeds and social networks name: other sites may show them in their pages. */
const shownElsewhere = /^\/(?:uploads|social|drawings)\//;

/**
 * Puts the standard headers on what the application answers, where it does not say otherwise itself. Nothing of the
 * admin may be stored by anybody, and no refusal; data of a page by nobody in between.
 */
export function securityHeaders(): MiddlewareHandler {
  const standard = Object.entries(standardHeaders(siteOrigin()));
  return async (context, next) => {
    await next();
    const { headers, status } = context.res;
    for (const [name, value] of standard) if (!headers.has(name)) context.header(name, value);
    if (status < 400 && shownElsewhere.test(context.req.path)) {
      context.header('cross-origin-resource-policy', 'cross-origin');
    }
    const isUnsaid = !headers.has('cache-control');
    if ((isUnsaid && status >= 400) || admin.test(context.req.path)) context.header('cache-control', 'no-store');
    else if (isUnsaid && pageData.test(headers.get('content-type') ?? '')) {
      context.header('cache-control', 'private, no-cache');
    }
  };
}
