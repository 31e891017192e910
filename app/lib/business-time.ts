import { dayMs, hourMs } from './durations';

/**
 * Business days are Monday to Friday in the time of the headquarters, which has no daylight saving, but for holidays.
 */

const offsetMs = 5.5 * hourMs;

/** Days on which nobody is at work, as `YYYY-MM-DD` in the time of the headquarters. */
export type Holidays = ReadonlySet<string>;

export const noHolidays: Holidays = new Set();

/** Whether the clock runs on the local day of this moment. Sunday is 0. */
function isBusinessDay(localMs: number, holidays: Holidays): boolean {
  const day = new Date(localMs);
  const weekday = day.getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(day.toISOString().slice(0, 10));
}

/**
 * The moment by which something that came in at `sent` is due after so many hours, of which only those of business days
 * count: a weekend or a holiday in between stops the clock from its first to its last minute.
 */
export function dueAfterBusinessHours(sent: Date, hours: number, holidays: Holidays): Date {
  let now = sent.getTime() + offsetMs;
  let left = hours * hourMs;
  for (;;) {
    const midnight = Math.floor(now / dayMs) * dayMs + dayMs;
    const counts = isBusinessDay(now, holidays);
    if (counts && left <= midnight - now) return new Date(now + left - offsetMs);
    if (counts) left -= midnight - now;
    now = midnight;
  }
}

/** What is promised to whoever writes: so many hours or days of business days, or so many days of any kind. */
export type ReplyPromise = { hours: number } | { businessDays: number } | { days: number };

/** The moment by which what came in at `receivedAt` has to be answered. Never earlier for what came in later. */
export function dueAt(receivedAt: Date, promise: ReplyPromise, holidays: Holidays): Date {
  if ('days' in promise) return new Date(receivedAt.getTime() + promise.days * dayMs);
  const hours = 'hours' in promise ? promise.hours : promise.businessDays * 24;
  return dueAfterBusinessHours(receivedAt, hours, holidays);
}

/** The question the other way round, for a database: exactly what came in before this moment was due before `now`. */
export function overdueBefore(now: Date, promise: ReplyPromise, holidays: Holidays): Date {
  let overdue = now.getTime() - dayMs;
  while (dueAt(new Date(overdue), promise, holidays) >= now) overdue -= 7 * dayMs;
  let inTime = now.getTime();
  while (inTime - overdue > 1) {
    const middle = Math.floor((overdue + inTime) / 2);
    if (dueAt(new Date(middle), promise, holidays) < now) overdue = middle;
    else inTime = middle;
  }
  return new Date(inTime);
}
