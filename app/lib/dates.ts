import { dayMs } from './durations.ts';

const indiaOffsetMinutes = 330;

const longForm = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
/** Hours from 00 to 23, like all that are written on this site: no page has two ways to read a clock. */
export const fullDayClock = 'h23' as const;
const exactForm = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: fullDayClock,
  timeZone: 'Asia/Kolkata',
});
const secondForm = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'medium',
  hourCycle: fullDayClock,
  timeZone: 'Asia/Kolkata',
});
const relativeForm = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/**
 * "November 21, 2025" on the clock that the staff share: the same day for every reader. A calendar day is the same there,
 * where its midnight in UTC is half past five.
 */
export function longDate(date: Date | string): string {
  return longForm.format(new Date(date));
}

/** "November 21, 2025 at 15:40 (India)", the clock that the staff share. */
export function exactTime(date: Date | string): string {
  return `${exactForm.format(new Date(date))} (India)`;
}

/** "November 21, 2025 at 15:40:07 (India)", where several may be of the same minute. */
export function exactSecond(date: Date | string): string {
  return `${secondForm.format(new Date(date))} (India)`;
}

/** "2025-11-21 10:10 UTC": what settings, logs and commands speak. */
export function utcTime(date: Date | string): string {
  return `${new Date(date).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

const clockForm = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Kolkata' });
const weekdayForm = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'Asia/Kolkata' });
const shortDayForm = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'Asia/Kolkata' });

/** "today 09:00", "tomorrow 09:00", "Friday 09:00" within a week, then "December 4, 09:00", next year's with it, on India's clock. */
export function dayAndTime(date: Date, now: Date): string {
  const days = daysBetween(now, date);
  const clock = clockForm.format(date);
  if (days === 0) return `today ${clock}`;
  if (days === 1) return `tomorrow ${clock}`;
  if (days > 1 && days < 7) return `${weekdayForm.format(date)} ${clock}`;
  const yearOf = (instant: Date) => toIndiaLocal(instant).slice(0, 4);
  const year = yearOf(date) === yearOf(now) ? '' : `, ${yearOf(date)}`;
  return `${shortDayForm.format(date)}${year}, ${clock}`;
}

/** How many days of the calendar in India the second is after the first. */
function daysBetween(first: Date, second: Date): number {
  const dayOf = (instant: Date) => Math.floor((instant.getTime() + indiaOffsetMinutes * 60_000) / dayMs);
  return dayOf(second) - dayOf(first);
}

/**
 * "3 days ago", "in 2 hours", "in a moment". From a day on, days of the calendar count: what was on Friday is never
 * yesterday on Sunday. Otherwise what is past has passed whole, and what is to come is rounded.
 */
export function relativeTime(date: Date | string, now: Date): string {
  const instant = new Date(date);
  const seconds = (instant.getTime() - now.getTime()) / 1000;
  const whole = seconds < 0 ? Math.trunc : Math.round;
  if (Math.abs(seconds) * 1000 >= dayMs) {
    const days = daysBetween(now, instant);
    if (Math.abs(days) >= 365) return relativeForm.format(whole(days / 365), 'year');
    if (Math.abs(days) >= 30) return relativeForm.format(whole(days / 30), 'month');
    return relativeForm.format(days, 'day');
  }
  if (Math.abs(seconds) >= 3600) return relativeForm.format(whole(seconds / 3600), 'hour');
  if (Math.abs(seconds) >= 60) return relativeForm.format(whole(seconds / 60), 'minute');
  // A database whose clock runs a little ahead says of what it has just stored that it is to come.
  return seconds > 2 ? 'in a moment' : 'just now';
}

/** Today as `YYYY-MM-DD` in UTC: midnight UTC of this day has always passed, so what is dated today is public at once. */
export function today(now = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** The day of an instant on India's clock, which `longDate` says in words: `YYYY-MM-DD`. */
export function dayInIndia(instant: Date): string {
  return toIndiaLocal(instant).slice(0, 10);
}

/** The value of a `datetime-local` input on India's clock, for an instant. */
export function toIndiaLocal(instant: Date): string {
  return new Date(instant.getTime() + indiaOffsetMinutes * 60_000).toISOString().slice(0, 16);
}

/** The instant of a `datetime-local` value on India's clock; null when there is no such day or time. */
export function fromIndiaLocal(local: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(local)) return null;
  const instant = new Date(`${local.slice(0, 16)}:00+05:30`);
  // February 31 would silently be a day in March.
  return Number.isNaN(instant.getTime()) || toIndiaLocal(instant) !== local.slice(0, 16) ? null : instant;
}

/** The last moment of a calendar day, `YYYY-MM-DD`, in India. */
export function endOfDayInIndia(day: string): Date {
  return new Date(`${day}T23:59:59.999+05:30`);
}
