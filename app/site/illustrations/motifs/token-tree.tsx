import { mix, range } from '../geometry';
import { BOLD, ground, HAIR, ink, Mark, type MotifProps, Stroke } from '../ink';
import { dot, segment } from '../path';
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
    const parts = split(size, random);
    let [from, y] = [first, top];
    for (const part of parts) {
      const share = height * ((part + 0.8) / (size + 0.8 * parts.length));
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

export function TokenTreeMotif({ seed, paper = ground.sunken }: MotifProps) {
  const random = createRandom(`tokens ${seed}`);
  const { strands, tokens } = grow(random);
  const chosen = random.int(Math.floor(LEAVES * 0.25), Math.floor(LEAVES * 0.75));
  const answer = strands[chosen]?.path ?? [];
  const inner = tokens.filter(({ x }) => x > 0);
  const wide = inner.filter(({ count }) => count > 2);
  // A continuation that only one or two strands take is a word: long or short, and kept or dropped.
  const words = inner
    .filter(({ count, y }) => count <= 2 && !answer.includes(y))
    .map(({ x, y }) => ({
      d: `${dot(x + 12, Math.round(y)).slice(0, -2)}h${random.int(4, 40)}`,
      kept: random.chance(0.5),
    }));
  const bar = ({ x, y, count }: Token, more: number) => {
    const half = count * 2.5 + more;
    return segment(x + 21, y - half, x + 21, y + half);
  };
  return (
    <g>
      <Stroke d={strands.filter((_, i) => i !== chosen).map(({ path }) => strandPath(path))} pen={HAIR} />
      <path d={wide.map((t) => bar(t, 5)).join('')} stroke={ink.main} strokeWidth={26} strokeLinecap="butt" />
      <path d={wide.map((t) => bar(t, 3.4)).join('')} stroke={ground.raised} strokeWidth={22.6} strokeLinecap="butt" />
      <Stroke d={words.map(({ d }) => d)} pen={10} />
      <path d={words.flatMap(({ d, kept }) => (kept ? [] : [d])).join('')} stroke={paper} strokeWidth={6.6} />
      <Stroke d={strandPath(answer)} tone="accent" pen={BOLD} />
      <Stroke
        d={answer.slice(1).map((y, i) => segment(LEFT + (i + 1) * COLUMN + 10, y, LEFT + (i + 1) * COLUMN + 32, y))}
        tone="accent"
        pen={13}
      />
      <Mark x={LEFT + LEVELS * COLUMN + 62} y={answer.at(-1) ?? 300} r={8} />
    </g>
  );
}
