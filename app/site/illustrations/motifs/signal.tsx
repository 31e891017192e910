import { mix, type Point, range, TAU } from '../geometry';
import { BOLD, ground, HAIR, ink, Mark, type MotifProps, Stroke } from '../ink';
import { circle, spline } from '../path';
import { createRandom } from '../random';

const TRACES = 21;
const POINTS = 66;

/** A record of many receivers: two wave packets cross it at different speed, and where they meet they add up. */
export function SignalMotif({ seed, paper = ground.sunken }: MotifProps) {
  const random = createRandom(`signal ${seed}`);
  const packets = [
    { start: random.range(60, 160), speed: random.range(17, 23), length: random.range(40, 52), width: 78 },
    { start: random.range(640, 740), speed: -random.range(15, 21), length: random.range(30, 38), width: 62 },
  ];
  const amplitude = (x: number, trace: number) =>
    packets.reduce((sum, { start, speed, length, width }) => {
      const u = x - start - trace * speed;
      return sum + Math.exp(-((u / width) ** 2)) * Math.cos((u / length) * TAU);
    }, 0);
  const meet =
    ((packets[1]?.start ?? 700) - (packets[0]?.start ?? 100)) /
    ((packets[0]?.speed ?? 20) - (packets[1]?.speed ?? -20));
  const chosen = Math.round(Math.min(TRACES - 4, Math.max(4, meet)));
  const base = (trace: number) => mix(70, 590, trace / (TRACES - 1));
  const traces = range(TRACES).map((trace) =>
    spline(
      range(POINTS).map((i): Point => {
        const x = mix(-10, 810, i / (POINTS - 1));
        return [x, base(trace) - 25 * amplitude(x, trace)];
      }),
    ),
  );
  const peak = (packets[0]?.start ?? 0) + chosen * (packets[0]?.speed ?? 0);
  const [mx, my] = [peak, base(chosen) - 25 * amplitude(peak, chosen)];
  return (
    <g>
      {traces.map((d, trace) => (
        <path
          key={d}
          d={d}
          fill={trace === chosen ? ground.soft : paper}
          stroke={trace === chosen ? ink.accent : ink.main}
          strokeWidth={trace === chosen ? BOLD : trace % 5 === 0 ? 1.7 : HAIR}
        />
      ))}
      <Stroke d={circle(mx, my, 40)} tone="accent" pen={HAIR} />
      <Mark x={mx} y={my} r={8} />
    </g>
  );
}
