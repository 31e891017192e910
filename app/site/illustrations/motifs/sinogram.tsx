import { mix, type Point, range } from '../geometry';
import { BOLD, ground, HAIR, Hair, ink, LINE, Mark, type MotifProps, Stroke } from '../ink';
import { segment, spline } from '../path';
import { createRandom } from '../random';

type Body = { x: number; y: number; a: number; b: number; turn: number };

const STEPS = 18;

/**
 * What a scanner records before anybody sees a slice: every row a beam, every column an angle, and whatever the beam
 * meets draws a sine. The finding is one of them long before it is a spot in a picture.
 */
export function SinogramMotif({ seed, paper = ground.sunken }: MotifProps) {
  const random = createRandom(`sinogram ${seed}`);
  const span = random.range(1.1, 1.7) * Math.PI;
  const first = random.range(0, Math.PI);
  const size = random.range(236, 262);
  const turn = random.range(0, Math.PI);
  const head: Body = { x: 0, y: 0, a: 0.8, b: 1, turn };
  const around = (r: number, angle: number) => ({ x: r * Math.cos(angle), y: r * Math.sin(angle) });
  const organs = range(3).map(
    (i): Body => ({
      ...around(random.range(0.3, 0.5), turn + i * 2.1 + random.range(-0.4, 0.4)),
      a: random.range(0.08, 0.13),
      b: random.range(0.2, 0.3),
      turn: random.range(0, Math.PI),
    }),
  );
  const finding: Body = { ...around(random.range(0.62, 0.72), random.range(0, 6.28)), a: 0.05, b: 0.06, turn: 0 };
  const shadow = ({ x, y, a, b, turn: t }: Body, share: number, angle: number) =>
    x * Math.cos(angle) + y * Math.sin(angle) + share * Math.hypot(a * Math.cos(angle - t), b * Math.sin(angle - t));
  const at = (body: Body, share: number, i: number): Point => {
    const angle = first + (i / STEPS) * span;
    return [mix(-20, 820, i / STEPS), 300 + size * shadow(body, share, angle)];
  };
  const points = (body: Body, share: number) => range(STEPS + 1).map((i) => at(body, share, i));
  const trace = (body: Body, share: number) => spline(points(body, share), false, 1);
  const band = (body: Body) => {
    const back = points(body, -1).reverse();
    return `${trace(body, 1)}L${spline(back, false, 1).slice(1)}z`;
  };
  const rays = (body: Body, count: number) =>
    range(count).map((i) => trace(body, Math.sin(mix(-0.5, 0.5, (i + 1) / (count + 1)) * Math.PI)));
  const seen = random.int(6, 12);
  const [mx, my] = at(finding, 0, seen);
  return (
    <g>
      <Hair d={range(41).map((i) => segment(i * 20, 0, i * 20, 600))} opacity={0.5} />
      <path d={band(head)} fill={ground.raised} />
      <Stroke d={rays(head, 18)} pen={HAIR} />
      <Stroke d={[trace(head, 1), trace(head, -1)]} pen={5} />
      {organs.map((organ) => (
        <g key={organ.x}>
          <path d={band(organ)} fill={paper} stroke={ink.main} strokeWidth={LINE} />
          <Stroke d={rays(organ, 4)} pen={LINE} />
        </g>
      ))}
      <path d={band(finding)} fill={ground.soft} stroke={ink.accent} strokeWidth={BOLD} />
      <Stroke d={segment(mx, 0, mx, 600)} tone="accent" />
      <Mark x={mx} y={my} r={8} />
    </g>
  );
}
