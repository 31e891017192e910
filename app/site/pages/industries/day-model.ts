/** One day of a small grid, in megawatts by hour, and a battery in megawatt-hours. Every number is an example. */
const hours = Array.from({ length: 24 }, (_, hour) => hour);

const bell = (hour: number, centre: number, width: number) => Math.exp(-(((hour - centre) / width) ** 2));

const demand = hours.map((h) => 62 + 22 * bell(h, 8.5, 2.6) + 36 * bell(h, 19, 3) + 8 * bell(h, 13, 4));
const sun = hours.map((h) => (h > 5 && h < 19 ? 112 * Math.sin((Math.PI * (h - 5)) / 14) ** 1.4 : 0));
const wind = hours.map((h) => 34 + 12 * Math.cos((h - 2) / 3.6) + 4 * Math.sin(h * 1.7));

const battery = { power: 30, energy: 110, roundTrip: 0.88 };
/** What may be moved within the day without anybody noticing: pumps, cold stores, charging. */
const movable = { power: 14, energy: 70 };

export interface HourOfDay {
  /** Demand after some of it was moved. */
  demand: number;
  clean: number;
  charge: number;
  discharge: number;
  /** Wind and sun that nobody could take. */
  spilled: number;
  /** What thermal plants have to deliver. */
  thermal: number;
}

/** Moves demand into the hours with the largest surplus, out of those with the largest deficit. */
function moved(): number[] {
  const shifted = [...demand];
  const clean = (hour: number) => (sun[hour] ?? 0) + (wind[hour] ?? 0);
  const change = hours.map(() => 0);
  for (let left = movable.energy; left > 0; left--) {
    const surplus = (hour: number) => clean(hour) - (shifted[hour] ?? 0);
    const allowed = (sign: 1 | -1) => hours.filter((hour) => sign * (change[hour] ?? 0) < movable.power);
    const to = allowed(1).sort((a, b) => surplus(b) - surplus(a))[0];
    const from = allowed(-1).sort((a, b) => surplus(a) - surplus(b))[0];
    if (to === undefined || from === undefined || surplus(to) <= 0 || surplus(from) >= 0) break;
    shifted[to] = (shifted[to] ?? 0) + 1;
    shifted[from] = (shifted[from] ?? 0) - 1;
    change[to] = (change[to] ?? 0) + 1;
    change[from] = (change[from] ?? 0) - 1;
  }
  return shifted;
}

/** The day with or without storage and moved demand. The battery ends as it began: empty. */
export function runDay(together: boolean): HourOfDay[] {
  const needed = together ? moved() : demand;
  let stored = 0;
  return hours.map((hour) => {
    const clean = (sun[hour] ?? 0) + (wind[hour] ?? 0);
    const need = needed[hour] ?? 0;
    const surplus = clean - need;
    const room = together ? battery.energy - stored : 0;
    const charge = Math.max(0, Math.min(surplus, battery.power, room / battery.roundTrip));
    const discharge = together ? Math.max(0, Math.min(-surplus, battery.power, stored)) : 0;
    stored += charge * battery.roundTrip - discharge;
    return {
      demand: need,
      clean,
      charge,
      discharge,
      spilled: Math.max(0, surplus - charge),
      thermal: Math.max(0, -surplus - discharge),
    };
  });
}

export function sum(day: readonly HourOfDay[], part: keyof HourOfDay): number {
  return day.reduce((total, hour) => total + hour[part], 0);
}
