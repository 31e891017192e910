import type { computersCopy } from '../computers-copy';
import { bestPlacement, countCnots, type ErrorSource, grid, type Pair, route, successRate } from './device';
import { NumberHeads } from './number-heads';

type Copy = typeof computersCopy.sections.budget;

const share = (rate: number) => `${(rate * 100).toFixed(1)}%`;
const asTyped = [0, 1, 2, 3, 4, 5];

/** What each kind of operation costs in certainty, for the circuit as typed and as placed. */
export function ErrorBudget({ copy, cnots }: { copy: Copy; cnots: readonly (readonly number[])[] }) {
  const pairs = cnots as readonly Pair[];
  const sources = (cnotCount: number): ErrorSource[] =>
    copy.items.map(({ title, failure, kind }) => ({
      name: title,
      failure,
      count: { cnots: cnotCount, singles: copy.singles, readouts: copy.readouts }[kind],
    }));
  const typed = sources(countCnots(route(grid, pairs, asTyped)));
  const placed = sources(countCnots(route(grid, pairs, bestPlacement(grid, pairs))));
  return (
    <div>
      <div className="relative overflow-x-auto">
        <table className="w-full border-collapse max-sm:text-sm">
          <thead>
            <tr className="border-b border-line-strong text-sm text-muted">
              <NumberHeads columns={copy.columns} />
            </tr>
          </thead>
          <tbody className="font-mono">
            {typed.map(({ name, failure, count }, index) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className="py-4 text-left font-sans font-medium">
                  {name}
                </th>
                <td className="py-4 pl-4 text-right">{failure}</td>
                <td className="py-4 pl-4 text-right">{count} ×</td>
                <td className="py-4 pl-4 text-right">{placed[index]?.count} ×</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-b-2 border-accent align-baseline">
              <th scope="row" colSpan={2} className="py-5 text-left text-lg font-semibold">
                {copy.result}
              </th>
              <td className="py-5 pl-4 text-right font-display text-lg font-semibold text-warm sm:text-2xl">
                {share(successRate(typed))}
              </td>
              <td className="py-5 pl-4 text-right font-display text-lg font-semibold text-accent sm:text-2xl">
                {share(successRate(placed))}
              </td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="mt-4 max-w-(--measure) text-sm text-muted">{copy.note}</p>
    </div>
  );
}
