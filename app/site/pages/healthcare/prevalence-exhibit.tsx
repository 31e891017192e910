import { mix, range } from '../../illustrations/geometry';
import { Exhibit } from '../../parts/exhibit';
import { Plot, PlotNote, plotCurve } from '../../parts/plot';
import type { healthcareCopy } from './healthcare-copy';
import { inPeople, positivePredictiveValue } from './predictive-value';

const SENSITIVITY = 0.8;
const curves = [
  { specificity: 0.999, className: 'stroke-text', noteAt: 0.1 },
  { specificity: 0.99, className: 'stroke-accent', noteAt: 0.42 },
  { specificity: 0.95, className: 'stroke-warm', noteAt: 0.72 },
] as const;
const shown = { sensitivity: SENSITIVITY, specificity: 0.99 };

/** Prevalence from one in a thousand to one in ten, in even steps of its logarithm. */
const prevalenceAt = (share: number) => 10 ** mix(-3, -1, share);
const shares = range(41).map((step) => step / 40);
const percent = (value: number, digits = 0) => `${(value * 100).toFixed(digits)}%`;

const trueAt = (prevalence: number, specificity: number) =>
  percent(positivePredictiveValue(prevalence, { sensitivity: SENSITIVITY, specificity }));
/** Each curve by its ends and its middle. */
const curvesInWords = `Three curves that rise with how common the disease is, among 1,000, 100 and 10 people. ${curves
  .map(
    ({ specificity }) =>
      `At a specificity of ${percent(specificity, 1)}: ${[0.001, 0.01, 0.1].map((one) => trueAt(one, specificity)).join(', ')}.`,
  )
  .join(' ')}`;

type Copy = typeof healthcareCopy.sections.prevalence;

export function PrevalenceExhibit({ copy }: { copy: Copy }) {
  return (
    <Exhibit caption={copy.caption}>
      <Plot
        description={curvesInWords}
        xTitle={copy.x}
        yTitle={copy.y}
        x={[0, 0.5, 1].map((at) => ({ at, label: `1 in ${Math.round(1 / prevalenceAt(at))}` }))}
        y={[0, 0.5, 1].map((at) => ({ at, label: percent(at) }))}
        notes={<Notes />}
      >
        {curves.map(({ specificity, className }) => (
          <path
            key={specificity}
            d={plotCurve(
              shares.map((share) =>
                positivePredictiveValue(prevalenceAt(share), { sensitivity: SENSITIVITY, specificity }),
              ),
            )}
            className={`plot-line ${className}`}
          />
        ))}
      </Plot>
      <PeopleTable copy={copy} />
    </Exhibit>
  );
}

function Notes() {
  const tones = { 'stroke-text': 'text', 'stroke-accent': 'accent', 'stroke-warm': 'warm' } as const;
  return curves.map(({ specificity, className, noteAt }) => {
    const value = positivePredictiveValue(prevalenceAt(noteAt), { sensitivity: SENSITIVITY, specificity });
    return (
      <PlotNote key={specificity} at={noteAt + 0.03} up={value - 0.08} tone={tones[className]}>
        {percent(specificity, 1)}
      </PlotNote>
    );
  });
}

function PeopleTable({ copy }: { copy: Copy }) {
  return (
    <div className="mt-10 relative overflow-x-auto">
      <table className="w-full text-right text-sm tabular-nums">
        <caption className="pb-3 text-left font-medium">{copy.table}</caption>
        <thead className="border-b border-line-strong text-xs text-muted">
          <tr>
            {copy.columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`py-2 align-bottom font-normal ${index === 0 ? 'text-left' : 'pl-1'} ${index === 1 || index === 3 ? 'max-sm:hidden' : ''}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[0.002, 0.01, 0.05].map((prevalence) => {
            const people = inPeople(10_000, prevalence, shown);
            return (
              <tr key={prevalence} className="border-b border-line">
                <th scope="row" className="py-2.5 text-left font-normal">
                  1 in {1 / prevalence}
                </th>
                <td className="max-sm:hidden">{people.ill}</td>
                <td>{people.found}</td>
                <td className="max-sm:hidden">{people.missed}</td>
                <td className="text-warm">{people.falseAlarms}</td>
                <td className="font-semibold">{percent(people.trueShare)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
