import { mix, type Point, range, TAU } from '../geometry';
import { BOLD, Fill, ground, HAIR, Hair, ink, Mark, type MotifProps, Stroke } from '../ink';
import { circle, dot, polyline, segment, spline } from '../path';
import { createRandom } from '../random';

type Vector = readonly [number, number, number];
type View = { cx: number; cy: number; r: number; turn: number; tilt: number };

/** Orthographic view of the unit sphere; depth is positive towards the viewer. */
function look(view: View, [x, y, z]: Vector): { at: Point; depth: number } {
  const [ct, st] = [Math.cos(view.turn), Math.sin(view.turn)];
  const [cp, sp] = [Math.cos(view.tilt), Math.sin(view.tilt)];
  const side = x * ct - y * st;
  const front = x * st + y * ct;
  return {
    at: [view.cx + view.r * side, view.cy - view.r * (z * cp - front * sp)],
    depth: front * cp + z * sp,
  };
}

const onSphere = (polarAngle: number, azimuth: number): Vector => [
  Math.sin(polarAngle) * Math.cos(azimuth),
  Math.sin(polarAngle) * Math.sin(azimuth),
  Math.cos(polarAngle),
];

/** Where the way from one point of the sphere to the next goes over the rim, between the near side and the far side. */
function rim(view: View, from: Vector, to: Vector): Point {
  const [a, b] = [look(view, from).depth, look(view, to).depth];
  const t = a / (a - b);
  const [x, y, z]: Vector = [mix(from[0], to[0], t), mix(from[1], to[1], t), mix(from[2], to[2], t)];
  const length = Math.hypot(x, y, z);
  return look(view, [x / length, y / length, z / length]).at;
}

/** The part of a curve on the near side, or on the far side, as separate smooth runs that begin and end at the rim. */
function half(view: View, curve: readonly Vector[], near: boolean): string {
  const runs: Point[][] = [[]];
  curve.forEach((vector, index) => {
    const before = curve[index - 1];
    const { at, depth } = look(view, vector);
    const isShown = depth >= 0 === near;
    if (before && look(view, before).depth >= 0 !== depth >= 0) {
      if (isShown) runs.push([]);
      runs.at(-1)?.push(rim(view, before, vector));
    }
    if (isShown) runs.at(-1)?.push(at);
  });
  return runs
    .filter((run) => run.length > 2)
    .map((run) => spline(run))
    .join('');
}

const parallel = (polarAngle: number) => range(37).map((i) => onSphere(polarAngle, (i / 36) * TAU));
const meridian = (azimuth: number) => range(19).map((i) => onSphere((i / 18) * Math.PI, azimuth));

function Sphere({ view, pulse, paper }: { view: View; pulse: Vector[]; paper: string }) {
  const graticule = [
    ...range(8).map((i) => parallel(((i + 1) / 9) * Math.PI)),
    ...range(18).map((i) => meridian((i / 18) * TAU)),
  ];
  const state = look(view, pulse.at(-1) ?? [0, 0, 1]).at;
  const shadow = pulse.at(-1) ?? [0, 0, 1];
  const foot = look(view, [shadow[0], shadow[1], 0]).at;
  const axis = (v: Vector) => polyline([look(view, [-v[0], -v[1], -v[2]]).at, look(view, v).at]);
  return (
    <g>
      <Fill d={circle(view.cx, view.cy, view.r)} color={paper} />
      <Hair d={graticule.map((curve) => half(view, curve, true))} opacity={0.75} />
      <Hair d={[axis([0, 0, 1.22]), axis([1.22, 0, 0]), axis([0, 1.22, 0])]} opacity={0.9} />
      <Stroke d={half(view, parallel(Math.PI / 2), true)} />
      <Stroke d={half(view, parallel(Math.PI / 2), false)} pen={HAIR} dash="3 5" />
      <Stroke d={circle(view.cx, view.cy, view.r)} pen={BOLD} />
      <Stroke d={half(view, pulse, false)} tone="accent" pen={HAIR} />
      <Stroke d={half(view, pulse, true)} tone="accent" />
      <Stroke d={segment(view.cx, view.cy, foot[0], foot[1]) + polyline([foot, state])} pen={HAIR} dash="3 5" />
      <Stroke d={polyline([[view.cx, view.cy], state])} tone="accent" pen={BOLD} />
      <Stroke d={dot(view.cx, view.cy)} pen={9} />
    </g>
  );
}

/** A driven qubit precesses from the pole: the spiral is the path of its state, the arrow where it ends. */
export function BlochSphereMotif({ seed }: MotifProps) {
  const random = createRandom(`bloch ${seed}`);
  const view: View = {
    // So near the middle, and so small, that upright and wide frames both show all of it.
    cx: random.range(385, 415),
    cy: 300,
    r: random.range(192, 206),
    turn: random.range(0, TAU),
    tilt: random.range(0.3, 0.5),
  };
  const turns = random.int(4, 7);
  const end = random.range(0.8, 2.1);
  // Sideways and towards the viewer, so that the arrow is never seen end on.
  const facing = random.pick([0.5, Math.PI - 0.5]) + random.range(-0.25, 0.25) - view.turn;
  const pulse = range(turns * 16 + 1).map((i) => {
    const t = i / (turns * 16);
    return onSphere(mix(0.02, end, t), facing + (t - 1) * turns * TAU);
  });
  const state = look(view, pulse.at(-1) ?? [0, 0, 1]).at;
  const waves = range(18).map((i) => circle(view.cx, view.cy, view.r + 22 + i * (9 + i * 1.6)));
  return (
    <g>
      <Hair d={waves} opacity={0.4} />
      <Sphere view={view} pulse={pulse} paper={ground.raised} />
      <Mark x={state[0]} y={state[1]} r={9} />
      <path
        d={circle(view.cx, view.cy, view.r * 1.28)}
        stroke={ink.hair}
        strokeWidth={7}
        strokeDasharray="0.8 12"
        opacity={0.8}
        strokeLinecap="butt"
      />
    </g>
  );
}
