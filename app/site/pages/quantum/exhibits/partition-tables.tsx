import { partitionMatrix, rankedPlans } from './partition';

const total = (lengths: readonly number[]) => lengths.reduce((sum, length) => sum + length, 0);
const signed = (value: number) => String(value).replace('-', '−');

/** The QUBO of two machines: negative weights pull a job in, positive ones push a pair apart. */
export function PartitionMatrix({
  lengths,
  caption,
  className,
}: {
  lengths: readonly number[];
  caption: string;
  className: string;
}) {
  return (
    <figure className={className}>
      <div className="relative overflow-x-auto border border-line bg-raised p-1 sm:p-6">
        <table className="w-full border-collapse font-mono text-xs sm:text-sm">
          <caption className="sr-only">The matrix Q, jobs by their hours</caption>
          <thead>
            <tr className="text-muted">
              <td />
              {lengths.map((length) => (
                <th key={length} scope="col" className="p-1 text-right font-normal sm:p-2">
                  {length} h
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {partitionMatrix(lengths).map((row, i) => (
              <tr key={lengths[i]}>
                <th scope="row" className="p-1 text-right font-normal whitespace-nowrap text-muted sm:p-2">
                  {lengths[i]} h
                </th>
                {row.map((weight, j) => (
                  <td
                    key={lengths[j]}
                    className={`border border-line p-1 py-2 text-right tabular-nums sm:p-2 sm:py-3.5 ${tone(i, j)}`}
                  >
                    {j < i ? '' : signed(weight)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption className="mt-3 text-sm text-muted">{caption}</figcaption>
    </figure>
  );
}

function tone(row: number, column: number): string {
  if (column < row) return 'bg-sunken';
  return column === row ? 'bg-accent-soft text-accent' : '';
}

const shown = 6;

export function RankedPlans({
  lengths,
  columns,
  caption,
}: {
  lengths: readonly number[];
  columns: readonly string[];
  caption: string;
}) {
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full border-collapse text-xs sm:text-sm">
        <caption className="pb-4 text-left text-sm text-muted">
          {/* As wide as the window at most, where the table itself is wider and scrolls. */}
          <span className="block max-w-[calc(100vw-2*var(--page-gutter))]">{caption}</span>
        </caption>
        <thead>
          <tr className="border-b border-line-strong text-left text-muted">
            {columns.map((column, index) => (
              <th key={column} scope="col" className={`py-2 font-medium ${index > 1 ? 'pl-1 text-right' : 'pr-4'}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="font-mono">
          {rankedPlans(lengths)
            .slice(0, shown)
            .map(({ first, second, difference, energy }, index) => (
              <tr key={first.join()} className={`border-b border-line ${index === 0 ? 'text-accent' : ''}`}>
                <td className="py-3 pr-2 whitespace-nowrap sm:pr-4">
                  {first.join('+')} = {total(first)}
                </td>
                <td className="py-3 pr-2 whitespace-nowrap sm:pr-4">
                  {second.join('+')} = {total(second)}
                </td>
                <td className="py-3 text-right whitespace-nowrap">{difference} h</td>
                <td className="py-3 pl-2 text-right sm:pl-4">{energy}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  );
}
