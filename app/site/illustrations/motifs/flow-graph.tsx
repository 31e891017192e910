import { HEIGHT, range } from '../geometry';
import { BOLD, ground, HAIR, ink, LINE, Mark, type MotifProps, Stroke } from '../ink';
import { dot, plate } from '../path';
import { createRandom, type Random } from '../random';

const LANES = 12;
const GAUGE = 13;

type Turn = { x: number; shift: number };

/** Lanes turn together on concentric quarter circles, as cables in a tray do: spacing holds through every bend. */
function lane(index: number, top: number, turns: readonly Turn[]): string {
  let y = top + index * GAUGE;
  let d = `M-10 ${y}`;
  for (const { x, shift } of turns) {
    const down = shift > 0;
    const inner = 26;
    const first = down ? inner + (LANES - 1 - index) * GAUGE : inner + index * GAUGE;
    const second = down ? inner + index * GAUGE : inner + (LANES - 1 - index) * GAUGE;
    const at = x - (down ? index * GAUGE : (LANES - 1 - index) * GAUGE);
    const sign = down ? 1 : -1;
    d += `H${at - first}a${first} ${first} 0 0 ${down ? 1 : 0} ${first} ${first * sign}`;
    d += `V${y + shift - second * sign}a${second} ${second} 0 0 ${down ? 0 : 1} ${second} ${second * sign}`;
    y += shift;
  }
  return `${d}H810`;
}

function route(random: Random): { top: number; turns: Turn[] } {
  const down = random.chance(0.5);
  const shift = random.range(226, 262);
  const first: Turn = { x: random.range(300, 330), shift: down ? shift : -shift };
  const second: Turn = { x: random.range(640, 670), shift: down ? -shift : shift };
  return {
    top: (HEIGHT - (LANES - 1) * GAUGE - shift) / 2 + (down ? 0 : shift),
    turns: [first, second].map((turn) => ({ x: Math.round(turn.x), shift: Math.round(turn.shift) })),
  };
}

export function FlowGraphMotif({ seed, paper = ground.sunken }: MotifProps) {
  const random = createRandom(`flow ${seed}`);
  const { top, turns } = route(random);
  const start = Math.round(top);
  const chosen = random.int(2, LANES - 3);
  const tray = (LANES - 1) * GAUGE;
  // The second tray runs against the first, crosses beneath it and is its mirror image.
  const under = turns.map((turn) => ({ x: turn.x - random.int(-14, 14), shift: -turn.shift }));
  const other = start + (turns[0]?.shift ?? 0) + 6;
  const cover = lane((LANES - 1) / 2, start, turns);
  const levels = [start, start + (turns[0]?.shift ?? 0), start];
  const gates = [
    { x: 62, level: 0 },
    { x: (turns[0]?.x ?? 300) + 62, level: 1 },
    { x: 742, level: 2 },
  ];
  const stops = range(LANES).flatMap((index) =>
    gates
      .filter(() => index !== chosen && random.chance(0.55))
      .map(({ x, level }) => dot(x, (levels[level] ?? 0) + index * GAUGE)),
  );
  return (
    <g>
      <Stroke d={range(LANES).map((index) => lane(index, other, under))} pen={HAIR} />
      <path d={cover} stroke={paper} strokeWidth={tray + GAUGE} strokeLinecap="butt" opacity={0.86} />
      <Stroke
        d={range(LANES)
          .filter((index) => index !== chosen)
          .map((index) => lane(index, start, turns))}
        pen={HAIR}
      />
      <Stroke d={lane(chosen, start, turns)} tone="accent" pen={BOLD} />
      <path
        d={gates.map(({ x, level }) => plate(x - 15, (levels[level] ?? 0) - 22, 30, tray + 44, 15)).join('')}
        fill={paper}
        stroke={ink.main}
        strokeWidth={LINE}
      />
      <Stroke d={stops} pen={7} />
      <Stroke d={gates.map(({ x, level }) => dot(x, (levels[level] ?? 0) + chosen * GAUGE))} tone="accent" pen={14} />
      <Mark x={gates[1]?.x ?? 400} y={(levels[1] ?? 0) + chosen * GAUGE} r={7} />
    </g>
  );
}
