import { mix, type Point, range, TAU, WIDTH } from '../geometry';
import { BOLD, Fill, ground, HAIR, Hair, Mark, type MotifProps, Stroke } from '../ink';
import { polyline, segment, spline } from '../path';
import { createRandom } from '../random';

const RAYS = 9;

interface Wall {
  at: Point;
  /** Along the wall, and out of the glass. */
  along: Point;
  outward: Point;
}

const unit = (angle: number): Point => [Math.cos(angle), Math.sin(angle)];
const dot2 = (a: Point, b: Point) => a[0] * b[0] + a[1] * b[1];
const go = (from: Point, way: Point, length: number): Point => [from[0] + way[0] * length, from[1] + way[1] * length];

function wall(a: Point, b: Point, inside: Point): Wall {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const normal: Point = [along[1], -along[0]];
  const away = dot2(normal, [inside[0] - a[0], inside[1] - a[1]]) < 0 ? 1 : -1;
  return { at: a, along, outward: [normal[0] * away, normal[1] * away] };
}

/** Where a ray meets a wall. */
function meet(from: Point, way: Point, { at, outward }: Wall): Point {
  const distance = dot2([at[0] - from[0], at[1] - from[1]], outward) / dot2(way, outward);
  return go(from, way, distance);
}

/** Snell's law: the part along the wall scales with the ratio of the indices, the rest follows. */
function refract(way: Point, { along, outward }: Wall, ratio: number): Point {
  const tangential = dot2(way, along) * ratio;
  const through = Math.sqrt(Math.max(0, 1 - tangential ** 2)) * Math.sign(dot2(way, outward));
  return [along[0] * tangential + outward[0] * through, along[1] * tangential + outward[1] * through];
}

/** A wave along a straight way, at rest at its beginning. */
function ripple(from: Point, way: Point, length: number, { swing, waves }: { swing: number; waves: number }): string {
  const steps = Math.round(waves * 8);
  const points = range(steps + 1).map((i): Point => {
    const t = i / steps;
    const off = swing * Math.min(1, t * 5) * Math.sin(t * waves * TAU);
    return go(go(from, way, t * length), [-way[1], way[0]], off);
  });
  return spline(points, false, 0.5);
}

/** One beam comes in, and each part of it leaves by the way that fits it: dispersion at two faces of a prism. */
export function PrismMotif({ seed }: MotifProps) {
  const random = createRandom(`prism ${seed}`);
  const centre: Point = [random.range(318, 346), random.range(340, 356)];
  const size = random.range(248, 262);
  const lean = random.range(-0.05, 0.05);
  const corners = range(3).map((i) => go(centre, unit(lean - Math.PI / 2 + (i / 3) * TAU), size));
  const [top = centre, right = centre, left = centre] = corners;
  const [entry, exit] = [wall(left, top, centre), wall(top, right, centre)];
  const hit = go(left, entry.along, size * Math.sqrt(3) * random.range(0.42, 0.47));
  const incoming = unit(random.range(-0.36, -0.31));
  const rays = range(RAYS).map((i) => {
    // More than glass does, so that the fan is wide enough to be read.
    const index = mix(1.3, 1.68, i / (RAYS - 1));
    const inside = refract(incoming, entry, 1 / index);
    const leaves = meet(hit, inside, exit);
    return { leaves, way: refract(inside, exit, index) };
  });
  const chosen = random.int(5, 6);
  const start = go(hit, incoming, -hit[0] / incoming[0] - 40);
  const beam = ripple(start, incoming, Math.hypot(hit[0] - start[0], hit[1] - start[1]), { swing: 17, waves: 7 });
  // The more a part is bent, the shorter its wave.
  const paths = rays.map(({ leaves, way }, i) => ripple(leaves, way, 560, { swing: 6, waves: 9 + i * 2.5 }));
  const target = go(rays[chosen]?.leaves ?? centre, rays[chosen]?.way ?? incoming, 168);
  const rules = range(12).map((i) => segment(0, 40 + i * 48, WIDTH, 40 + i * 48));
  return (
    <g>
      <Hair d={rules} opacity={0.28} />
      <Fill d={polyline(corners, true)} color={ground.raised} />
      <Fill d={polyline([hit, rays[0]?.leaves ?? hit, rays.at(-1)?.leaves ?? hit], true)} color={ground.soft} />
      <Stroke d={rays.map(({ leaves }) => polyline([hit, leaves]))} pen={HAIR} />
      <Stroke d={polyline(corners, true)} pen={BOLD} />
      <Stroke d={paths.filter((_, index) => index !== chosen)} />
      <Stroke d={paths[chosen] ?? ''} tone="accent" pen={BOLD} />
      <Stroke d={beam} tone="accent" pen={BOLD} />
      <Stroke d={polyline([start, hit])} pen={HAIR} dash="3 5" />
      <Mark x={target[0]} y={target[1]} r={9} />
    </g>
  );
}
