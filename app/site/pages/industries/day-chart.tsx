import { type HourOfDay, runDay, sum } from './day-model';

const [column, gap, top, bottom] = [30, 4, 190, 380];
const y = (megawatts: number) => bottom - (megawatts / top) * (bottom - 16);

export const dayAlone = runDay(false);
export const dayTogether = runDay(true);

/** Hours as columns: what serves the demand stands below its line, what is left over above it. A layer without a fill is an outline. */
const layers = [
  {
    key: 'used',
    of: (hour: HourOfDay) => Math.min(hour.clean, hour.demand),
    fill: 'var(--color-accent)',
    opacity: 0.85,
  },
  { key: 'discharge', of: (hour: HourOfDay) => hour.discharge, fill: 'var(--color-accent)', opacity: 0.55 },
  { key: 'thermal', of: (hour: HourOfDay) => hour.thermal, fill: 'var(--color-line-strong)', opacity: 0.75 },
  { key: 'charge', of: (hour: HourOfDay) => hour.charge, fill: 'none', opacity: 1 },
  { key: 'spilled', of: (hour: HourOfDay) => hour.spilled, fill: 'var(--color-warm)', opacity: 1 },
] as const;

export type LayerKey = (typeof layers)[number]['key'];

/** The battery gives and takes: the same colour, filled and as an outline. */
function paint(fill: string, opacity: number) {
  if (fill !== 'none') return { fill, opacity };
  return { fill: 'none', stroke: 'var(--color-accent)', strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' } as const;
}

/** Every third hour; the sums stand in the table of the page. */
function dayInWords(day: readonly HourOfDay[]): string {
  const moments = day.flatMap(({ demand, clean }, hour) =>
    hour % 3 === 0 ? [`${clock(hour)} ${demand.toFixed(0)} and ${clean.toFixed(0)}`] : [],
  );
  return `Demand, and wind and sun, in megawatts: ${moments.join(', ')}.`;
}

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

export function DayChart({ day, className }: { day: readonly HourOfDay[]; className: string }) {
  const paths = layers.map(() => '');
  day.forEach((hour, index) => {
    let stacked = 0;
    layers.forEach(({ of }, layer) => {
      const amount = of(hour);
      if (amount > 0.05) {
        const [low, high] = [y(stacked), y(stacked + amount)];
        paths[layer] += `M${index * column} ${low.toFixed(1)}h${column - gap}V${high.toFixed(1)}h${gap - column}z`;
      }
      stacked += amount;
    });
  });
  const line = day.map(
    (hour, index) => `${index === 0 ? 'M0 ' : 'V'}${y(hour.demand).toFixed(1)}H${(index + 1) * column - gap}`,
  );
  return (
    <div>
      <svg
        viewBox="0 0 716 384"
        preserveAspectRatio="none"
        className={`block w-full ${className}`}
        fill="none"
        role="img"
        aria-label={dayInWords(day)}
      >
        {layers.map(({ key, fill, opacity }, index) => (
          <path key={key} d={paths[index]} {...paint(fill, opacity)} />
        ))}
        <path d={line.join('')} stroke="var(--color-text)" strokeWidth="3" vectorEffect="non-scaling-stroke" />
      </svg>
      <p aria-hidden="true" className="mt-3 grid grid-cols-4 text-sm text-muted tabular-nums">
        {[0, 6, 12, 18].map((hour) => (
          <span key={hour}>{clock(hour)}</span>
        ))}
      </p>
    </div>
  );
}

export function DayKey({ words }: { words: Record<LayerKey, string> }) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {layers.map(({ key, fill, opacity }) => (
        <li key={key} className="flex items-center gap-2">
          <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
            <path d="M1 1h10v10H1z" {...paint(fill, opacity)} />
          </svg>
          {words[key]}
        </li>
      ))}
    </ul>
  );
}

/** Of 100 units of demand, how many came from wind and sun, at once or through the battery. */
export function cleanShare(day: readonly HourOfDay[]): number {
  return 100 * (1 - sum(day, 'thermal') / sum(day, 'demand'));
}
