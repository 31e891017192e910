import { type Contour, contourLines, sampleField } from '../../illustrations/contours';
import { range } from '../../illustrations/geometry';
import { Exhibit } from '../../parts/exhibit';
import { Plot, PlotDot, PlotNote } from '../../parts/plot';
import type { quantumAiCopy } from './quantum-ai-copy';
import { bestCut, chanceOfBest, climb, coinCut, expectedCut } from './variational-loop';

const WIDE = 1.6;
const HIGH = 0.8;
const across = (gamma: number) => Math.round((gamma / WIDE) * 1000) / 10;
const down = (beta: number) => Math.round((1 - beta / HIGH) * 1000) / 10;

/** The way of the learner and the lines of equal height: some thousand small simulations, made when first looked at. */
function makeDrawing() {
  const path = climb({ gamma: 0.1, beta: 0.06 }, 16);
  const samples = sampleField((x, y) => expectedCut((x / 100) * WIDE, (1 - y / 100) * HIGH), {
    x: 0,
    y: 0,
    width: 100,
    height: 100,
    columns: 36,
    rows: 28,
  });
  const lines = range(14).map((step) => {
    const level = 3.2 + step * 0.2;
    return { level, d: contourLines(samples, level).map(lineThrough).join('') };
  });
  return { path, last: path.at(-1) ?? { gamma: 0, beta: 0, cut: 0 }, lines };
}

let drawn: ReturnType<typeof makeDrawing> | undefined;

function drawing(): ReturnType<typeof makeDrawing> {
  drawn ??= makeDrawing();
  return drawn;
}

function lineThrough({ points, closed }: Contour): string {
  const places = points.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`);
  return `M${places.join('L')}${closed ? 'z' : ''}`;
}

type Copy = typeof quantumAiCopy.sections.loop;

/** The average cut over both angles, and the way of the learner through it. */
export function LoopLandscape({ copy }: { copy: Copy }) {
  const { path, last, lines } = drawing();
  const start = path[0] ?? last;
  const way = `M${path.map(({ gamma, beta }) => `${across(gamma)} ${down(beta)}`).join('L')}`;
  return (
    <Exhibit caption={copy.caption}>
      <Plot
        description={
          `Lines of equal height over both angles. The learner begins at phase ${start.gamma.toFixed(1)} and mixing ` +
          `${start.beta.toFixed(2)} with ${start.cut.toFixed(1)} edges cut, and climbs in ${path.length - 1} steps to ` +
          `phase ${last.gamma.toFixed(2)} and mixing ${last.beta.toFixed(2)} with ${last.cut.toFixed(1)}.`
        }
        xTitle={copy.x}
        yTitle={copy.y}
        x={[0, 0.4, 0.8, 1.2, 1.6].map((value) => ({ at: value / WIDE, label: value.toFixed(1) }))}
        y={[0, 0.2, 0.4, 0.6, 0.8].map((value) => ({ at: value / HIGH, label: value.toFixed(1) }))}
        height="h-80 lg:h-112"
        notes={
          <>
            {path.map(({ gamma, beta }) => (
              <PlotDot key={gamma} at={gamma / WIDE} up={beta / HIGH} />
            ))}
            <PlotNote at={0.1} up={0.06} tone="warm">
              {copy.start}
            </PlotNote>
            <PlotNote at={last.gamma / WIDE + 0.03} up={last.beta / HIGH + 0.015} tone="warm">
              {copy.end}
            </PlotNote>
          </>
        }
      >
        {lines.map(({ level, d }) => (
          <path
            key={level}
            d={d}
            className={`plot-line ${level > coinCut + 0.05 ? 'stroke-accent' : 'stroke-line-strong'}`}
            opacity={0.35 + 0.6 * Math.min(1, Math.abs(level - coinCut) / 1.3)}
          />
        ))}
        <path d={way} className="plot-line stroke-warm" />
      </Plot>
    </Exhibit>
  );
}

/** The three numbers that the picture leads to. */
export function LoopResult({ copy }: { copy: Copy }) {
  const { last } = drawing();
  const share = (probability: number) => `${Math.round(probability * 100)}%`;
  const rows = [
    { term: copy.coin, value: coinCut.toFixed(1) },
    { term: copy.learned, value: last.cut.toFixed(1) },
    { term: copy.best, value: bestCut.toFixed(0) },
  ];
  return (
    <dl className="mt-8 border-t border-line">
      {rows.map(({ term, value }) => (
        <div key={term} className="flex items-baseline justify-between gap-4 border-b border-line py-3">
          <dt>{term}</dt>
          <dd className="font-mono whitespace-nowrap">
            {value} {copy.unit}
          </dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-4 border-b border-line py-3">
        <dt>{copy.chance}</dt>
        <dd className="font-mono whitespace-nowrap">
          {share(chanceOfBest(0, 0))} → {share(chanceOfBest(last.gamma, last.beta))}
        </dd>
      </div>
    </dl>
  );
}
