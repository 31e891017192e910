import { longDate } from '~/lib/dates';
import type { Bar } from './page-views';

const width = 960;
const height = 220;
const top = 12;
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Views over time as bars. What it shows stands in the table beside it too. */
export function ViewsChart({ bars, name }: { bars: readonly Bar[]; name: string }) {
  const most = Math.max(...bars.map(({ views }) => views), 1);
  const ceiling = roundUp(most);
  const step = width / bars.length;
  const yOf = (views: number) => top + (height - top) * (1 - views / ceiling);
  const marks = [...new Set([0, Math.round(ceiling / 2), ceiling])];
  return (
    <figure className="views-chart">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-2xs text-muted tabular-nums">
        <div className="relative" aria-hidden="true">
          {/* As wide as its widest mark. */}
          <span className="invisible">{ceiling.toLocaleString('en-US')}</span>
          {marks.map((mark) => (
            <span
              key={mark}
              className="absolute right-0 -translate-y-1/2"
              style={{ top: `${(yOf(mark) / height) * 100}%` }}
            >
              {mark.toLocaleString('en-US')}
            </span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={name}
          className="h-44 w-full overflow-visible sm:h-56"
        >
          {marks.map((mark) => (
            <line key={mark} x1="0" x2={width} y1={yOf(mark)} y2={yOf(mark)} className="views-chart-line" />
          ))}
          {bars.map((bar, index) => (
            <rect
              key={bar.from}
              x={index * step + step * 0.14}
              y={yOf(bar.views)}
              width={step * 0.72}
              height={height - yOf(bar.views)}
              className="views-chart-bar"
            >
              <title>{`${dayWords(bar)}: ${bar.views.toLocaleString('en-US')}`}</title>
            </rect>
          ))}
        </svg>
        <span />
        <figcaption className="mt-1.5 flex justify-between">
          <span>{shortDay.format(new Date(bars[0]?.from ?? 0))}</span>
          <span>{shortDay.format(new Date(bars.at(-1)?.to ?? 0))}</span>
        </figcaption>
      </div>
    </figure>
  );
}

/** "November 21, 2026", or with a week "November 15, 2026 to November 21, 2026". */
export function dayWords({ from, to }: Bar): string {
  return from === to ? longDate(from) : `${longDate(from)} to ${longDate(to)}`;
}

/** The next of 1, 2, 4, 5, 10, 20, 40, 50, …: an axis that ends in a number that can be halved at a glance. */
function roundUp(views: number): number {
  const power = 10 ** Math.floor(Math.log10(views));
  const factor = [1, 2, 4, 5, 10].find((candidate) => candidate * power >= views) ?? 10;
  return Math.max(2, factor * power);
}
