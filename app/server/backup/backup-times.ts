import { dayMs } from '../../lib/durations.ts';

/**
 * The last of the times of day (`03:30`, UTC) that is not after `now`, and the first that is.
 * @throws RangeError without any time
 */
export function aroundNow(times: readonly string[], now: Date): { last: Date; next: Date } {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const moments = [-dayMs, 0, dayMs]
    .flatMap((shift) => times.map((time) => midnight + shift + minutesOf(time) * 60_000))
    .sort((a, b) => a - b);
  const last = moments.findLast((moment) => moment <= now.getTime());
  const next = moments.find((moment) => moment > now.getTime());
  if (last === undefined || next === undefined) throw new RangeError('A schedule needs a time of day.');
  return { last: new Date(last), next: new Date(next) };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
