import { Exhibit } from '../../parts/exhibit';
import { Plot, PlotNote, percent } from '../../parts/plot';
import { breakEvenSize, classicalSeconds, quantumSeconds } from './break-even';
import type { ConsultingCopy } from './consulting-copy';

/** Powers of ten at the edges of the plane: candidates, and seconds. */
const size = { from: 6, to: 20 } as const;
const seconds = { from: -2, to: 9 } as const;

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const xTicks = [6, 9, 12, 15, 18].map((power) => ({ at: across(power), label: powerOfTen(power) }));
const yTicks = [
  { label: '1 s', value: 1 },
  { label: '1 h', value: 3600 },
  { label: '1 day', value: 86_400 },
  { label: '1 year', value: 31_557_600 },
].map(({ label, value }) => ({ at: up(Math.log10(value)), label }));

function across(power: number): number {
  return (power - size.from) / (size.to - size.from);
}

function up(power: number): number {
  return (power - seconds.from) / (seconds.to - seconds.from);
}

function powerOfTen(power: number): string {
  return `10${Array.from(String(power), (digit) => superscripts[Number(digit)]).join('')}`;
}

/** A straight line in the doubly logarithmic plane, cut off at its edges. */
function line(time: (candidates: number) => number): string {
  const points: string[] = [];
  for (let power: number = size.from; power <= size.to; power += 0.5) {
    const height = Math.log10(time(10 ** power));
    if (height < seconds.from - 1e-9 || height > seconds.to + 1e-9) continue;
    points.push(`${Math.round(across(power) * 1e4) / 100} ${Math.round((1 - up(height)) * 1e4) / 100}`);
  }
  return `M${points.join('L')}`;
}

export function BreakEvenPlot({ copy }: { copy: ConsultingCopy['break_even'] }) {
  const crossings = [1, 1000].map((cores) => {
    const power = Math.log10(breakEvenSize(cores));
    return { cores, x: across(power), y: up(Math.log10(quantumSeconds(10 ** power))) };
  });
  return (
    <Exhibit caption={copy.note}>
      <Plot
        description={copy.description}
        xTitle={copy.across}
        yTitle={copy.up}
        x={xTicks}
        y={yTicks}
        notes={
          <>
            <PlotNote at={0.44} up={0.74} anchor="end">
              {copy.one_core}
            </PlotNote>
            <PlotNote at={0.46} up={0.1} tone="muted">
              {copy.many_cores}
            </PlotNote>
            <PlotNote at={0.01} up={0.52} tone="accent">
              {copy.quantum}
            </PlotNote>
            {crossings.map(({ cores, x, y }) => (
              <circle key={cores} cx={percent(x)} cy={percent(1 - y)} r="6" className="fill-warm" />
            ))}
          </>
        }
      >
        <path
          d={line((n) => classicalSeconds(n, 1))}
          className="plot-line"
          stroke="var(--color-text)"
          strokeWidth="2"
        />
        <path
          d={line((n) => classicalSeconds(n, 1000))}
          className="plot-line"
          stroke="var(--color-line-strong)"
          strokeWidth="2"
        />
        <path d={line(quantumSeconds)} className="plot-line" stroke="var(--color-accent)" strokeWidth="3" />
      </Plot>
    </Exhibit>
  );
}
