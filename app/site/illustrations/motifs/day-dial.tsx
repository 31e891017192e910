import { mix, type Point, polar, range, TAU } from '../geometry';
import { BOLD, ground, HAIR, Hair, ink, LINE, Mark, type MotifProps, Stroke } from '../ink';
import { arc, circle, segment } from '../path';
import { createRandom, type Random } from '../random';

type Slot = { room: number; from: number; to: number };

/** A room's day: one thing after the other, with the time between them that cleaning takes. */
function dayOf(room: number, random: Random): Slot[] {
  const slots: Slot[] = [];
  let at = random.range(0.01, 0.05);
  while (at < 0.86) {
    const to = Math.min(0.93, at + random.pick([0.05, 0.07, 0.1, 0.14, 0.2]));
    slots.push({ room, from: at, to });
    at = to + random.pick([0.012, 0.016, 0.03]);
  }
  return slots;
}

/** The rooms of a house as rings around one day: who has which room when, and the gap that is kept for whoever comes unplanned. */
export function DayDialMotif({ seed, paper = ground.sunken }: MotifProps) {
  const random = createRandom(`dial ${seed}`);
  const rooms = random.int(6, 9);
  const wide = random.chance(0.5);
  const [cx, cy]: Point = wide ? [random.pick([60, 740]), random.range(480, 560)] : [random.range(350, 450), 300];
  const [inner, outer] = wide ? [random.range(130, 190), 690] : [random.range(70, 104), 330];
  const step = (outer - inner) / rooms;
  const start = random.range(0, TAU);
  // A dial in a corner shows a quarter of itself: there the day is no longer than what is seen.
  const [first, sweep] = wide ? (cx < 400 ? [-TAU * 0.29, TAU * 0.34] : [TAU * 0.45, TAU * 0.34]) : [start, TAU];
  const angle = (time: number) => first + time * sweep;
  const radius = (room: number) => inner + (room + 0.5) * step;
  const slots = range(rooms).flatMap((room) => dayOf(room, random));
  const now = random.range(0.42, 0.58);
  const middle = Math.floor(rooms / 2);
  const kept = slots
    .filter(({ room, from }) => room >= middle - 1 && room <= middle && from > now)
    .sort((a, b) => a.from - b.from)[0];
  const others = slots.filter((slot) => slot !== kept);
  const kind = (n: number) => others.filter((_, i) => i % 3 === n);
  const band = ({ room, from, to }: Slot, trim = 0) =>
    arc(cx, cy, radius(room), angle(from) + trim / radius(room), angle(to) - trim / radius(room));
  const bands = (some: readonly Slot[], trim = 0) => some.map((slot) => band(slot, trim)).join('');
  const pen = step * 0.62;
  const ray = (time: number, from: number, to: number) =>
    segment(...polar(cx, cy, from, angle(time)), ...polar(cx, cy, to, angle(time)));
  const hours = range(12);
  const framed = (d: (trim: number) => string, color: string, fill: string, line: number) => (
    <>
      <path d={d(0)} stroke={color} strokeWidth={pen} strokeLinecap="butt" />
      <path d={d(line)} stroke={fill} strokeWidth={pen - 2 * line} strokeLinecap="butt" />
    </>
  );
  const [mx, my] = kept ? polar(cx, cy, radius(kept.room), angle(mix(kept.from, kept.to, 0.5))) : [cx, cy];
  return (
    <g>
      <Hair d={range(rooms + 1).map((room) => circle(cx, cy, inner + room * step))} opacity={0.6} />
      <Hair d={hours.map((hour) => ray(hour / 12, inner, outer + 500))} opacity={0.5} />
      <Stroke d={range(60).map((i) => ray(i / 60, inner - (i % 5 === 0 ? 18 : 9), inner - 3))} pen={HAIR} />
      {framed((trim) => bands(kind(0), trim), ink.main, ground.raised, LINE)}
      <path d={bands(kind(1))} stroke={ink.main} strokeWidth={pen} strokeLinecap="butt" />
      {framed((trim) => bands(kind(2), trim), ink.main, paper, LINE)}
      {/* Dashes across a band are its hatching. */}
      <path d={bands(kind(2))} stroke={ink.main} strokeWidth={pen} strokeLinecap="butt" strokeDasharray="0.9 7" />
      <Stroke d={ray(now, inner - 26, outer + 500)} tone="accent" pen={BOLD} />
      {kept && framed((trim) => band(kept, trim), ink.accent, ground.soft, BOLD)}
      <Mark x={mx} y={my} r={7} />
    </g>
  );
}
