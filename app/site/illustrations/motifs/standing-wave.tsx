import { contourLines, sampleField } from '../contours';
import { type Field, range, resample, TAU } from '../geometry';
import { BOLD, ground, HAIR, Hair, ink, LINE, Mark, type MotifProps } from '../ink';
import { circle, spline } from '../path';
import { createRandom } from '../random';

const RADIUS = 268;

/** Bessel function of the first kind, from its integral: exact enough for a drawing with 48 steps. */
function bessel(order: number, x: number): number {
  const steps = 48;
  const terms = range(steps).map((i) => {
    const t = ((i + 0.5) / steps) * Math.PI;
    return Math.cos(order * t - x * Math.sin(t));
  });
  return terms.reduce((sum, term) => sum + term, 0) / steps;
}

/** A round plate that sings: one mode with petals and one with rings, and the lines on which sand would come to rest. */
export function StandingWaveMotif({ seed }: MotifProps) {
  const random = createRandom(`plate ${seed}`);
  const petals = random.pick([6, 8, 8, 10]);
  const [k, j] = [random.range(19, 23), random.range(8, 12)];
  const share = random.range(0.55, 0.9);
  const [cx, cy] = [400, 300];
  const field: Field = (x, y) => {
    const r = Math.hypot(x - cx, y - cy) / RADIUS;
    const angle = Math.atan2(y - cy, x - cx) + Math.PI / 2;
    return bessel(petals, k * r) * Math.cos(petals * angle) + share * bessel(0, j * r);
  };
  const samples = sampleField(field, { x: cx - 300, y: cy - 300, width: 600, height: 600, columns: 76, rows: 76 });
  const lines = (level: number) =>
    contourLines(samples, level)
      .filter(
        ({ closed, points }) =>
          closed && points.length > 6 && points.every(([x, y]) => Math.hypot(x - cx, y - cy) < RADIUS + 24),
      )
      .map(({ points }) => spline(resample(points, 15.5, true), true, 0.5))
      .join('');
  return (
    <g>
      <path d={circle(cx, cy, RADIUS + 24)} fill={ground.raised} stroke={ink.main} strokeWidth={BOLD} />
      <path d={lines(0)} fill={ground.soft} fillRule="evenodd" stroke={ink.main} strokeWidth={LINE} />
      <path d={lines(0.14)} stroke={ink.main} strokeWidth={HAIR} />
      <path d={lines(0.26)} fill={ink.accent} fillRule="evenodd" />
      <Hair d={range(9).map((i) => circle(cx, cy, RADIUS + 40 + i * (10 + i * 2)))} opacity={0.5} />
      <path
        d={circle(cx, cy, RADIUS + 34)}
        stroke={ink.hair}
        strokeWidth={8}
        strokeDasharray={`0.9 ${Math.round(((TAU * (RADIUS + 34)) / 180) * 100) / 100 - 0.9}`}
        strokeLinecap="butt"
      />
      <Mark x={cx} y={cy} r={8} />
    </g>
  );
}
