import { mix, range } from '../geometry';
import { BOLD, Fill, ground, HAIR, ink, Mark, type MotifProps, Stroke } from '../ink';
import { capsule, segment } from '../path';
import { createRandom, type Random } from '../random';

const LEVELS = 5;
const LEFT = -10;
const COLUMN = 142;
const LEAVES = 36;

type Strand = { path: number[]; chosen: boolean };
type Token = { x: number; y: number; count: number };

/** Splits a bundle of strands among a few continuations, the likelier ones taking more of them. */
function split(size: number, random: Random): number[] {
  if (size < 3) return [size];
  const weights = range(random.int(2, Math.min(4, size))).map(() => random.range(0.2, 1) ** 2);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.map((weight) => Math.max(1, Math.floor((weight / total) * size)));
  const rest = size - parts.reduce((sum, part) => sum + part, 0);
  parts[0] = (parts[0] ?? 0) + rest;
  return random.shuffle(parts.filter((part) => part > 0));
}

/** Every strand is one continuation of the text; strands that still share their words run side by side. */
function grow(random: Random): { strands: Strand[]; tokens: Token[] } {
  const strands: Strand[] = range(LEAVES).map(() => ({ path: [], chosen: false }));
  const tokens: Token[] = [];
  const visit = (first: number, size: number, level: number, top: number, height: number) => {
    const middle = top + height / 2;
    const gauge = mix(6.4, 4.4, level / LEVELS);
    for (const i of range(size)) strands[first + i]?.path.push(middle + (i - (size - 1) / 2) * gauge);
    tokens.push({ x: LEFT + level * COLUMN, y: middle, count: size });
    if (level === LEVELS) return;
    let [from, y] = [first, top];
    for (const part of split(size, random)) {
      const share = height * ((part + 1.2) / (size + 1.2 * 2.4));
      visit(from, part, level + 1, y, share);
      from += part;
      y += share;
    }
  };
  visit(0, LEAVES, 0, 8, 584);
  return { strands, tokens };
}

function strandPath(path: readonly number[]): string {
  const number = (value: number) => Math.round(value * 10) / 10;
  let at = number(path[0] ?? 0);
  let d = `M${LEFT} ${at}`;
  for (const y of path.slice(1)) {
    const step = number(number(y) - at);
    d += `h42c50 0 50 ${step} 100 ${step}`;
    at = number(y);
  }
  return `${d}h120`;
}

export function TokenTreeMotif({ seed }: MotifProps) {
  const random = createRandom(`tokens ${seed}`);
  const { strands, tokens } = grow(random);
  const chosen = random.int(Math.floor(LEAVES * 0.25), Math.floor(LEAVES * 0.75));
  const answer = strands[chosen]?.path ?? [];
  const inner = tokens.filter(({ x }) => x > 0);
  const box = ({ x, y, count }: Token) => capsule(x + 4, y - count * 2.3 - 4, 34, count * 4.6 + 8);
  return (
    <g>
      <Stroke d={strands.filter((_, i) => i !== chosen).map(({ path }) => strandPath(path))} pen={HAIR} />
      <path
        d={inner
          .filter(({ count }) => count > 2)
          .map((t) => segment(t.x + 21, t.y - t.count * 2.5 - 5, t.x + 21, t.y + t.count * 2.5 + 5))
          .join('')}
        stroke={ink.main}
        strokeWidth={30}
        strokeLinecap="butt"
      />
      <path
        d={inner
          .filter(({ count }) => count > 2)
          .map((t) => segment(t.x + 21, t.y - t.count * 2.5 - 3.4, t.x + 21, t.y + t.count * 2.5 + 3.4))
          .join('')}
        stroke={ground.raised}
        strokeWidth={26.6}
        strokeLinecap="butt"
      />
      <Fill d={inner.filter(({ count }) => count <= 2).map(box)} color={ink.main} />
      <Stroke d={strandPath(answer)} tone="accent" pen={BOLD} />
      <Stroke
        d={answer.slice(1).map((y, i) => segment(LEFT + (i + 1) * COLUMN + 8, y, LEFT + (i + 1) * COLUMN + 34, y))}
        tone="accent"
        pen={11}
      />
      <Mark x={LEFT + LEVELS * COLUMN + 62} y={answer.at(-1) ?? 300} r={8} />
    </g>
  );
}
