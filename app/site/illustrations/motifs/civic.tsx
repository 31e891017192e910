import { mix, polar, range, TAU } from '../geometry';
import { BOLD, ground, HAIR, Hair, ink, LINE, Mark, type MotifProps, Stroke } from '../ink';
import { arc, circle, polyline } from '../path';
import { createRandom } from '../random';

/** Radial hairlines as the dashes of one thick circle: a hundred lines for the price of one. */
const ticks = (r: number, count: number) => `${HAIR} ${Math.round(((TAU * r) / count - HAIR) * 1000) / 1000}`;

/** A seal read as a plan: closed rings with one gate each, and a guilloche such as is engraved in state papers. */
export function CivicMotif({ seed }: MotifProps) {
  const random = createRandom(`civic ${seed}`);
  const [cx, cy] = [random.range(370, 430), random.range(290, 310)];
  const petals = random.pick([30, 36, 42, 48]);
  const eye = random.range(0.36, 0.7);
  const wards = random.pick([8, 12, 16, 24]);
  const rosette = (count: number, orbit: number, r: number) =>
    range(count).map((i) => circle(...polar(cx, cy, orbit, (i / count) * TAU), r));
  const radii = [150, 182, 196, 236, 250, 296, 312, 372, 392, 460];
  const gate = random.range(-0.5, 0.5);
  const doors = radii.map((_, i) => gate + Math.floor(i / 2) * random.range(0.5, 1.4) * (i % 4 < 2 ? 1 : -1));
  const wall = (r: number, i: number) => {
    const open = 16 / r;
    return arc(cx, cy, r, (doors[i] ?? 0) + open, (doors[i] ?? 0) + TAU - open);
  };
  const spokes = (from: number, to: number, count: number, turn: number) =>
    range(count).map((i) =>
      polyline([polar(cx, cy, from, turn + (i / count) * TAU), polar(cx, cy, to, turn + (i / count) * TAU)]),
    );
  const stations = [470, 432, 344, 280, 216, 150].map((r, i) => ({ r, angle: mix(gate + 1.6, gate, i / 5) }));
  const key = stations.map(({ r, angle }, i) => {
    const next = stations[i + 1];
    return next
      ? arc(cx, cy, r, angle, next.angle) + polyline([polar(cx, cy, r, next.angle), polar(cx, cy, next.r, next.angle)])
      : '';
  });
  return (
    <g>
      <path d={circle(cx, cy, 312)} fill={ground.soft} />
      <path d={circle(cx, cy, 236)} fill={ground.raised} />
      <Hair d={rosette(petals / 2, 424, 62)} opacity={0.6} />
      <Stroke d={rosette(petals, 138 * eye, 138 * (1 - eye))} pen={HAIR} />
      <Stroke d={radii.map(wall)} />
      <path
        d={circle(cx, cy, 216)}
        stroke={ink.hair}
        strokeWidth={40}
        strokeDasharray={ticks(216, 90)}
        strokeLinecap="butt"
      />
      <path
        d={circle(cx, cy, 342)}
        stroke={ink.hair}
        strokeWidth={60}
        strokeDasharray={ticks(342, 240)}
        strokeLinecap="butt"
        opacity={0.7}
      />
      <Stroke d={[...spokes(250, 296, wards, random.range(0, 1))]} />
      <Stroke d={key} tone="accent" pen={BOLD} />
      <path d={circle(cx, cy, 26)} fill={ground.raised} stroke={ink.main} strokeWidth={LINE} />
      <Mark x={cx} y={cy} r={8} />
    </g>
  );
}
