import type { MiddlewareHandler } from 'hono';
import { feedPaths } from '~/site/feed-links';
import { movedPages } from '~/site/moved-pages';
import { sitePages } from '~/site/site-map';

const firstPart = (path: string) => path.split('/')[1] ?? '';

const fixed = new Set([...sitePages.map(({ path }) => path), ...feedPaths, ...Object.keys(movedPages)]);

/** What addresses of this site begin with. Not what follows `/demo/` and `/preview/`: those are secrets, in which case counts. */
const ownParts = new Set([...fixed, '/admin', '/newsletter', '/search'].map(firstPart));

/** Their records are found in any case, and lead to their slug by themselves: from an id, too. */
const lists = new Set(sitePages.filter(({ recordsRead }) => recordsRead).map(({ path }) => firstPart(path)));

/** An escape of a character that needs none: `%61` is an `a` (RFC 3986, 6.2.2.2). */
const needlessEscape = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9a]|5f|6[1-9a-f]|7[0-9ae])/gi;

/**
 * The one address of what stands at a path: `/blog` for `/blog/`, `//blog`, `/Blog` and `/%62log`. Routes are found in
 * any case and under any escape, so everything else may compare addresses as texts.
 */
export function canonicalPathOf(pathname: string): string {
  const plain = pathname
    .replace(needlessEscape, decodeURIComponent)
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1');
  const lower = plain.toLowerCase();
  const first = firstPart(lower);
  if (!ownParts.has(first)) return plain;
  return lists.has(first) && !fixed.has(lower) ? `/${first}${plain.slice(first.length + 1)}` : lower;
}

/** Leads whoever reads to the one address of a page, in one step where that has moved. A form is answered where it was sent. */
export function canonicalPath(): MiddlewareHandler {
  return async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    const path = canonicalPathOf(pathname);
    if (path === pathname || !['GET', 'HEAD'].includes(context.req.method)) return next();
    return context.redirect((movedPages[path] ?? path) + search, 301);
  };
}
