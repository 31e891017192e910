import { circleCrossings, distance, HEIGHT, hyperbola, type Point, polar, range, WIDTH } from '../geometry';
import { BOLD, Fill, Mark, type MotifProps, Stroke } from '../ink';
import { circle, dot, spline } from '../path';
import { createRandom } from '../random';

const inside = ([x, y]: Point, margin: number) => x > margin && y > margin && x < WIDTH - margin && y < HEIGHT - margin;

/**
 * Two sources of one wavelength. The filled cells are where the product of both waves is positive: every half
 * wavelength each wave changes its sign, so the cells are the even-odd filling of all zero circles together.
 */
export function InterferenceMotif({ seed }: MotifProps) {
  const random = createRandom(`interference ${seed}`);
  const wavelength = random.range(50, 66);
  const tilt = random.range(-0.9, 0.9);
  const apart = wavelength * random.range(1.6, 2.6);
  const [cx, cy] = [WIDTH * random.range(0.36, 0.64), HEIGHT * random.range(0.38, 0.62)];
  const a = polar(cx, cy, apart, tilt + Math.PI);
  const b = polar(cx, cy, apart, tilt);
  const farthest = Math.hypot(WIDTH, HEIGHT) * 0.82;
  const zeros = range(Math.floor((farthest * 2) / wavelength)).map((n) => (n + 0.5) * (wavelength / 2));
  const rings = (centre: Point) => zeros.map((r) => circle(centre[0], centre[1], r));
  const fringes = range(Math.floor(distance(a, b) / wavelength) + 1)
    .flatMap((order) => (order === 0 ? [0] : [order, -order]))
    .map((order) => spline(hyperbola(a, b, Math.min(order * wavelength, distance(a, b) - 1), 900, 22)));
  const crests = range(9).flatMap((m) =>
    range(9).flatMap((n) => circleCrossings(a, (m + 1) * wavelength, b, (n + 1) * wavelength)),
  );
  const nodes = crests.filter((node) => inside(node, 40));
  // Near the middle, where a band of the drawing is cut.
  const central = nodes.filter(([, y]) => Math.abs(y - HEIGHT / 2) < 110);
  const marked = random.pick([central[0] ?? nodes[0] ?? a, ...central.slice(1)]);
  return (
    <g>
      <Fill d={[...rings(a), ...rings(b)]} color="var(--color-text)" evenOdd />
      <Stroke d={fringes} tone="accent" />
      <Stroke d={nodes.map(([x, y]) => dot(x, y))} tone="accent" pen={BOLD * 3} />
      <Mark x={marked[0]} y={marked[1]} r={9} />
    </g>
  );
}
