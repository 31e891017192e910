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
