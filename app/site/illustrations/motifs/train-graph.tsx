import { type Point, range } from '../geometry';
import { BOLD, ground, HAIR, Hair, ink, LINE, Mark, type MotifProps, Stroke } from '../ink';
import { dots, polyline, rect, segment } from '../path';
import { createRandom } from '../random';

type Run = { points: Point[]; held: boolean };

/**
 * Marey's graphic timetable (1885): places from top to bottom, the day from left to right, every line a vehicle, the
 * steeper the faster. One stretch is closed for an hour; who would have been in it waits, and one line finds a way.
 */
export function TrainGraphMotif({ seed, paper = ground.sunken }: MotifProps) {
  const random = createRandom(`journeys ${seed}`);
  const gaps = range(9).map(() => random.range(0.6, 1.7));
  const total = gaps.reduce((sum, gap) => sum + gap, 0);
  const places = gaps.reduce<number[]>((list, gap) => [...list, (list.at(-1) ?? 0) + (gap / total) * 640], [-20]);
  const at = random.int(4, 5);
  const [upper, lower] = [places[at] ?? 250, places[at + 1] ?? 320];
  const [closed, open] = [random.range(300, 380), random.range(500, 570)];
  const travel = (start: number, speed: number, down: boolean): Run => {
    let x = start;
    let held = false;
    const order = down ? places : [...places].reverse();
    const points: Point[] = [];
    for (const [i, y] of order.entries()) {
      points.push([x, y]);
      const next = order[i + 1];
      if (next === undefined) break;
      const takes = Math.abs(next - y) / speed;
      const through = Math.min(y, next) === upper;
      if (through && x + takes > closed && x < open) {
        x = open + random.range(4, 30);
        held = true;
      } else x += 7;
      points.push([x, y]);
      x += takes;
    }
    return { points, held };
  };
  const headway = random.range(44, 60);
  const ways = range(17).flatMap((i) => [
    { start: -340 + i * headway * 1.2, speed: random.pick([1.6, 2.2, 3.2]), down: true },
    { start: -340 + i * headway * 1.2 + 24, speed: random.pick([1.6, 2.2, 3.2]), down: false },
  ]);
  const runs = ways.map(({ start, speed, down }) => travel(start, speed, down));
  const speed = 2.4;
  const start = closed + 46 - (upper + 20) / speed - at * 7;
  const before = range(at + 1).flatMap((i): Point[] => {
    const x = start + ((places[i] ?? 0) + 20) / speed + i * 7;
    return [
      [x, places[i] ?? 0],
      [x + (i < at ? 7 : 0), places[i] ?? 0],
    ];
  });
  const gate = before.at(-1) ?? [closed, upper];
  // Around by road: slower than the rails, sooner than the wait.
  const over: Point = [gate[0] + (lower - upper) / 0.75 + 12, lower];
  const after = places.slice(at + 1).flatMap((y, i): Point[] => {
    const x = over[0] + (y - lower) / speed + i * 7;
    return [
      [x, y],
      [x + 7, y],
    ];
  });
  const shape = (points: readonly Point[]) => polyline(points, false, 1);
  const stops = runs
    .filter(({ held }) => held)
    .flatMap(({ points }) => points.filter(([, y]) => y === upper || y === lower));
  return (
    <g>
      <Hair d={range(41).map((i) => segment(i * 20, 0, i * 20, 600))} opacity={0.35} />
      <Stroke d={places.map((y) => segment(-10, y, 810, y))} pen={HAIR} />
      <path
        d={rect(closed, upper, open - closed, lower - upper)}
        fill={ground.raised}
        stroke={ink.main}
        strokeWidth={LINE}
      />
      <Stroke
        d={range(Math.floor((open - closed) / 7) - 1).map((i) =>
          segment(closed + (i + 1) * 7, upper, closed + (i + 1) * 7, lower),
        )}
        pen={HAIR}
      />
      <Stroke d={runs.filter(({ held }) => !held).map(({ points }) => shape(points))} />
      <Stroke d={runs.filter(({ held }) => held).map(({ points }) => shape(points))} pen={BOLD} />
      <Stroke d={dots(stops)} pen={9} />
      <path d={dots(stops)} stroke={paper} strokeWidth={5} />
      <path d={shape([gate, over])} stroke={ground.raised} strokeWidth={12} />
      <Stroke d={shape([...before, over, ...after])} tone="accent" pen={5} />
      <Mark x={gate[0]} y={gate[1]} r={8} />
    </g>
  );
}
