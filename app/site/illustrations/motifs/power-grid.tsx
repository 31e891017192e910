import { type Point, range, TAU } from '../geometry';
import { BOLD, ground, HAIR, Hair, ink, LINE, Mark, type MotifProps, Stroke } from '../ink';
import { circle, dot, rect, segment, spline } from '../path';
import { createRandom } from '../random';

const BUS = 338;
const FEEDERS = 9;

/** Three phases 120 degrees apart, each with a few echoes, above the single-line diagram of the station they feed. */
export function PowerGridMotif({ seed, paper = ground.sunken }: MotifProps) {
  const random = createRandom(`grid ${seed}`);
  const period = random.range(230, 300);
  const swing = random.range(84, 100);
  const shift = random.range(0, TAU);
  const phase = (n: number, echo: number) =>
    spline(
      range(27).map((i): Point => {
        const x = -20 + i * 32.4;
        const size = swing * (1 - echo * 0.14);
        return [x, 178 + size * Math.sin((x / period) * TAU + (n * TAU) / 3 + shift)];
      }),
    );
  const phases = range(3).map((n) => range(n === 0 ? 6 : 5).map((echo) => phase(n, echo)));
  const xs = range(FEEDERS).map((i) => 48 + i * 88);
  const live = random.int(2, FEEDERS - 3);
  const drop = (x: number, i: number) => segment(x, BUS + (i % 2) * 34, x, 610);
  const open = new Set([(live + random.int(2, 4)) % FEEDERS]);
  const coils = (x: number) => circle(x, 470, 20) + circle(x, 497, 20);
  return (
    <g>
      <Hair d={range(27).map((i) => segment(i * 32, 0, i * 32, 300))} opacity={0.22} />
      <Stroke d={[...(phases[1] ?? []), ...(phases[2] ?? [])]} pen={HAIR} />
      <Stroke d={[phases[1]?.[0] ?? '', phases[2]?.[0] ?? '']} />
      <Stroke d={phases[0] ?? []} tone="accent" pen={HAIR} />
      <Stroke d={phases[0]?.[0] ?? ''} tone="accent" pen={BOLD} />
      <Stroke d={segment(-10, BUS, 810, BUS) + segment(-10, BUS + 34, 810, BUS + 34)} pen={6} />
      <Stroke d={xs.filter((_, i) => i !== live).map(drop)} />
      <Stroke d={drop(xs[live] ?? 0, live)} tone="accent" pen={BOLD} />
      <path d={xs.map((x, i) => (open.has(i) ? '' : rect(x - 11, 396, 22, 22))).join('')} fill={ink.main} />
      <path
        d={xs.map((x, i) => (open.has(i) ? rect(x - 11, 396, 22, 22) : '')).join('')}
        fill={paper}
        stroke={ink.main}
        strokeWidth={LINE}
      />
      <path d={xs.map((x) => dot(x, 470) + dot(x, 497)).join('')} stroke={paper} strokeWidth={40} />
      <Stroke d={xs.map(coils)} />
      <Stroke
        d={xs.map((x) =>
          range(4)
            .map((n) => segment(x - 30 + n * 7, 560 + n * 11, x + 30 - n * 7, 560 + n * 11))
            .join(''),
        )}
      />
      <Mark x={xs[live] ?? 0} y={BUS + (live % 2) * 34} r={8} />
    </g>
  );
}
