import { hash } from 'node:crypto';
import { serialize } from 'node:v8';
import { createContext, type EntryContext } from 'react-router';

/** What the page cache and rendering tell each other of a page that was kept before something public changed. */
export interface Remake {
  /** What the kept one was made of; null when none is kept, or nobody can tell. */
  readonly former: string | null;
  /** What the page now asked for is made of; null until that is known, or when nobody can tell. */
  now: string | null;
  /** It would be the kept one once more: it was not made, and the answer has no body. */
  isSame: boolean;
}

export function newRemake(former: string | null): Remake {
  return { former, now: null, isSame: false };
}

/** Set by the HTTP server for every request of which a page may be kept. */
export const pageRemake = createContext<Remake>();

/**
 * A hash of everything that a page's rendering is given beside its address and theme: what its loaders answered, and the day.
 * Components read nothing else, so of the same they make the same page. Loaders answer plain data: of an object of a class only
 * its own properties would count. Null for an answer that is no page for everybody, as `headers` says, and where something
 * is still to come.
 */
export function madeOf({ staticHandlerContext }: EntryContext, headers: Headers): string | null {
  const { statusCode, errors, loaderData } = staticHandlerContext;
  if (statusCode !== 200 || errors !== null) return null;
  if (headers.has('set-cookie') || headers.get('cache-control') !== 'no-cache') return null;
  const today = new Date().toISOString().slice(0, 10);
  try {
    return hash('sha256', serialize([today, loaderData]), 'base64url');
  } catch {
    // A promise or a function, which no two pages share.
    return null;
  }
}
