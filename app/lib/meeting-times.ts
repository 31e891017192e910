import { workingHours } from './company.ts';
import { toIndiaLocal } from './dates.ts';

/** What may stand in the way of a meeting. Moments are ISO 8601. */
export interface Calendar {
  /** Days as `YYYY-MM-DD` in India. */
  holidays: readonly { day: string; name: string }[];
  /** What is arranged already. */
  meetings: readonly { with: string; startsAt: string; minutes: number }[];
}

const minuteMs = 60_000;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Why a time may be a bad one, in sentences; empty when nothing speaks against it. Nothing is forbidden by it. */
export function doubtsAbout(start: Date, minutes: number, { holidays, meetings }: Calendar): string[] {
  const end = new Date(start.getTime() + minutes * minuteMs);
  const doubts: string[] = [];
  const [day = '', from = ''] = toIndiaLocal(start).split('T');
  const [lastDay, until = ''] = toIndiaLocal(end).split('T');
  const weekday = new Date(day).getUTCDay();
  const holiday = holidays.find((known) => known.day === day);
  if (weekday === 0 || weekday === 6) doubts.push(`This is a ${weekdays[weekday]}.`);
  if (holiday) doubts.push(`This is a holiday: ${holiday.name}.`);
  if (from < workingHours.from || until > workingHours.until || lastDay !== day) {
    doubts.push(`This is outside business hours, ${workingHours.from} to ${workingHours.until} in India.`);
  }
  for (const meeting of meetings) {
    const begins = Date.parse(meeting.startsAt);
    const ends = begins + meeting.minutes * minuteMs;
    if (begins >= end.getTime() || ends <= start.getTime()) continue;
    const clock = toIndiaLocal(new Date(begins)).slice(11);
    doubts.push(`This overlaps the demo with ${meeting.with} at ${clock}, ${meeting.minutes} minutes.`);
  }
  return doubts;
}
