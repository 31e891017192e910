import { mix, range } from '../geometry';
import { BOLD, ground, HAIR, ink, Mark, type MotifProps, Stroke } from '../ink';
import { segment } from '../path';
import { createRandom, type Random } from '../random';

const START = -10;

type Shape = { leaves: number; levels: number; down: boolean };

/** Texts differ: how many continuations there are, in how many steps, and whether they are read across or down. */
const SHAPES: readonly [Shape, ...Shape[]] = [
  { leaves: 36, levels: 5, down: false },
  { leaves: 20, levels: 3, down: false },
  { leaves: 34, levels: 4, down: true },
  { leaves: 24, levels: 3, down: true },
];

type Strand = { path: number[] };
type Token = { level: number; y: number; count: number };

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
function grow({ leaves, levels, down }: Shape, random: Random): { strands: Strand[]; tokens: Token[] } {
  const strands: Strand[] = range(leaves).map(() => ({ path: [] }));
  const tokens: Token[] = [];
  const visit = (first: number, size: number, level: number, top: number, height: number) => {
    const middle = top + height / 2;
    const gauge = mix(6.4, 4.4, level / levels) * (leaves < 30 ? 1.5 : 1);
    for (const i of range(size)) strands[first + i]?.path.push(middle + (i - (size - 1) / 2) * gauge);
    tokens.push({ level, y: middle, count: size });
    if (level === levels) return;
    const parts = split(size, random);
    let [from, y] = [first, top];
    for (const part of parts) {
      const share = height * ((part + 0.8) / (size + 0.8 * parts.length));
      visit(from, part, level + 1, y, share);
      from += part;
      y += share;
    }
  };
  visit(0, leaves, 0, 8, down ? 784 : 584);
  return { strands, tokens };
}

export function TokenTreeMotif({ seed, paper = ground.sunken }: MotifProps) {
  const random = createRandom(`tokens ${seed}`);
  const shape = random.pick(SHAPES);
  const { leaves, levels, down } = shape;
  const { strands, tokens } = grow(shape, random);
  const column = (down ? 600 : 852) / (levels + (down ? 1.5 : 1));
  const number = (value: number) => Math.round(value * 10) / 10;
  const [rest, bend] = [number(column * 0.3), number(column * 0.35)];
  const strand = (path: readonly number[]) => {
    let at = number(path[0] ?? 0);
    let d = down ? `M${at} ${START}` : `M${START} ${at}`;
    for (const y of path.slice(1)) {
      const step = number(number(y) - at);
      const [half, whole] = [bend, number(bend * 2)];
      d += down
        ? `v${rest}c0 ${half} ${step} ${half} ${step} ${whole}`
        : `h${rest}c${half} 0 ${half} ${step} ${whole} ${step}`;
      at = number(y);
    }
    return `${d}${down ? 'v' : 'h'}${Math.round(column * 2)}`;
  };
  const chosen = random.int(Math.floor(leaves * 0.3), Math.floor(leaves * 0.7));
  const answer = strands[chosen]?.path ?? [];
  const inner = tokens.filter(({ level }) => level > 0);
  const wide = inner.filter(({ count }) => count > 2);
  const at = (level: number, more: number) => START + level * column + more;
  /** From a place along the text to another, level with `y` at both ends. */
  const line = (from: number, y1: number, to: number, y2: number) =>
    down ? segment(y1, from, y2, to) : segment(from, y1, to, y2);
  // A continuation that only one or two strands take is a word: long or short, and kept or dropped.
  const words = inner
    .filter(({ count, y }) => count <= 2 && !answer.includes(y))
    .map(({ level, y }) => ({
      d: line(at(level, 12), Math.round(y), at(level, 12 + random.int(4, column * 0.28)), Math.round(y)),
      kept: random.chance(0.5),
    }));
  const gauge = leaves < 30 ? 3.6 : 2.5;
  const bar = ({ level, y, count }: Token, more: number) =>
    line(at(level, 21), y - count * gauge - more, at(level, 21), y + count * gauge + more);
  const said = answer.slice(1).map((y, i) => line(at(i + 1, 10), y, at(i + 1, 32), y));
  // Where the last word is decided: the middle of a bend is half the way between its ends.
  const decided = [at(levels - 1, column * 0.65), ((answer.at(-2) ?? 300) + (answer.at(-1) ?? 300)) / 2] as const;
  return (
    <g>
      <Stroke d={strands.filter((_, i) => i !== chosen).map(({ path }) => strand(path))} pen={HAIR} />
      <path d={wide.map((t) => bar(t, 5)).join('')} stroke={ink.main} strokeWidth={26} strokeLinecap="butt" />
      <path d={wide.map((t) => bar(t, 3.4)).join('')} stroke={ground.raised} strokeWidth={22.6} strokeLinecap="butt" />
      <Stroke d={words.map(({ d }) => d)} pen={10} />
      <path d={words.flatMap(({ d, kept }) => (kept ? [] : [d])).join('')} stroke={paper} strokeWidth={6.6} />
      <Stroke d={strand(answer)} tone="accent" pen={BOLD} />
      <Stroke d={said} tone="accent" pen={13} />
      <Mark x={decided[down ? 1 : 0]} y={decided[down ? 0 : 1]} r={8} />
    </g>
  );
}
