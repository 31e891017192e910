const second = 1;
const [minute, hour, dayLong, year] = [60 * second, 3600, 86_400, 31_557_600];

/** Who controls the grid on which time, from the first reaction to the last, in seconds. */
const spans = [
  { name: 'Protection', from: 0.01, to: 0.2, ours: false },
  { name: 'Frequency containment', from: 0.5, to: 30, ours: false },
  { name: 'Frequency restoration', from: 30, to: 15 * minute, ours: false },
  { name: 'Dispatch and storage', from: 5 * minute, to: 36 * hour, ours: true },
  { name: 'Forecasts', from: 15 * minute, to: 10 * dayLong, ours: true },
  { name: 'Maintenance', from: 7 * dayLong, to: year, ours: true },
  { name: 'Network planning', from: year, to: 20 * year, ours: true },
] as const;

const ticks = [
  { at: 0.01, label: '10 ms' },
  { at: second, label: '1 s' },
  { at: minute, label: '1 min' },
  { at: hour, label: '1 h' },
  { at: dayLong, label: '1 day' },
  { at: year, label: '1 year' },
] as const;

const [left, right] = [10, 750];
const [first, last] = [Math.log10(0.01), Math.log10(20 * year)];
const x = (seconds: number) => left + ((Math.log10(seconds) - first) / (last - first)) * (right - left);

export function TimeAxis() {
  return (
    <svg
      viewBox="0 0 760 420"
      className="chart"
      fill="none"
      role="img"
      aria-label="On a logarithmic time axis, protection, frequency containment and restoration lie below fifteen minutes; dispatch, forecasts, maintenance and planning, which are ours, reach from five minutes to twenty years."
    >
      {ticks.map(({ at, label }) => (
        <g key={label}>
          <path d={`M${x(at).toFixed(1)} 0V372`} stroke="var(--color-line)" />
          <text x={x(at)} y="402" textAnchor={at === 0.01 ? 'start' : 'middle'}>
            {label}
          </text>
        </g>
      ))}
      {spans.map(({ name, from, to, ours }, index) => {
        const top = 10 + index * 52;
        const rightHalf = x(from) > 380;
        return (
          <g key={name}>
            <path
              d={`M${x(from).toFixed(1)} ${top + 32}H${x(to).toFixed(1)}`}
              stroke={ours ? 'var(--color-accent)' : 'var(--color-line-strong)'}
              strokeWidth="12"
            />
            <text
              x={rightHalf ? x(to) : x(from)}
              y={top + 16}
              textAnchor={rightHalf ? 'end' : 'start'}
              className={ours ? 'chart-accent' : undefined}
            >
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
