import { workingHours } from './company.ts';
import { toIndiaLocal } from './dates.ts';
import { minuteMs } from './durations.ts';

/** What may stand in the way of a meeting. Moments are ISO 8601. */
export interface Calendar {
  /** Days as `YYYY-MM-DD` in India. */
  holidays: readonly { day: string; name: string }[];
  /** What is arranged already. */
  meetings: readonly { with: string; startsAt: string; minutes: number }[];
}

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
  return [...doubts, ...overlapsWith(meetings, start, minutes)];
}

interface Meeting {
  startsAt: Date;
  minutes: number;
}

/** One may begin when the other ends. */
export function isOverlap(one: Meeting, other: Meeting): boolean {
  const endOf = ({ startsAt, minutes }: Meeting) => startsAt.getTime() + minutes * minuteMs;
  return one.startsAt.getTime() < endOf(other) && other.startsAt.getTime() < endOf(one);
}

/** Which of the demos that are arranged a time overlaps, in sentences. */
export function overlapsWith(meetings: Calendar['meetings'], start: Date, minutes: number): string[] {
  return meetings.flatMap((meeting) => {
    const begins = new Date(meeting.startsAt);
    if (!isOverlap({ startsAt: start, minutes }, { ...meeting, startsAt: begins })) return [];
    const clock = toIndiaLocal(begins).slice(11);
    return [`This overlaps the demo with ${meeting.with} at ${clock}, ${meeting.minutes} minutes.`];
  });
}

/** Which of the times that are proposed beside it a time overlaps, in sentences. The same time twice is one. */
export function overlapsBeside(
  times: readonly { label: string; start: Date | null }[],
  start: Date,
  minutes: number,
): string[] {
  return times.flatMap((other) => {
    const apart = Math.abs((other.start?.getTime() ?? 0) - start.getTime());
    return apart > 0 && apart < minutes * minuteMs ? [`This overlaps ${other.label}.`] : [];
  });
}
