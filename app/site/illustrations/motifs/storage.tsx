import { mix, type Point, range, TAU } from '../geometry';
import { BOLD, ground, HAIR, Hair, ink, LINE, Mark, type MotifProps, Stroke } from '../ink';
import { polyline, rect, segment, spline } from '../path';
import { createRandom } from '../random';

const HOURS = 48;
const WIDE = 17;

/** Two days of a store beside a wind farm: forecasts fan out above, below it charges and gives back, and how full it is. */
export function StorageMotif({ seed, paper = ground.sunken }: MotifProps) {
  const random = createRandom(`storage ${seed}`);
  const x = (hour: number) => -8 + hour * WIDE;
  const waves = [random.range(20, 27), random.range(9, 14)].map((length) => ({ length, phase: random.range(0, TAU) }));
  const wind = (hour: number) =>
    waves.reduce((sum, { length, phase }, i) => sum + Math.sin((hour / length) * TAU + phase) / (1 + i * 1.4), 0) / 1.6;
  const now = random.int(12, 20);
  const top = random.range(116, 140);
  const forecast = (bend: number) =>
    spline(
      range(25).map((i): Point => {
        const hour = i * 2;
        const spread = Math.sqrt(Math.max(0, hour - now)) * 11;
        return [x(hour), top - wind(hour) * 58 + bend * spread];
      }),
      false,
      1,
    );
  const need = random.range(-0.15, 0.2);
  const flow = range(HOURS).map((hour) => wind(hour + 0.5) - need + random.range(-0.12, 0.12));
  // What goes in comes out again: the store can neither overflow nor owe.
  const full: number[] = [];
  let level = random.range(0.25, 0.5);
  const taken = flow.map((value) => {
    const before = level;
    level = Math.min(1, Math.max(0.04, level + value * 0.13));
    full.push(level);
    return (level - before) / 0.13;
  });
  const axis = 296;
  const bar = (hour: number) => {
    const height = Math.round((taken[hour] ?? 0) * 84);
    return Math.abs(height) < 1 ? '' : rect(x(hour) + 2, axis - Math.max(0, height), WIDE - 4, Math.abs(height));
  };
  const bars = (keep: (hour: number) => boolean) => range(HOURS).filter(keep).map(bar).join('');
  const gives = (hour: number) => (taken[hour] ?? 0) < 0;
  const [bottom, head] = [596, 410];
  const y = (share: number) => mix(bottom, head, share);
  const curve = full.map((share, hour): Point => [x(hour) + WIDE / 2, y(share)]);
  const peak = curve.slice(8, 42).reduce((best, p) => (p[1] < best[1] ? p : best), [0, 900] as Point);
  return (
    <g>
      <Hair d={range(17).map((i) => segment(x(i * 3), 0, x(i * 3), 610))} opacity={0.4} />
      <Stroke d={range(12).map((i) => forecast(mix(-1, 1, i / 11)))} pen={HAIR} />
      <Stroke d={forecast(0)} pen={BOLD} />
      <path d={bars((hour) => !gives(hour))} fill={ground.raised} stroke={ink.main} strokeWidth={LINE} />
      <path d={bars(gives)} fill={ink.main} stroke={ink.main} strokeWidth={LINE} />
      <Stroke d={segment(-10, axis, 810, axis)} />
      <path d={`${polyline(curve)}V${bottom + 20}H${x(0)}z`} fill={ground.soft} />
      <Stroke
        d={range(HOURS * 2).map((i) =>
          segment(x(i / 2) + 4, mix(y(full[Math.floor(i / 2)] ?? 0), bottom, 0.06), x(i / 2) + 4, 610),
        )}
        pen={HAIR}
      />
      <Stroke d={segment(-10, head - 8, 810, head - 8)} pen={HAIR} dash="2 7" />
      <Stroke d={polyline(curve)} tone="accent" pen={BOLD} />
      <Stroke d={segment(peak[0], peak[1], peak[0], axis)} tone="accent" />
      <path d={rect(x(now) - 1, 0, 2, 610)} fill={paper} />
      <Stroke d={segment(x(now), 0, x(now), 610)} pen={LINE} dash="7 5" />
      <Mark x={peak[0]} y={peak[1]} r={8} />
    </g>
  );
}
