import { oblique, type Point, range, superpose } from '../geometry';
import { BOLD, ground, HAIR, ink, LINE, Mark, type MotifProps, Stroke } from '../ink';
import { dot, polyline } from '../path';
import { createRandom } from '../random';

const SITES = 13;
const PITCH = 48;
const EXTENT = ((SITES - 1) / 2) * PITCH;

type Site = { at: Point; foot: Point; value: number; diagonal: number };

/**
 * One snapshot of a simulated lattice: every site raised by the amplitude that two disturbances have brought to it.
 * Cells are laid from the back to the front, one diagonal at a time, so that a crest hides what is behind it.
 */
export function LatticeMotif({ seed }: MotifProps) {
  const random = createRandom(`lattice ${seed}`);
  const project = oblique(400, 306, Math.PI / 4 + random.range(-0.12, 0.12), 0.56, 0.95);
  const spread = (low: number, high: number) => random.range(low, high) * EXTENT;
  const sources = [
    { x: spread(-0.8, -0.3), y: spread(-0.3, 0.5) },
    { x: spread(0.2, 0.8), y: spread(-0.6, 0.2) },
  ];
  const wave = superpose(sources, PITCH * random.range(6.6, 8.2));
  const swing = random.range(58, 72);
  const sites = range(SITES).map((i) =>
    range(SITES).map((j): Site => {
      const [x, y] = [i * PITCH - EXTENT, j * PITCH - EXTENT];
      const value = wave(x, y);
      return { at: project(x, y, value * swing), foot: project(x, y, -84), value, diagonal: i + j };
    }),
  );
  const flat = sites.flat();
  const inner = sites.slice(2, -2).flatMap((row) => row.slice(2, -2));
  const top = inner.reduce<Pick<Site, 'at' | 'value'>>(
    (best, site) => (site.value > best.value ? site : best),
    inner[0] ?? { at: [400, 300], value: 0 },
  );
  const cells = (diagonal: number) =>
    range(SITES - 1).flatMap((i) => {
      const corners = [
        sites[i]?.[diagonal - i],
        sites[i + 1]?.[diagonal - i],
        sites[i + 1]?.[diagonal - i + 1],
        sites[i]?.[diagonal - i + 1],
      ];
      const known = corners.flatMap((site) => (site ? [site.at] : []));
      return known.length === 4 ? [polyline(known, true, 1)] : [];
    });
  const dots = (low: number, high: number, diagonal?: number) =>
    flat
      .filter(
        (site) => site.value >= low && site.value < high && (diagonal === undefined || site.diagonal === diagonal),
      )
      .map(({ at }) => dot(Math.round(at[0]), Math.round(at[1])))
      .join('');
  const last = SITES - 1;
  const edge = (run: (Site | undefined)[]) => {
    const known = run.flatMap((site) => (site ? [site] : []));
    return polyline([...known.map(({ at }) => at), ...known.map(({ foot }) => foot).reverse()], true, 1);
  };
  return (
    <g>
      <g fill={ground.raised} stroke={ink.main} strokeWidth={HAIR}>
        {range(2 * SITES - 1).map((diagonal) => (
          <g key={diagonal}>
            <path d={cells(diagonal).join('')} />
            <path d={dots(-2, 0.55, diagonal)} strokeWidth={BOLD * 1.5} />
          </g>
        ))}
      </g>
      <path d={edge(sites.map((row) => row[last]))} fill={ground.soft} stroke={ink.main} strokeWidth={LINE} />
      <path d={edge(sites[last] ?? [])} fill={ground.sunken} stroke={ink.main} strokeWidth={LINE} />
      <Stroke d={dots(0.55, 0.8)} tone="accent" pen={BOLD * 2.4} />
      <Stroke d={dots(0.8, 2)} tone="accent" pen={BOLD * 3.4} />
      <Mark x={top.at[0]} y={top.at[1]} r={8} />
    </g>
  );
}
