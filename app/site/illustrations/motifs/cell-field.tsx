import { distance, HEIGHT, mix, type Point, polar, range, smoothstep, TAU, WIDTH } from '../geometry';
import { BOLD, ground, HAIR, Hair, ink, LINE, Mark, type MotifProps, Stroke } from '../ink';
import { circle, polyline, segment, spline } from '../path';
import { createRandom, type Random } from '../random';
import { centroid, relax, voronoi } from '../voronoi';

const shrink = (polygon: readonly Point[], towards: Point, share: number): Point[] =>
  polygon.map((p) => [mix(towards[0], p[0], share), mix(towards[1], p[1], share)]);

/** Corners closer than a membrane is thick would knot the outline. */
const tidy = (polygon: readonly Point[]): Point[] =>
  polygon.filter((p, i) => distance(p, polygon[(i + 1) % polygon.length] ?? p) > 9);

function nucleus([x, y]: Point, r: number, random: Random): string {
  const phase = random.range(0, TAU);
  const points = range(6).map((i) => polar(x, y, r * random.range(0.8, 1.25), phase + (i / 6) * TAU));
  return spline(points, true, 1);
}

/** Tissue in section. Near the lesion cells crowd and their nuclei swell, which is what a pathologist looks for. */
export function CellFieldMotif({ seed }: MotifProps) {
  const random = createRandom(`cells ${seed}`);
  const lesion: Point = [random.range(430, 570), random.range(240, 350)];
  const scattered = range(40).map((): Point => [random.range(-60, 860), random.range(-60, 660)]);
  const crowd = range(24).map((i) => polar(lesion[0], lesion[1], 150 * Math.sqrt((i + 0.6) / 24), i * 2.4));
  const sites = relax([...relax(scattered, [-60, -60], [860, 660], 2), ...crowd], [-60, -60], [860, 660], 1);
  const cells = voronoi(sites, [-60, -60], [860, 660])
    .map(tidy)
    .filter((cell) => cell.length > 3 && cell.some(([x, y]) => x > 0 && y > 0 && x < WIDTH && y < HEIGHT));
  const middles = cells.map(centroid);
  const nearness = (p: Point) => 1 - smoothstep(70, 190, distance(p, lesion));
  const marked = middles.reduce(
    (best, p, i) => (distance(p, lesion) < distance(middles[best] ?? p, lesion) ? i : best),
    0,
  );
  const centre = middles[marked] ?? lesion;
  const room = Math.min(...(cells[marked] ?? []).map((corner) => distance(corner, centre)));
  const outline = (i: number) => spline(shrink(cells[i] ?? [], middles[i] ?? lesion, 0.95), true, 1);
  const others = range(cells.length).filter((i) => i !== marked);
  const sick = others.filter((i) => nearness(middles[i] ?? lesion) > 0.45);
  const well = others.filter((i) => !sick.includes(i));
  const nuclei = (list: readonly number[], low: number, high: number) =>
    list.map((i) => nucleus(middles[i] ?? lesion, random.range(low, high), random)).join('');
  const inner = well
    .filter((i) => i % 2 === 0)
    .map((i) => spline(shrink(cells[i] ?? [], middles[i] ?? lesion, 0.8), true, 1));
  return (
    <g>
      <path d={well.map(outline).join('')} fill={ground.raised} stroke={ink.main} strokeWidth={LINE} />
      <Hair d={inner} opacity={0.5} />
      <path d={sick.map(outline).join('')} fill={ground.soft} stroke={ink.main} strokeWidth={LINE} />
      <path d={nuclei(well, 8, 12)} stroke={ink.main} strokeWidth={HAIR} />
      <path d={nuclei(sick, 11, 17)} fill={ink.main} />
      <path d={outline(marked)} fill={ground.raised} stroke={ink.accent} strokeWidth={BOLD} />
      <path d={nucleus(centre, Math.min(20, room * 0.5), random)} fill={ink.accent} />
      <Mark x={centre[0]} y={centre[1]} r={5} />
      <Stroke d={circle(centre[0], centre[1], 168)} tone="accent" />
      <Stroke
        d={range(4).map((i) =>
          polyline([polar(centre[0], centre[1], 156, (i * TAU) / 4), polar(centre[0], centre[1], 190, (i * TAU) / 4)]),
        )}
        tone="accent"
      />
      <Hair
        d={segment(centre[0], -10, centre[0], centre[1] - 190) + segment(centre[0] + 190, centre[1], 810, centre[1])}
        opacity={0.8}
      />
    </g>
  );
}
