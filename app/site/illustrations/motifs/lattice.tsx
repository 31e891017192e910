import { oblique, type Point, range, superpose } from '../geometry';
import { ground, HAIR, Hair, ink, Mark, type MotifProps, Stroke } from '../ink';
import { dot, polyline, segment } from '../path';
import { createRandom } from '../random';

const SITES = 15;
const PITCH = 43;
const SWING = 66;

/** One snapshot of a simulated lattice: every site raised by the amplitude that two disturbances have brought to it. */
export function LatticeMotif({ seed, paper = ground.sunken }: MotifProps) {
  const random = createRandom(`lattice ${seed}`);
  const extent = ((SITES - 1) / 2) * PITCH;
  const project = oblique(400, 330, Math.PI / 4 + random.range(-0.22, 0.22), 0.5);
  const sources = [
    { x: random.range(-0.7, -0.1) * extent, y: random.range(-0.6, 0.1) * extent },
    { x: random.range(0.1, 0.7) * extent, y: random.range(0, 0.6) * extent },
  ];
  const wave = superpose(sources, PITCH * random.range(7.5, 9.5));
  const lines = range(SITES).map((i) => i * PITCH - extent);
  const sites = lines
    .flatMap((x) => lines.map((y) => ({ foot: project(x, y), value: wave(x, y), x, y })))
    .sort((a, b) => a.foot[1] - b.foot[1]);
  const heads = sites.map(({ x, y, value }) => ({ value, head: project(x, y, value * SWING) }));
  const top = heads.reduce((best, site) => (site.value > best.value ? site : best));
  const tier = (low: number, high: number) =>
    heads.filter(({ value }) => value >= low && value < high).map(({ head }) => dot(head[0], head[1]));
  const bonds = (fixed: 'x' | 'y') =>
    lines.map((a) => {
      const [p, q]: [Point, Point] =
        fixed === 'x' ? [project(a, -extent), project(a, extent)] : [project(-extent, a), project(extent, a)];
      return segment(p[0], p[1], q[0], q[1]);
    });
  const rim = [project(-extent, -extent), project(extent, -extent), project(extent, extent), project(-extent, extent)];
  return (
    <g>
      <path d={polyline(rim, true)} fill={ground.raised} />
      <Hair d={[...bonds('x'), ...bonds('y')]} opacity={0.45} />
      <Stroke
        d={sites.map(({ foot, value }) => `${dot(...foot).slice(0, -2)}v${Math.round(-value * SWING)}`)}
        pen={HAIR}
      />
      <path d={tier(-2, -0.35).join('')} stroke={ink.main} strokeWidth={7} />
      <path d={tier(-2, -0.35).join('')} stroke={paper} strokeWidth={4} />
      <Stroke d={tier(-0.35, 0.35)} pen={6} />
      <Stroke d={tier(0.35, 0.7)} pen={10} />
      <Stroke d={tier(0.7, 2)} pen={14} tone="accent" />
      <Mark x={top.head[0]} y={top.head[1]} r={8} />
    </g>
  );
}
