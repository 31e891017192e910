import { inSeries, outage, sayHours } from './availability';
import type { enterpriseCopy } from './enterprise-copy';

type Copy = typeof enterpriseCopy.sections.uptime;

const grades = [0.99, 0.999, 0.9995, 0.9999, 0.99999];
const chain = inSeries([0.999, 0.999, 0.999]);
const asPercent = (share: number) => `${Number((share * 100).toFixed(3))}%`;

export function AvailabilityTable({ copy }: { copy: Copy }) {
  return (
    <figure>
      <table className="w-full text-right tabular-nums">
        <caption className="sr-only">{copy.title}</caption>
        <thead className="text-sm text-muted">
          <tr className="border-b border-line-strong">
            {copy.columns.map((column, index) => (
              <th key={column} scope="col" className={`pb-3 font-normal ${index === 0 ? 'text-left' : 'pl-4'}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grades.map((grade) => (
            <Row key={grade} label={asPercent(grade)} availability={grade} />
          ))}
        </tbody>
      </table>
      <h3 className="mt-12 text-xl">{copy.chain_title}</h3>
      <p className="mt-3 max-w-[60ch] text-muted">{copy.chain}</p>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-6 gap-y-2 border-y border-line py-5">
        <span>{copy.chain_label}</span>
        <span className="font-display text-3xl leading-none font-semibold tabular-nums">{asPercent(chain)}</span>
        <span className="font-mono text-warm">{sayHours(outage(chain).year)}</span>
      </p>
      <figcaption className="mt-4 max-w-[68ch] text-sm text-muted">{copy.caption}</figcaption>
    </figure>
  );
}

function Row({ label, availability }: { label: string; availability: number }) {
  const { year, month } = outage(availability);
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-3.5 text-left font-display text-xl font-semibold">
        {label}
      </th>
      <td className="py-3.5 pl-4 font-mono text-sm sm:text-base">{sayHours(year)}</td>
      <td className="py-3.5 pl-4 font-mono text-sm sm:text-base">{sayHours(month)}</td>
    </tr>
  );
}
