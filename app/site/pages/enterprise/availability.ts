const HOURS_IN_YEAR = 365 * 24;
const HOURS_IN_MONTH = 30 * 24;

export interface Outage {
  /** Hours in a year of 365 days. */
  year: number;
  /** Hours in 30 days. */
  month: number;
}

export function outage(availability: number): Outage {
  return { year: (1 - availability) * HOURS_IN_YEAR, month: (1 - availability) * HOURS_IN_MONTH };
}

/** All parts are needed, and fail independently. */
export function inSeries(parts: readonly number[]): number {
  return parts.reduce((product, part) => product * part, 1);
}

/** Hours in the two units in which somebody would say them. */
export function sayHours(hours: number): string {
  const minutes = Math.round(hours * 60);
  if (minutes < 1) return `${Math.round(hours * 3600)} s`;
  if (minutes < 60) return `${minutes} min`;
  const whole = Math.floor(minutes / 60);
  if (whole < 24) return minutes % 60 === 0 ? `${whole} h` : `${whole} h ${minutes % 60} min`;
  return `${Math.floor(whole / 24)} d ${whole % 24} h`;
}
