import { contourLines, sampleField } from '../contours';
import { type Field, mix, oblique, type Point, range, resample } from '../geometry';
import { BOLD, ground, HAIR, ink, LINE, Mark, type MotifProps, Stroke } from '../ink';
import { dot, spline } from '../path';
import { createRandom, type Random } from '../random';

type Bump = { x: number; y: number; height: number; width: number };

const LEVELS = 14;
const LIFT = 16;

const gaussian = (bumps: readonly Bump[]): Field => {
  return (x, y) =>
    bumps.reduce((sum, b) => sum + b.height * Math.exp(-((x - b.x) ** 2 + (y - b.y) ** 2) / (2 * b.width ** 2)), 0);
};

/** A massif with two wells: one that traps a classical walker, and a deeper one behind the wall. */
function landscape(random: Random) {
  const turn = random.range(-0.5, 0.5);
  const place = (r: number, angle: number): Point => [r * Math.cos(angle + turn), r * Math.sin(angle + turn) * 0.9];
  const [shallow, deep] = [place(random.range(120, 150), Math.PI - 0.2), place(random.range(120, 150), 0.25)];
  const hills = range(7).map((i): Bump => {
    const [x, y] = place(random.range(120, 220), (i / 7) * Math.PI * 2 + random.range(-0.3, 0.3));
    return { x, y, height: random.range(0.25, 0.62), width: random.range(60, 90) };
  });
  const field = gaussian([
    { x: 0, y: 0, height: 0.95, width: 150 },
    ...hills,
    { x: shallow[0], y: shallow[1], height: -0.75, width: 50 },
    { x: deep[0], y: deep[1], height: -1.15, width: 58 },
  ]);
  return { field, shallow, deep };
}

export function EnergyLandscapeMotif({ seed }: MotifProps) {
  const random = createRandom(`energy ${seed}`);
  const { field, shallow, deep } = landscape(random);
  const project = oblique(400, 402, random.range(-0.35, 0.35), 0.58, 1.06);
  const samples = sampleField(field, { x: -480, y: -480, width: 960, height: 960, columns: 56, rows: 56 });
  const peak = Math.max(...samples.values);
  const plates = range(LEVELS).map((level) => {
    const value = mix(0.1, peak * 0.95, level / (LEVELS - 1));
    const rings = contourLines(samples, value).filter((ring) => ring.closed && ring.points.length > 5);
    return rings
      .map((ring) =>
        spline(
          resample(ring.points, 37, true).map(([x, y]) => project(x, y, level * LIFT)),
          true,
        ),
      )
      .join('');
  });
  const lift = (p: Point) =>
    project(p[0], p[1], (Math.max(0, field(p[0], p[1])) / (peak * 0.95)) * (LEVELS - 1) * LIFT);
  const [from, to] = [lift(shallow), lift(deep)];
  const wave = range(49).map((i): Point => {
    const t = i / 48;
    const decay = mix(13, 6, t) * Math.sin(Math.PI * t) ** 0.5;
    return [mix(from[0], to[0], t), mix(from[1], to[1], t) + decay * Math.sin(t * Math.PI * 16)];
  });
  return (
    <g>
      {plates.map((d, level) => (
        <path
          key={d}
          d={d}
          fill={level % 5 === 4 ? ground.soft : ground.raised}
          fillRule="evenodd"
          stroke={ink.main}
          strokeWidth={level % 5 === 4 ? LINE : HAIR}
        />
      ))}
      <Stroke d={spline(wave)} tone="accent" pen={BOLD} />
      <Stroke d={dot(from[0], from[1])} pen={16} />
      <Mark x={to[0]} y={to[1]} r={9} />
    </g>
  );
}
