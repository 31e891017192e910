import { z } from './zod';

/** Whether a text is a calendar day, `YYYY-MM-DD`. */
export function isDay(value: string): boolean {
  return z.iso.date().safeParse(value).success;
}

/** Whether a day lies where records and their dates do. */
export function isUsableDay(day: string): boolean {
  return day >= '1970-01-01' && day <= '2199-12-31';
}

/** The same of a moment, by its day in UTC. */
export function isUsableMoment(moment: Date): boolean {
  return !Number.isNaN(moment.getTime()) && isUsableDay(moment.toISOString().slice(0, 10));
}

/** A day that the database knows too. `Date` takes February 30 for a day in March, and there was no year 0. */
export function isKnownDay(value: string): boolean {
  return isDay(value) && value >= '0001';
}
