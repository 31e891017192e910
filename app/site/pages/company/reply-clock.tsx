import { Exhibit } from '../../parts/exhibit';
import { type ReplyTime, replyTimes, shownDays, weekend } from './reply-times';

const hours = shownDays.length * 24;
const share = (hour: number) => `${Math.round((hour / hours) * 10_000) / 100}%`;

/** The promise of an answer as a drawing of a week, and in words below it. */
export function ReplyClock({ caption }: { caption: string }) {
  const times = replyTimes();
  return (
    <Exhibit caption={caption}>
      <Week times={times} />
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

/** Positions are shares of the width, so that words and points keep their size on every screen. */
function Week({ times }: { times: readonly ReplyTime[] }) {
  return (
    <div aria-hidden="true">
      <p className="grid grid-cols-6 text-xs text-muted sm:text-sm">
        {shownDays.map((day) => (
          <span key={day} className="border-l border-line pb-2 pl-1.5 sm:pl-2.5">
            {day}
          </span>
        ))}
      </p>
      <svg className="block h-32 w-full overflow-visible" fill="none" focusable="false">
        <rect
          x={share(weekend.from)}
          width={share(weekend.to - weekend.from)}
          height="128"
          fill="var(--color-sunken)"
        />
        {shownDays.map((day, n) => (
          <line key={day} x1={share(n * 24)} x2={share(n * 24)} y2="128" stroke="var(--color-line)" />
        ))}
        {times.map((time, n) => (
          <Span key={time.written} time={time} y={24 + n * 40} />
        ))}
      </svg>
    </div>
  );
}

/** Solid while the clock runs, dotted through the weekend. */
function Span({ time: { from, to }, y }: { time: ReplyTime; y: number }) {
  const stretches = [
    { start: from, end: Math.min(to, weekend.from), counts: true },
    { start: Math.max(from, weekend.from), end: Math.min(to, weekend.to), counts: false },
    { start: Math.max(from, weekend.to), end: to, counts: true },
  ];
  return (
    <g strokeWidth="3">
      {stretches
        .filter(({ start, end }) => start < end)
        .map(({ start, end, counts }) => (
          <line
            key={start}
            x1={share(start)}
            x2={share(end)}
            y1={y}
            y2={y}
            stroke={counts ? 'var(--color-accent)' : 'var(--color-line-strong)'}
            strokeDasharray={counts ? undefined : '2 6'}
          />
        ))}
      <circle cx={share(from)} cy={y} r="5" fill="var(--color-raised)" stroke="var(--color-accent)" strokeWidth="2.5" />
      <line x1={share(to)} x2={share(to)} y1={y - 8} y2={y + 8} stroke="var(--color-warm)" />
    </g>
  );
}
