import { distance, type Point, range, TAU } from '../geometry';
import { BOLD, ground, HAIR, Hair, ink, LINE, Mark, type MotifProps, Stroke } from '../ink';
import { circle, dot, polyline, segment } from '../path';
import { createRandom } from '../random';

/** Circle of equal altitude on an astrolabe: the stereographic image of a small circle around the zenith. */
function almucantar(altitude: number, latitude: number, equator: number): { y: number; r: number } {
  const scale = Math.sin(latitude) + Math.sin(altitude);
  return { y: (-equator * Math.cos(latitude)) / scale, r: (equator * Math.cos(altitude)) / scale };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A star chart on the plate of an astrolabe: many stars, and one way through them that somebody has drawn. */
export function ConstellationMotif({ seed, paper = ground.sunken }: MotifProps) {
  const random = createRandom(`stars ${seed}`);
  const [cx, cy] = [random.range(360, 440), random.range(330, 360)];
  const latitude = radians(random.range(42, 56));
  const circles = range(9).map((i) => almucantar(radians(i * 10), latitude, 210));
  const azimuths = range(12).map((i) => {
    const angle = (i / 12) * Math.PI + 0.01;
    const zenith = 210 * Math.tan((Math.PI / 2 - latitude) / 2);
    const nadir = -210 / Math.tan((Math.PI / 2 - latitude) / 2);
    const half = (zenith - nadir) / 2;
    const middle = -(zenith + nadir) / 2;
    return circle(cx + half / Math.tan(angle), cy - Math.abs(middle), half / Math.sin(angle));
  });
  const stars = range(150).map(() => ({
    x: random.range(10, 790),
    y: random.range(10, 590),
    size: random.next() ** 3,
  }));
  const bright = random.shuffle(stars.filter(({ x, y }) => x > 110 && x < 690 && y > 90 && y < 510)).slice(0, 26);
  const way: Point[] = [];
  let at: Point = [110, random.range(380, 480)];
  for (let i = 0; i < 7; i++) {
    const next = bright
      .map(({ x, y }): Point => [x, y])
      .filter(([x]) => x > at[0] + 46)
      .sort((a, b) => Math.abs(distance(a, at) - 110) - Math.abs(distance(b, at) - 110))[0];
    if (!next) break;
    way.push(next);
    at = next;
  }
  const end = way.at(-1) ?? [400, 300];
  return (
    <g>
      <path d={circle(cx, cy, 318)} fill={ground.raised} stroke={ink.main} strokeWidth={LINE} />
      <Hair d={circles.map(({ y, r }) => circle(cx, cy + y, r))} opacity={0.8} />
      <Hair d={azimuths} opacity={0.45} />
      <Stroke d={[140, 210, 318].map((r) => circle(cx, cy, r))} />
      <path
        d={circle(cx, cy, 332)}
        stroke={ink.main}
        strokeWidth={14}
        strokeDasharray="0.9 10.68"
        strokeLinecap="butt"
      />
      <Hair d={circle(cx, cy, 346)} opacity={1} />
      <Stroke d={segment(cx, cy - 346, cx, cy + 346) + segment(cx - 346, cy, cx + 346, cy)} pen={HAIR} />
      <Stroke d={stars.filter(({ size }) => size < 0.2).map(({ x, y }) => dot(x, y))} pen={3} />
      <Stroke d={stars.filter(({ size }) => size >= 0.2).map(({ x, y }) => dot(x, y))} pen={6} />
      <Stroke d={polyline(way)} tone="accent" pen={BOLD} />
      <path d={way.map(([x, y]) => circle(x, y, 10)).join('')} fill={paper} stroke={ink.accent} strokeWidth={LINE} />
      <Stroke d={way.map(([x, y]) => dot(x, y))} tone="accent" pen={9} />
      <Mark x={end[0]} y={end[1]} r={7} />
      <path
        d={range(8)
          .map((i) => circle(cx, cy, 318 + TAU * 12 + i * 34))
          .join('')}
        stroke={ink.hair}
        strokeWidth={HAIR}
        opacity={0.35}
      />
    </g>
  );
}
