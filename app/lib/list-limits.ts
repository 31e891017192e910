/**
 * A public list reaches so far back, and counts no further, so that a page costs the same however many records there
 * are. What is older is found by the search, in its category, beside its neighbours and in the sitemap.
 */
export const mostListed = 10_000;

/** A record's page leads to so many others that resemble it. */
export const mostRelated = 3;

/** A count of what a list finds, as it is said: an exact number up to the limit. */
export function listedCount(total: number): string {
  return total < mostListed ? String(total) : `${mostListed.toLocaleString('en-US')} or more`;
}

/** Pages of a list of so many; an empty list is one page that says so. */
export function pagesOf(total: number, perPage: number): number {
  return Math.max(1, Math.ceil(total / perPage));
}

/**
 * Which page of a list of so many is shown when this one is asked for: behind the end it is the last, for all that was
 * on it may just have gone.
 */
export function pageWithin(wanted: number, total: number, perPage: number): { page: number; pageCount: number } {
  const pageCount = pagesOf(total, perPage);
  return { page: Math.min(wanted, pageCount), pageCount };
}
