import { isWebAddress, requiredLine } from '~/lib/fields';
import { z } from '~/lib/zod';
import { everythingBelow, takesRest } from '~/server/redirects/leading';
import { longestPathKey, pathKey } from '~/server/redirects/path-key';
import { urlOnThisSite } from '~/server/site-origin.server';

/** What the site itself stands behind, and addresses that are somebody's secret. */
const ownPlaces =
  /^\/(?:admin|api|assets|auth|demo|drawings|healthz|metrics|newsletter|preview|readyz|robots\.txt|search|sitemap\.xml|social|theme|uploads|\.well-known)(?:\/|$)/;

const from = requiredLine('From', 2000).transform((typed, context) => {
  const url = urlOnThisSite(typed);
  const path = url && pathKey(url.pathname);
  if (!url) context.addIssue('From must be an address of this site, such as /old-page.');
  else if (url.search !== '' || url.hash !== '')
    context.addIssue('Leave out what stands behind ? or #: it goes along to the new address.');
  else if (path === null) context.addIssue(`From can have ${longestPathKey} characters at most.`);
  else if (path === everythingBelow) context.addIssue('/* would lead every missing page away. Write a path before it.');
  else if (path.replace(/\/\*$/, '').includes('*'))
    context.addIssue('From can have a * only at its end: /old-blog/* is everything below /old-blog.');
  else if (path === '/' || ownPlaces.test(path)) context.addIssue('The site itself needs this address.');
  else return path;
  return z.NEVER;
});

const to = requiredLine('To', 2000).transform((typed, context) => {
  const own = urlOnThisSite(typed);
  if (own) return own.href.slice(own.origin.length);
  if (isWebAddress(typed)) return new URL(typed).href;
  context.addIssue('To must be an address of this site, such as /about, or one that starts with https://.');
  return z.NEVER;
});

/** A redirect as it is stored: `from` as `pathKey` has it, `to` with its letters escaped. */
export const redirectFields = z.object({ from, to }).superRefine((pair, context) => {
  if (!takesRest(pair.to) || pair.from.endsWith(everythingBelow)) return;
  context.addIssue({ code: 'custom', path: ['to'], message: 'To can only end in /* when From does.' });
});
