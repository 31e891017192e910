import { Exhibit } from '../../parts/exhibit';
import { bellTest, type Setting } from './bell-test';
import type { CoursesCopy } from './courses-copy';

/** Drawn once from the probabilities that an ideal pair has: (1 + cos 2(a - b)) / 2 for the same answer. */
const settings: readonly Setting[] = [
  { first: 0, second: 22.5, same: 840, different: 160, sign: 1 },
  { first: 0, second: 67.5, same: 129, different: 871, sign: -1 },
  { first: 45, second: 22.5, same: 855, different: 145, sign: 1 },
  { first: 45, second: 67.5, same: 858, different: 142, sign: 1 },
];

const signed = (value: number) => value.toFixed(3).replace('-', '−');

/** Counts to judge, and behind a fold what they amount to. */
export function ExamQuestion({ copy }: { copy: CoursesCopy['sample'] }) {
  const { correlations, sum, standardError, deviations } = bellTest(settings);
  return (
    <Exhibit caption={copy.note}>
      <div className="relative overflow-x-auto">
        <table className="w-full text-right font-mono text-sm tabular-nums">
          <thead className="font-sans text-muted">
            <tr>
              <th scope="col" className="pb-3 text-left font-medium">
                {copy.angles}
              </th>
              <th scope="col" className="pb-3 font-medium">
                {copy.same}
              </th>
              <th scope="col" className="pb-3 font-medium">
                {copy.different}
              </th>
            </tr>
          </thead>
          <tbody>
            {settings.map(({ first, second, same, different }) => (
              <tr key={`${first} ${second}`} className="border-t border-line">
                <th scope="row" className="py-3 text-left font-normal">
                  {first}° / {second}°
                </th>
                <td className="py-3">{same}</td>
                <td className="py-3">{different}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <details className="fold mt-2 border-t border-line">
        <summary className="flex justify-between py-4 font-medium text-accent">
          {copy.reveal}
          <span aria-hidden="true" className="fold-plus font-mono">
            +
          </span>
        </summary>
        <ul className="grid gap-x-6 gap-y-1 pb-4 font-mono text-sm sm:grid-cols-2">
          {settings.map(({ first, second }, n) => (
            <li key={`${first} ${second}`}>
              E({first}°, {second}°) = {signed(correlations[n] ?? 0)}
            </li>
          ))}
        </ul>
        <p className="overflow-x-auto font-mono text-sm">
          S = E₁ − E₂ + E₃ + E₄ = {signed(sum)} ± {standardError.toFixed(3)}
        </p>
        <p className="mt-1 font-mono text-sm">(S − 2) / σ = {deviations.toFixed(1)}</p>
        <p className="mt-4 max-w-[60ch] text-muted">{copy.verdict}</p>
      </details>
    </Exhibit>
  );
}
