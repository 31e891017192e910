import type { governmentCopy } from './government-copy';

const [start, end, planned] = [2026, 2086, 2035];
const ticks = [2026, 2035, 2050, 2065, 2080];
const [left, right, lane] = [4, 756, 78];
const x = (year: number) => left + ((year - start) / (end - start)) * (right - left);

/** How many years of a record's secrecy lie beyond the planning date. */
export function yearsExposed({ secret, migration }: { secret: number; migration: number }): number {
  return Math.max(0, start + migration + secret - planned);
}

/** Migration and secrecy of each record on one axis of years, with the part that lies beyond the planning date. */
export function Horizon({ copy }: { copy: (typeof governmentCopy.sections)['exhibit'] }) {
  const bottom = copy.items.length * lane;
  return (
    <>
      <svg viewBox={`0 0 760 ${bottom + 40}`} className="chart" fill="none" aria-hidden="true">
        {ticks.map((year) => (
          <text key={year} x={x(year)} y={bottom + 34} textAnchor={year === start ? 'start' : 'middle'}>
            {year}
          </text>
        ))}
        {copy.items.map((record, index) => {
          const { name, secret, migration } = record;
          const y = index * lane + 48;
          const moved = start + migration;
          const until = moved + secret;
          return (
            <g key={name}>
              <text x={left} y={y - 18} className="chart-strong">
                {name}
              </text>
              <path d={`M${left} ${y}H${x(moved)}`} stroke="var(--color-line-strong)" strokeWidth="16" />
              <path
                d={`M${x(moved)} ${y}H${x(Math.min(until, planned))}`}
                stroke="var(--color-accent)"
                strokeWidth="16"
              />
              {until > planned && (
                <path d={`M${x(planned)} ${y}H${x(until)}`} stroke="var(--color-warm)" strokeWidth="16" />
              )}
              <path d={`M${x(planned)} ${y - 15}v30`} stroke="var(--color-text)" strokeWidth="3" />
              {until > planned && <Exposed record={record} at={x(until)} y={y} word={copy.exposed} />}
            </g>
          );
        })}
      </svg>
      <div className="sr-only">
        <table>
          <caption>{copy.title}</caption>
          <tbody>
            {copy.items.map((record) => (
              <tr key={record.name}>
                <th scope="row">{record.name}</th>
                <td>
                  {copy.migration}: {record.migration} years. {copy.secret}: {record.secret} years.
                </td>
                <td>
                  {yearsExposed(record)} years {copy.exposed.toLowerCase()}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p aria-hidden="true" className="mt-5 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <span>
          <span aria-hidden="true" className="mr-2 inline-block size-3 bg-line-strong" />
          {copy.migration}
        </span>
        <span>
          <span aria-hidden="true" className="mr-2 inline-block size-3 bg-accent" />
          {copy.secret}
        </span>
        <span>
          <span aria-hidden="true" className="mr-2 inline-block size-3 bg-warm" />
          {copy.exposed}
        </span>
      </p>
    </>
  );
}

/** Beside the bar, or above its end where the sheet is at its end. */
function Exposed({
  record,
  at,
  y,
  word,
}: {
  record: { secret: number; migration: number };
  at: number;
  y: number;
  word: string;
}) {
  const inside = at > 500;
  return (
    <text x={inside ? at : at + 12} y={inside ? y - 18 : y + 6} textAnchor={inside ? 'end' : 'start'}>
      {yearsExposed(record)} years {word.toLowerCase()}
    </text>
  );
}
