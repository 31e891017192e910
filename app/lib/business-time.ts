/** Business days are Monday to Friday in the time of the headquarters, which has no daylight saving. */

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const offsetMs = 5.5 * hourMs;

/** Sunday is 0. */
function weekday(localMs: number): number {
  return new Date(localMs).getUTCDay();
}

/**
 * The moment by which something that came in at `sent` is due after so many hours, of which only those of business days
 * count: a weekend in between stops the clock from its first to its last minute.
 */
export function dueAfterBusinessHours(sent: Date, hours: number): Date {
  let now = sent.getTime() + offsetMs;
  let left = hours * hourMs;
  for (;;) {
    const midnight = Math.floor(now / dayMs) * dayMs + dayMs;
    const counts = weekday(now) !== 0 && weekday(now) !== 6;
    if (counts && left <= midnight - now) return new Date(now + left - offsetMs);
    if (counts) left -= midnight - now;
    now = midnight;
  }
}

/** What is promised to whoever writes: so many hours of business days, or so many days of any kind. */
export type ReplyPromise = { hours: number } | { days: number };

/** The moment by which what came in at `receivedAt` has to be answered. Never earlier for what came in later. */
export function dueAt(receivedAt: Date, promise: ReplyPromise): Date {
  if ('days' in promise) return new Date(receivedAt.getTime() + promise.days * dayMs);
  return dueAfterBusinessHours(receivedAt, promise.hours);
}

/** The question the other way round, for a database: exactly what came in before this moment was due before `now`. */
export function overdueBefore(now: Date, promise: ReplyPromise): Date {
  let overdue = now.getTime() - dayMs;
  while (dueAt(new Date(overdue), promise) >= now) overdue -= 7 * dayMs;
  let inTime = now.getTime();
  while (inTime - overdue > 1) {
    const middle = Math.floor((overdue + inTime) / 2);
    if (dueAt(new Date(middle), promise) < now) overdue = middle;
    else inTime = middle;
  }
  return new Date(inTime);
}
