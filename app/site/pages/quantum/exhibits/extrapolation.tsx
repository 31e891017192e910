import { Exhibit } from '../../../parts/exhibit';
import { Plot, PlotNote, percent, plotCurve } from '../../../parts/plot';
import type { computersCopy } from '../computers-copy';
import { extrapolated, noisyReading, type Reading } from './device';

type Copy = typeof computersCopy.sections.mitigation;

const [lowest, highest, farthest] = [0.4, 1.15, 3.2];
const upOf = (value: number) => (value - lowest) / (highest - lowest);
const acrossOf = (factor: number) => factor / farthest;

const readings = [1, 2, 3].map((factor) => noisyReading(factor, 0.2, 4000));
const zero = extrapolated(readings);

/** Lagrange's parabola through the three readings. */
function parabola(factor: number): number {
  const [a = 0, b = 0, c = 0] = readings.map(({ value }) => value);
  const [u, v, w] = [factor - 1, factor - 2, factor - 3];
  return (a * v * w) / 2 - b * u * w + (c * u * v) / 2;
}

const curve = Array.from({ length: 33 }, (_, index) => upOf(parabola((index / 32) * farthest)));

/** Zero-noise extrapolation with its price: what is gained in bias and what is lost in certainty. */
export function Extrapolation({ copy }: { copy: Copy }) {
  return (
    <div className="grid grid-cols-12 gap-x-4 gap-y-10 lg:gap-x-8">
      <Exhibit caption={copy.caption} className="col-span-12 min-w-0 lg:col-span-7">
        <Plot
          description={copy.description}
          xTitle="noise factor"
          yTitle="expectation value"
          x={[0, 1, 2, 3].map((factor) => ({ at: acrossOf(factor), label: String(factor) }))}
          y={[0.4, 0.6, 0.8, 1].map((value) => ({ at: upOf(value), label: String(value) }))}
          notes={
            <>
              {readings.map((reading) => (
                <Bar key={reading.factor} reading={reading} tone="stroke-text" />
              ))}
              <Bar reading={zero} tone="stroke-warm" />
              <PlotNote at={0.03} up={upOf(1.11)} tone="warm">
                extrapolated
              </PlotNote>
              <PlotNote at={acrossOf(1.08)} up={upOf(0.845)}>
                as measured
              </PlotNote>
            </>
          }
        >
          <path d={plotCurve(curve)} className="plot-line stroke-accent" />
        </Plot>
      </Exhibit>
      <div className="col-span-12 lg:col-span-4 lg:col-start-9">
        <h2 id="mitigation-title" className="text-3xl">
          {copy.title}
        </h2>
        <p className="mt-5 text-muted">{copy.content}</p>
        <dl className="mt-8 border-t border-line">
          {copy.facts.map(({ term, kind }) => (
            <div key={term} className="flex items-baseline justify-between gap-6 border-b border-line py-3">
              <dt className="text-sm text-muted">{term}</dt>
              <dd className="font-mono">{prices[kind]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

const growth = zero.error / (readings[0]?.error ?? 1);
const prices = {
  bias: (1 - (readings[0]?.value ?? 0)).toFixed(3),
  rest: (1 - zero.value).toFixed(3),
  bar: `${growth.toFixed(1)} times`,
  // At each of the three noise factors, instead of at one.
  shots: `${Math.round(3 * growth ** 2)} times`,
};

function Bar({ reading: { factor, value, error }, tone }: { reading: Reading; tone: string }) {
  const x = percent(acrossOf(factor));
  return (
    <>
      <line
        x1={x}
        x2={x}
        y1={percent(1 - upOf(value + 2 * error))}
        y2={percent(1 - upOf(value - 2 * error))}
        className={`${tone} [stroke-width:2]`}
      />
      <circle cx={x} cy={percent(1 - upOf(value))} r="4" className={`fill-raised [stroke-width:2] ${tone}`} />
    </>
  );
}
