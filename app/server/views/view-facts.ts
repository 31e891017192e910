/** What the counts of views tell apart. Nothing is imported here, so that tables and pages may read it too. */

export const devices = ['computer', 'phone', 'tablet'] as const;
export type Device = (typeof devices)[number];

/** Instead of a host: another page of this site, and hosts beyond what a day may hold. No host of the web lacks a dot. */
export const fromThisSite = 'self';
export const fromOtherSites = 'other';
