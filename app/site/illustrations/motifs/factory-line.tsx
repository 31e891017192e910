import { range } from '../geometry';
import { BOLD, ground, HAIR, Hair, ink, LINE, Mark, type MotifProps, Stroke } from '../ink';
import { rect, segment } from '../path';
import { createRandom, type Random } from '../random';

const MACHINES = 9;
const JOBS = 11;
const [TOP, ROW, BAR] = [42, 60, 34];

type Bar = { machine: number; job: number; from: number; to: number };

/** Permutation flow shop: a job starts on a machine when both the machine and the job are free. */
function schedule(random: Random): Bar[] {
  const bars: Bar[] = [];
  const free = range(MACHINES).map(() => 0);
  for (const job of range(JOBS)) {
    let ready = 0;
    for (const machine of range(MACHINES)) {
      const from = Math.max(ready, free[machine] ?? 0);
      const to = from + random.pick([18, 26, 34, 46, 62]);
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

export function FactoryLineMotif({ seed }: MotifProps) {
  const random = createRandom(`line ${seed}`);
  const bars = schedule(random);
  const critical = criticalPath(bars);
  const end = Math.max(...bars.map((bar) => bar.to));
  const scale = 860 / end;
  const x = (time: number) => time * scale - 34;
  const y = (machine: number) => TOP + machine * ROW;
  const box = (bar: Bar) => rect(x(bar.from), y(bar.machine), (bar.to - bar.from) * scale, BAR);
  const onPath = new Set(critical);
  const kind = (n: number) => bars.filter((bar) => !onPath.has(bar) && bar.job % 3 === n);
  const hatch = (bar: Bar) =>
    range(Math.max(0, Math.floor(((bar.to - bar.from) * scale) / 6) - 1)).map((i) =>
      segment(x(bar.from) + (i + 1) * 6, y(bar.machine), x(bar.from) + (i + 1) * 6, y(bar.machine) + BAR),
    );
  const thread = critical
    .map(
      (bar, i) =>
        `${i === 0 ? 'M' : 'L'}${Math.round(x(bar.from))} ${y(bar.machine) + BAR / 2}H${Math.round(x(bar.to))}`,
    )
    .join('');
  const last = critical.at(-1);
  return (
    <g>
      <Hair d={range(MACHINES).map((m) => segment(0, y(m) + BAR + 10, 800, y(m) + BAR + 10))} opacity={0.45} />
      <Stroke d={range(101).map((i) => segment(i * 8, 0, i * 8, i % 5 === 0 ? 16 : 8))} pen={HAIR} />
      <path d={kind(0).map(box).join('')} fill={ground.raised} stroke={ink.main} strokeWidth={LINE} />
      <path d={kind(1).map(box).join('')} fill={ink.main} stroke={ink.main} strokeWidth={LINE} />
      <path d={kind(2).map(box).join('')} fill={ground.raised} stroke={ink.main} strokeWidth={LINE} />
      <Stroke d={kind(2).flatMap(hatch)} pen={HAIR} />
      <path d={critical.map(box).join('')} fill={ground.soft} stroke={ink.accent} strokeWidth={LINE} />
      <Stroke d={thread} tone="accent" pen={BOLD} />
      <Mark x={Math.min(770, x(last?.to ?? 0))} y={y(last?.machine ?? 0) + BAR / 2} r={8} />
    </g>
  );
}
