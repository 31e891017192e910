/** What is said of an address that never has another content. */
export const forEver = 'public, max-age=31536000, immutable';

/** The key that every public page carries, and by which all of them are purged. */
export const everyPage = 'pages';

const staleWhileRevalidate = 60;
const staleIfError = 24 * 60 * 60;

/**
 * What a public page says to caches. Browsers ask each time, with the ETag. Shared caches may keep it for `maxAge` seconds
 * where the settings allow that; those that know RFC 9213 hear besides how long an old page is better than none.
 * @param path of the page, without its query
 * @param maxAge of CDN_MAX_AGE, in seconds; 0 for none
 */
export function cachingHeaders(path: string, maxAge: number): Record<string, string> {
  if (maxAge === 0) return { 'cache-control': 'public, max-age=0, must-revalidate' };
  const section = path.split('/')[1]?.replace(/\.[a-z]+$/, '') || 'home';
  const keys = [everyPage, `section-${section.replace(/[^\w-]/g, '')}`];
  return {
    'cache-control': `public, max-age=0, s-maxage=${maxAge}`,
    'cdn-cache-control': `public, max-age=${maxAge}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`,
    'surrogate-key': keys.join(' '),
    'cache-tag': keys.join(','),
  };
}
