import { distance, type Point, polar, range, TAU } from '../geometry';
import { BOLD, ground, HAIR, Hair, ink, LINE, Mark, type MotifProps, Stroke } from '../ink';
import { arc, circle, dots, polyline, rect, segment } from '../path';
import { createRandom, type Random } from '../random';

type Part = { at: Point; turn: number };

/** Parts as they lie on the belt: in rows, every second one shifted when they were poured close. */
function layOut(pitch: number, random: Random): Part[] {
  const close = random.chance(0.5);
  const row = close ? pitch * 0.87 : pitch;
  const [left, top] = [400 - pitch * 5, 300 - row * 4];
  return range(9).flatMap((j) =>
    range(11).map((i): Part => {
      const shift = close && j % 2 === 1 ? pitch / 2 : 0;
      const at: Point = [left + i * pitch + shift + random.range(-3, 3), top + j * row + random.range(-3, 3)];
      return { at, turn: random.range(0, TAU) };
    }),
  );
}

/** A belt of parts under a camera: what has passed it is judged, sound or not, and of one part it says that it can't tell. */
export function InspectionMotif({ seed, paper = ground.sunken }: MotifProps) {
  const random = createRandom(`inspection ${seed}`);
  const pitch = random.pick([92, 104, 118]);
  const size = pitch * 0.38;
  const sides = random.pick([4, 5, 6, 8]);
  const parts = layOut(pitch, random).filter(({ at: [x, y] }) => x > -40 && x < 840 && y > -40 && y < 640);
  const fromLeft = random.chance(0.5);
  const line = fromLeft ? random.range(540, 640) : random.range(160, 260);
  const passed = (x: number) => (fromLeft ? x < line - size : x > line + size);
  const aim: Point = [line + (fromLeft ? -1 : 1) * random.range(170, 270), random.range(240, 360)];
  const judged = parts.filter(({ at }) => passed(at[0]));
  const unsure = judged.reduce<Part>(
    (best, part) => (distance(part.at, aim) < distance(best.at, aim) ? part : best),
    judged[0] ?? { at: aim, turn: 0 },
  );
  const sure = judged.filter((part) => part !== unsure);
  const faulty = new Set(random.shuffle(sure).slice(0, 4));
  const rest = parts.filter(({ at }) => !passed(at[0]));
  const bore = ({ at, turn }: Part, r = size * 0.46) =>
    polyline(
      range(sides).map((i) => polar(at[0], at[1], r, turn + (i / sides) * TAU)),
      true,
      1,
    );
  const places = (some: readonly Part[]) => dots(some.map(({ at }) => at));
  const sound = sure.filter((part) => !faulty.has(part));
  const bad = sure.filter((part) => faulty.has(part));
  const [ux, uy] = unsure.at;
  const frame = size * 1.5;
  const corner = (sx: number, sy: number) =>
    polyline([
      [ux + sx * frame, uy + sy * frame * 0.55],
      [ux + sx * frame, uy + sy * frame],
      [ux + sx * frame * 0.55, uy + sy * frame],
    ]);
  const doubt = random.range(0.3, 0.7) * TAU;
  const edge = fromLeft ? line : line - 400;
  return (
    <g>
      <path d={rect(fromLeft ? -10 : line, -10, fromLeft ? line + 10 : 820 - line, 620)} fill={paper} />
      <Hair d={range(40).map((i) => segment(edge + i * 10, -10, edge + i * 10, 610))} opacity={0.5} />
      <path d={places(rest)} stroke={ink.main} strokeWidth={size * 2} />
      <path d={places(rest)} stroke={paper} strokeWidth={size * 2 - 2 * HAIR} />
      <Stroke d={rest.map((part) => bore(part))} pen={HAIR} />
      <path d={places(sound)} stroke={ink.main} strokeWidth={size * 2} />
      <path d={places(sound)} stroke={ground.raised} strokeWidth={size * 2 - 2 * LINE} />
      <path d={sound.map((part) => bore(part)).join('')} fill={paper} stroke={ink.main} strokeWidth={LINE} />
      <path d={places(bad)} stroke={ink.main} strokeWidth={size * 2} />
      <path d={bad.map((part) => bore(part)).join('')} fill={paper} />
      <path d={circle(ux, uy, size)} fill={ground.soft} stroke={ink.accent} strokeWidth={LINE} strokeDasharray="5 4" />
      <Stroke d={arc(ux, uy, size, -TAU / 4, doubt - TAU / 4)} tone="accent" pen={BOLD} />
      <path d={bore(unsure)} fill={paper} stroke={ink.accent} strokeWidth={LINE} />
      <Stroke d={[corner(1, 1), corner(1, -1), corner(-1, 1), corner(-1, -1)]} tone="accent" pen={BOLD} />
      <Stroke d={segment(ux + (fromLeft ? frame : -frame), uy, line, uy)} tone="accent" />
      <Stroke d={segment(line, -10, line, 610)} tone="accent" pen={BOLD} />
      <Mark x={ux} y={uy} r={6} />
    </g>
  );
}
