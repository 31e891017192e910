import { Exhibit } from '../../parts/exhibit';
import { type ReplyTime, replyTimes, shownDays, weekend } from './reply-times';

const hourWidth = 5;
const dayWidth = 24 * hourWidth;
const width = shownDays.length * dayWidth;
const top = 34;
const row = 34;

/** The promise of an answer as a drawing of a week, and in words below it. */
export function ReplyClock({ caption }: { caption: string }) {
  const times = replyTimes();
  const height = top + times.length * row + 8;
  return (
    <Exhibit caption={caption}>
      <svg viewBox={`0 0 ${width} ${height}`} className="w-full" fill="none" aria-hidden="true" focusable="false">
        <path
          d={`M${weekend.from * hourWidth} 0h${(weekend.to - weekend.from) * hourWidth}v${height}h-${(weekend.to - weekend.from) * hourWidth}z`}
          fill="var(--color-sunken)"
        />
        {shownDays.map((day, n) => (
          <g key={day}>
            <path d={`M${n * dayWidth + 0.5} 0v${height}`} stroke="var(--color-line)" />
            <text x={n * dayWidth + 8} y="18" fontSize="14" fill="var(--color-muted)">
              {day}
            </text>
          </g>
        ))}
        {times.map((time, n) => (
          <Span key={time.written} time={time} y={top + n * row + row / 2} />
        ))}
      </svg>
      <table className="mt-6 w-full text-left text-sm">
        <thead className="text-muted">
          <tr>
            <th scope="col" className="py-2 pr-4 font-medium">
              You write
            </th>
            <th scope="col" className="py-2 font-medium">
              Answered by
            </th>
          </tr>
        </thead>
        <tbody>
          {times.map(({ written, due }) => (
            <tr key={written} className="border-t border-line">
              <td className="py-2.5 pr-4">{written}</td>
              <td className="py-2.5 font-medium">{due}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Exhibit>
  );
}

function Span({ time: { from, to }, y }: { time: ReplyTime; y: number }) {
  const x = (hours: number) => hours * hourWidth;
  // Solid before and after the weekend, dashed through it.
  const before = from < weekend.from ? [from, Math.min(to, weekend.from)] : null;
  const within = to > weekend.from ? [Math.max(from, weekend.from), weekend.to] : null;
  const after = to > weekend.to ? [weekend.to, to] : null;
  const line = (span: number[]) => `M${x(span[0] ?? 0)} ${y}H${x(span[1] ?? 0)}`;
  return (
    <g strokeWidth="3">
      {before && <path d={line(before)} stroke="var(--color-accent)" />}
      {within && <path d={line(within)} stroke="var(--color-line-strong)" strokeDasharray="2 7" />}
      {after && <path d={line(after)} stroke="var(--color-accent)" />}
      <circle cx={x(from)} cy={y} r="5" fill="var(--color-ground)" stroke="var(--color-accent)" strokeWidth="2.5" />
      <path d={`M${x(to)} ${y - 8}v16`} stroke="var(--color-warm)" />
    </g>
  );
}
