import { mix, type Point, range, TAU } from '../geometry';
import { BOLD, ground, HAIR, ink, LINE, Mark, type MotifProps, Stroke } from '../ink';
import { circle, spline } from '../path';
import { createRandom } from '../random';

const TRACES = 21;
const SWING = 34;

/** A record of many receivers: two wave packets cross it at different speed, and where they meet they add up. */
export function SignalMotif({ seed, paper = ground.sunken }: MotifProps) {
  const random = createRandom(`signal ${seed}`);
  const packets = [
    { start: random.range(60, 160), speed: random.range(24, 31), length: random.range(40, 52), width: 78 },
    { start: random.range(640, 740), speed: -random.range(22, 29), length: random.range(30, 38), width: 62 },
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
  const base = (trace: number) => mix(64, 586, trace / (TRACES - 1));
  // Where no packet is, a trace is a straight line and needs no points.
  const xs = range(86).map((i) => -19 + i * 9.8);
  const traces = range(TRACES).map((trace) =>
    spline(
      xs
        .filter(
          (x) =>
            Math.abs(x - 400) > 405 ||
            packets.some(({ start, speed, width }) => Math.abs(x - start - trace * speed) < width * 1.9),
        )
        .map((x): Point => [x, base(trace) - SWING * amplitude(x, trace)]),
      false,
      1,
    ),
  );
  const peak = (packets[0]?.start ?? 0) + chosen * (packets[0]?.speed ?? 0);
  const [mx, my] = [peak, base(chosen) - SWING * amplitude(peak, chosen)];
  return (
    <g>
      {traces.map((d, trace) => (
        <path
          key={d}
          // Down to below the sheet: a trough must not come out again under the traces in front of it.
          d={`${d}V700H-19z`}
          fill={trace === chosen ? ground.soft : paper}
          stroke={trace === chosen ? ink.accent : ink.main}
          strokeWidth={trace === chosen ? BOLD : trace % 5 === 0 ? LINE : HAIR}
        />
      ))}
      <Stroke d={circle(mx, my, 40)} tone="accent" pen={HAIR} />
      <Mark x={mx} y={my} r={8} />
    </g>
  );
}
