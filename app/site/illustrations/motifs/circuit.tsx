import { range, TAU } from '../geometry';
import { BOLD, Fill, ground, Hair, ink, LINE, type MotifProps, Stroke } from '../ink';
import { arc, circle, dot, rect, segment, spline } from '../path';
import { createRandom, type Random } from '../random';

const PITCH = 62;
const STEP = 56;
const GATE = 40;
const START = 214;
const COLUMNS = 7;
const WIRES = 9;
const METER = START + COLUMNS * STEP;
const wireY = (wire: number) => 52 + wire * PITCH;

type Gate = { x: number; y: number; letter: string };
type Link = { x: number; from: number; to: number };
type Layout = { gates: Gate[]; links: Link[] };

/** Fills the columns one by one: a controlled-NOT takes two wires, and what is left may hold a one-qubit gate. */
function layOut(random: Random): Layout {
  const gates: Gate[] = [];
  const links: Link[] = [];
  for (const column of range(COLUMNS)) {
    const x = START + column * STEP;
    const busy = new Set<number>();
    if (column > 0) {
      const from = random.int(0, WIRES - 1);
      const to = (from + random.int(2, WIRES - 2)) % WIRES;
      links.push({ x, from, to });
      for (let wire = Math.min(from, to); wire <= Math.max(from, to); wire++) busy.add(wire);
    }
    for (const wire of range(WIRES)) {
      if (busy.has(wire) || !random.chance(column === 0 ? 1 : 0.62)) continue;
      gates.push({ x, y: wireY(wire), letter: column === 0 ? 'H' : random.pick(['X', 'Z', 'S', 'T', 'Y', 'H']) });
    }
  }
  return { gates, links };
}

/** A wave packet that has died down where the circuit begins: the qubit before anybody has touched it. */
function packet(wire: number, random: Random): string {
  const phase = random.range(0, TAU);
  const wavelength = random.range(20, 34);
  const points = range(44).map((i): [number, number] => {
    const x = -8 + i * 4.6;
    const envelope = 23 * Math.exp(-(((x - 84) / 52) ** 2));
    return [x, wireY(wire) + envelope * Math.sin((x / wavelength) * TAU + phase)];
  });
  return spline(points);
}

function cross(x: number, y: number): string {
  return circle(x, y, 13) + segment(x - 13, y, x + 13, y) + segment(x, y - 13, x, y + 13);
}

export function CircuitMotif({ seed, paper = ground.sunken }: MotifProps) {
  const random = createRandom(`circuit ${seed}`);
  const { gates, links } = layOut(random);
  const marked = random.int(1, WIRES - 2);
  const wires = range(WIRES);
  const plain = wires.filter((wire) => wire !== marked);
  const half = GATE / 2;
  const meters = wires.map((wire) => ({ x: METER, y: wireY(wire) }));
  const needle = ({ x, y }: { x: number; y: number }) => segment(x, y + 7, x + random.range(-9, 9), y - 10);
  const bits = wires.flatMap((wire) => range(3).map((i) => ({ x: 714 + i * 30, wire, one: random.chance(0.5) })));
  return (
    <g>
      <Hair
        d={range(COLUMNS).map((column) => segment(START + column * STEP, 0, START + column * STEP, 600))}
        opacity={0.2}
      />
      <Stroke d={plain.map((wire) => packet(wire, random))} pen={LINE} />
      <Stroke d={plain.map((wire) => segment(192, wireY(wire), METER, wireY(wire)))} pen={LINE} />
      <Stroke d={packet(marked, random) + segment(192, wireY(marked), METER, wireY(marked))} tone="accent" pen={BOLD} />
      <Hair
        d={wires.map(
          (wire) =>
            segment(METER, wireY(wire) - 2.5, 800, wireY(wire) - 2.5) +
            segment(METER, wireY(wire) + 2.5, 800, wireY(wire) + 2.5),
        )}
      />
      <Stroke d={links.map(({ x, from, to }) => segment(x, wireY(from), x, wireY(to)))} />
      <Stroke d={links.map(({ x, from }) => dot(x, wireY(from)))} pen={12} />
      <path
        d={links.map(({ x, to }) => cross(x, wireY(to))).join('')}
        fill={paper}
        stroke={ink.main}
        strokeWidth={LINE}
      />
      <path
        d={[...gates, ...meters].map(({ x, y }) => rect(x - half, y - half, GATE, GATE)).join('')}
        fill={ground.raised}
        stroke={ink.main}
        strokeWidth={LINE}
      />
      <Stroke d={meters.map(({ x, y }) => arc(x, y + 7, 12, Math.PI, TAU))} />
      <Stroke d={meters.filter((_, wire) => wire !== marked).map(needle)} />
      <Stroke d={segment(METER, wireY(marked) + 7, METER + 8, wireY(marked) - 11)} tone="warm" pen={BOLD} />
      <Fill d={bits.filter((bit) => bit.one).map((bit) => rect(bit.x, wireY(bit.wire) - 8, 16, 16))} color={ink.main} />
      <path
        d={bits
          .filter((bit) => !bit.one)
          .map((bit) => rect(bit.x, wireY(bit.wire) - 8, 16, 16))
          .join('')}
        fill={paper}
        stroke={ink.main}
        strokeWidth={LINE}
      />
      <g fill={ink.main} fontFamily="var(--font-mono)" fontSize="17" textAnchor="middle">
        {gates.map(({ x, y, letter }) => (
          <text key={`${x} ${y}`} x={x} y={y + 6}>
            {letter}
          </text>
        ))}
      </g>
    </g>
  );
}
