import { Exhibit } from '../../parts/exhibit';
import { Plot, PlotNote, plotCurve } from '../../parts/plot';
import type { automationCopy } from './automation-copy';
import { booked, correctByConfidence, wrongByConfidence } from './threshold';

const lines = [0.6, 0.75, 0.9];
const drawn = 0.75;
const top = Math.max(...correctByConfidence) * 1.08;
const curve = (counts: readonly number[]) => plotCurve(counts.map((count) => count / top));
const area = (counts: readonly number[]) => `${curve(counts)}V100H0z`;
const peakOf = (counts: readonly number[]) => (counts.indexOf(Math.max(...counts)) / counts.length).toFixed(2);
const curvesInWords =
  `Two humps over how sure the model was, from 0 to 1. What it read correctly gathers around ` +
  `${peakOf(correctByConfidence)}; the much lower hump of what it read wrongly lies around ${peakOf(wrongByConfidence)}. ` +
  `They overlap on both sides of a line at ${drawn}.`;
const ticks = [0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, label: String(at) }));

/** How sure the model was of what it read, and what a line for asking makes of it. */
export function ThresholdExhibit({ copy }: { copy: typeof automationCopy.sections.benefits }) {
  return (
    <Exhibit caption={copy.caption}>
      <Plot description={curvesInWords} xTitle={copy.x} yTitle={copy.y} x={ticks} y={[]} notes={<Notes copy={copy} />}>
        <path d={area(correctByConfidence)} className="fill-accent-soft" />
        <path d={curve(correctByConfidence)} className="plot-line stroke-accent" />
        <path d={area(wrongByConfidence)} className="fill-warm-soft" />
        <path d={curve(wrongByConfidence)} className="plot-line stroke-warm" />
        <path d={`M${drawn * 100} 0V100`} className="plot-line stroke-text" strokeDasharray="5 4" />
      </Plot>
      <div className="mt-8 relative overflow-x-auto">
        <table className="w-full text-right text-sm tabular-nums">
          <caption className="sr-only">{copy.threshold_title}</caption>
          <thead>
            <tr className="border-b border-line-strong text-muted">
              {[copy.line, copy.untouched, copy.errors, copy.asked].map((heading, index) => (
                <th
                  key={heading}
                  scope="col"
                  className={`py-2 align-bottom font-normal ${index === 0 ? 'text-left' : 'pl-3'}`}
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => {
              const { untouched, errors, asked } = booked(line);
              return (
                <tr key={line} className={`border-b border-line ${line === drawn ? 'font-semibold' : ''}`}>
                  <th scope="row" className="py-2.5 text-left font-mono font-normal">
                    {line.toFixed(2)}
                  </th>
                  <td>{untouched}</td>
                  <td>{errors}</td>
                  <td>{asked}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Exhibit>
  );
}

function Notes({ copy }: { copy: typeof automationCopy.sections.benefits }) {
  return (
    <>
      <PlotNote at={0.62} up={0.55} anchor="end" tone="accent">
        {copy.right}
      </PlotNote>
      <PlotNote at={0.35} up={0.16} anchor="end" tone="warm">
        {copy.wrong}
      </PlotNote>
    </>
  );
}
