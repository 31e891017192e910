import { mix, type Point, range, superpose } from '../geometry';
import { BOLD, ground, HAIR, Hair, ink, LINE, Mark, type MotifProps, Stroke } from '../ink';
import { dot, rect, segment, spline } from '../path';
import { createRandom, type Random } from '../random';

const [LEFT, RIGHT, TOP] = [120, 690, -20];
const CHARACTER = 12;
const LINE_HEIGHT = 26;

type Word = { x: number; y: number; length: number; kind: number };

/** Lines of code as their words: indentation, a few identifiers, now and then a string or a comment. */
function listing(random: Random, top: number, lines: number): Word[] {
  let indent = 0;
  return range(lines).flatMap((line) => {
    if (line > 0 && random.chance(0.14)) return [];
    indent = line === 0 ? 0 : Math.max(0, Math.min(4, indent + random.pick([-2, -1, 0, 0, 1, 1])));
    let column = indent * 2;
    return range(random.int(2, 5)).flatMap((n): Word[] => {
      const length = random.int(2, 7);
      const word = {
        x: LEFT + 56 + column * CHARACTER,
        y: top + line * LINE_HEIGHT,
        length: length * CHARACTER - 8,
        kind: n === 0 ? 0 : random.int(0, 3),
      };
      column += length + 1;
      return word.x + word.length < RIGHT - 40 ? [word] : [];
    });
  });
}

/** Fan-fold paper with its sprocket holes; the program above, and below it the fringe pattern that it prints. */
export function NotebookMotif({ seed, paper = ground.sunken }: MotifProps) {
  const random = createRandom(`notebook ${seed}`);
  const lines = 11;
  const words = [...listing(random, 62, lines)];
  const plot = 62 + lines * LINE_HEIGHT + 6;
  const wave = superpose(
    [
      { x: random.range(-200, 100), y: -40 },
      { x: random.range(300, 700), y: 90 },
    ],
    random.range(60, 90),
  );
  const rows = range(13).map((row) =>
    spline(
      range(33).map(
        (i): Point => [
          mix(LEFT + 56, RIGHT - 56, i / 32),
          plot + 24 + row * 17 - 15 * wave(i * 15, row * 24) * Math.sin((Math.PI * i) / 32),
        ],
      ),
    ),
  );
  const bars = range(12).map((i) => rect(LEFT + 34, TOP + 69 + i * 2 * LINE_HEIGHT, RIGHT - LEFT - 68, LINE_HEIGHT));
  const holes = range(24).flatMap((i) => [dot(LEFT + 17, i * LINE_HEIGHT + 10), dot(RIGHT - 17, i * LINE_HEIGHT + 10)]);
  const of = (kind: number) =>
    words.filter((word) => word.kind === kind).map(({ x, y, length }) => segment(x, y, x + length, y));
  const turn = random.range(-7, 7);
  const cursor = words.at(-1);
  return (
    <g transform={`rotate(${Math.round(turn)} 400 300)`}>
      <path d={rect(LEFT + 22, -90, RIGHT - LEFT, 800)} fill={ground.soft} stroke={ink.main} strokeWidth={HAIR} />
      <path d={rect(LEFT, -90, RIGHT - LEFT, 800)} fill={ground.raised} stroke={ink.main} strokeWidth={LINE} />
      <path d={bars.join('')} fill={paper} />
      <Stroke d={holes} pen={11} />
      <path d={holes.join('')} stroke={ground.soft} strokeWidth={9.2} />
      <Hair
        d={segment(LEFT + 34, -90, LEFT + 34, 700) + segment(RIGHT - 34, -90, RIGHT - 34, 700)}
        dash="2 6"
        opacity={1}
      />
      <Stroke d={of(0)} pen={8} />
      <Stroke d={of(1)} pen={8} tone="hair" />
      <Stroke d={of(2)} pen={8} tone="accent" />
      <Stroke d={of(3)} pen={LINE} />
      {rows.map((d, i) => (
        <path
          key={d}
          d={d}
          fill={i % 2 ? paper : ground.raised}
          stroke={i === 6 ? ink.accent : ink.main}
          strokeWidth={i === 6 ? BOLD : HAIR}
        />
      ))}
      <Mark x={(cursor?.x ?? 300) + (cursor?.length ?? 0) + 22} y={cursor?.y ?? 300} r={6} />
    </g>
  );
}
