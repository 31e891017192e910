import { range } from '../geometry';
import { BOLD, ground, HAIR, Hair, ink, LINE, Mark, type MotifProps, Stroke } from '../ink';
import { rect, segment } from '../path';
import { createRandom, type Random } from '../random';

type Plant = { machines: number; jobs: number; pace: readonly [number, ...number[]] };

/** Plants differ: many small machines and short jobs, or few and long ones. */
const PLANTS: readonly [Plant, ...Plant[]] = [
  { machines: 9, jobs: 11, pace: [18, 26, 34, 46, 62] },
  { machines: 5, jobs: 8, pace: [20, 34, 52, 80, 120] },
  { machines: 13, jobs: 16, pace: [14, 20, 30, 44] },
  { machines: 7, jobs: 18, pace: [10, 16, 40, 70] },
];

type Bar = { machine: number; job: number; from: number; to: number };

/** Permutation flow shop: a job starts on a machine when both the machine and the job are free. */
function schedule({ machines, jobs, pace }: Plant, random: Random): Bar[] {
  const bars: Bar[] = [];
  const free = range(machines).map(() => 0);
  for (const job of range(jobs)) {
    let ready = 0;
    for (const machine of range(machines)) {
      const from = Math.max(ready, free[machine] ?? 0);
      const to = from + random.pick(pace);
      free[machine] = to + 5;
      ready = to;
      bars.push({ machine, job, from, to });
    }
  }
  return bars;
}

/** The chain of operations without slack that ends last: it alone decides when the shift is over. */
function criticalPath(bars: readonly Bar[]): Bar[] {
  let current = bars.reduce<Bar | undefined>((last, bar) => (!last || bar.to > last.to ? bar : last), undefined);
  const chain: Bar[] = [];
  while (current) {
    const bar: Bar = current;
    chain.push(bar);
    current = bars.find(
      (b) =>
        (b.job === bar.job && b.machine === bar.machine - 1 && b.to === bar.from) ||
        (b.machine === bar.machine && b.job === bar.job - 1 && b.to + 5 === bar.from),
    );
  }
  return chain.reverse();
}

/** A board that is read from left to right, or one on which the day runs down and every machine is a column. */
export function FactoryLineMotif({ seed }: MotifProps) {
  const random = createRandom(`line ${seed}`);
  const plant = random.pick(PLANTS);
  const upright = random.chance(0.5);
  const bars = schedule(plant, random);
  const critical = criticalPath(bars);
  const end = Math.max(...bars.map((bar) => bar.to));
  const [along, across] = upright ? [600, 800] : [800, 600];
  const [margin, room] = [42, (across - 60) / plant.machines];
  const thick = Math.round(room * 0.57);
  const scale = (along + 10) / end;
  const t = (time: number) => Math.round(time * scale - 34);
  const lane = (machine: number) => Math.round(margin + machine * room);
  const line = (t1: number, l1: number, t2: number, l2: number) =>
    upright ? segment(l1, t1, l2, t2) : segment(t1, l1, t2, l2);
  const box = ({ machine, from, to }: Bar) =>
    upright
      ? rect(lane(machine), t(from), thick, t(to) - t(from))
      : rect(t(from), lane(machine), t(to) - t(from), thick);
  const onPath = new Set(critical);
  const kind = (n: number) => bars.filter((bar) => !onPath.has(bar) && bar.job % 3 === n);
  const hatch = ({ machine, from, to }: Bar) =>
    range(Math.max(0, Math.floor((t(to) - t(from)) / 7) - 1)).map((i) =>
      line(t(from) + (i + 1) * 7, lane(machine), t(from) + (i + 1) * 7, lane(machine) + thick),
    );
  const middle = ({ machine }: Bar) => lane(machine) + thick / 2;
  const thread = critical.map((bar, i) => {
    const next = critical[i + 1];
    const step = next ? line(t(bar.to), middle(bar), t(next.from), middle(next)) : '';
    return line(t(bar.from), middle(bar), t(bar.to), middle(bar)) + step;
  });
  // The handover in the middle of the day: what comes late to it is late at the end.
  const away = (bar: Bar) => Math.abs(t(bar.to) - along / 2) + Math.abs(middle(bar) - across / 2);
  const handover = critical
    .filter((bar, i) => critical[i + 1] && critical[i + 1]?.machine !== bar.machine)
    .reduce<Bar | undefined>((best, bar) => (best && away(best) <= away(bar) ? best : bar), undefined);
  const [mt, ml] = handover ? [t(handover.to), middle(handover)] : [along / 2, across / 2];
  return (
    <g>
      <Hair
        d={range(plant.machines).map((m) => line(0, lane(m) + (room + thick) / 2, along, lane(m) + (room + thick) / 2))}
        opacity={0.45}
      />
      <Stroke d={range(along / 8 + 1).map((i) => line(i * 8, 0, i * 8, i % 5 === 0 ? 16 : 8))} pen={HAIR} />
      <path d={kind(0).map(box).join('')} fill={ground.raised} stroke={ink.main} strokeWidth={LINE} />
      <path d={kind(1).map(box).join('')} fill={ink.main} stroke={ink.main} strokeWidth={LINE} />
      <path d={kind(2).map(box).join('')} fill={ground.raised} stroke={ink.main} strokeWidth={LINE} />
      <Stroke d={kind(2).flatMap(hatch)} pen={HAIR} />
      <path d={critical.map(box).join('')} fill={ground.soft} stroke={ink.accent} strokeWidth={LINE} />
      <Stroke d={thread} tone="accent" pen={BOLD} />
      <Mark x={upright ? ml : mt} y={upright ? mt : ml} r={8} />
    </g>
  );
}
