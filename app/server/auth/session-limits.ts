const day = 24 * 60 * 60;

/** How long a session lives, in seconds. */
export const sessionLimits = {
  /** Without being used. It is renewed once a day at most, so that it may end up to a day earlier. */
  idle: 7 * day,
  renewedAfter: day,
  /** However much it is used: then its owner signs in again. */
  longest: 30 * day,
} as const;

/** Whether a session that began then has lived as long as any may. */
export function isTooOld(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= sessionLimits.longest * 1000;
}
