import { mix, type Point, range } from '../geometry';
import { BOLD, ground, HAIR, Hair, ink, LINE, Mark, type MotifProps, Stroke } from '../ink';
import { polyline, rect, segment } from '../path';
import { createRandom, type Random } from '../random';

const FOLD = 34;

type File = { x: number; foot: number; width: number; height: number; kind: number };

/** A shelf from edge to edge: files of any width, some higher than others, a gap here and there. */
function shelf(foot: number, room: number, random: Random): File[] {
  const files: File[] = [];
  for (let x = random.range(-14, 0); x < 810; ) {
    const width = random.pick([8, 10, 14, 14, 19, 26, 34]);
    if (random.chance(0.05)) x += random.range(18, 46);
    files.push({ x, foot, width, height: room * random.range(0.56, 0.84), kind: random.int(0, 5) });
    x += width + 2.5;
  }
  return files;
}

/** Shelves of an archive: a question draws a few files out of them, and threads carry what they say to one answer. */
export function ArchiveMotif({ seed, paper = ground.sunken }: MotifProps) {
  const random = createRandom(`archive ${seed}`);
  const shelves = random.int(3, 5);
  const room = 620 / shelves;
  const left = random.chance(0.5);
  const feet = range(shelves).map((i) => (i + 1) * room - 12);
  const files = feet.flatMap((foot) => shelf(foot, room, random));
  const page = { x: left ? 90 : 530, y: random.int(160, 230), width: 180, height: 218 };
  const near = ({ x, foot, width, height }: File) =>
    x + width > page.x - 12 &&
    x < page.x + page.width + 12 &&
    foot > page.y - 12 &&
    foot - height < page.y + page.height + 12;
  const shown = files.filter((file) => !near(file));
  const across = (x: number) => (left ? x - page.x - page.width : page.x - x);
  const found = feet.flatMap((foot) => {
    const fit = shown.filter(
      (file) =>
        file.foot === foot &&
        file.height < room * 0.72 &&
        file.width >= 14 &&
        across(file.x) > 100 &&
        file.x > 30 &&
        file.x < 760,
    );
    return random.shuffle(fit).slice(0, 1);
  });
  const box = ({ x, foot, width, height }: File, lift = 0) =>
    rect(Math.round(x), Math.round(foot - height - lift), width, Math.round(height));
  const rest = shown.filter((file) => !found.includes(file));
  const some = (...kinds: number[]) => rest.filter(({ kind }) => kinds.includes(kind));
  const label = ({ x, foot, width, height }: File) =>
    segment(Math.round(x), Math.round(foot - height * 0.72), Math.round(x) + width, Math.round(foot - height * 0.72)) +
    segment(Math.round(x), Math.round(foot - height * 0.6), Math.round(x) + width, Math.round(foot - height * 0.6));
  const lift = room * 0.16;
  const mouth: Point = [left ? page.x + page.width : page.x, page.y + page.height * 0.62];
  const thread = ({ x, foot, width, height }: File, i: number) => {
    const from: Point = [Math.round(x + width / 2), Math.round(foot - height - lift)];
    const to: Point = [mouth[0], Math.round(mouth[1] + (i - (found.length - 1) / 2) * 7)];
    const reach = Math.round((to[0] - from[0]) * 0.5);
    return `M${from[0]} ${from[1]}C${from[0]} ${from[1] - 30} ${to[0] - reach} ${to[1]} ${to[0]} ${to[1]}`;
  };
  const words = range(11).map((i) => {
    const y = page.y + 42 + i * 15.5;
    const end = i === 0 ? 0.5 : i % 4 === 3 ? random.range(0.3, 0.6) : random.range(0.8, 1);
    return { y, end: mix(page.x + 22, page.x + page.width - 22, end), quoted: i === 6 || i === 7 };
  });
  const line = ({ y, end }: { y: number; end: number }) => segment(page.x + 22, y, end, y);
  const sheet = `M${page.x} ${page.y}h${page.width - FOLD}l${FOLD} ${FOLD}v${page.height - FOLD}h${-page.width}z`;
  return (
    <g>
      <Hair d={feet.map((foot) => segment(-10, foot - room + 24, 810, foot - room + 24))} opacity={0.5} />
      <path
        d={some(0, 1, 2)
          .map((file) => box(file))
          .join('')}
        fill={ground.raised}
        stroke={ink.main}
        strokeWidth={HAIR}
      />
      <path
        d={some(3, 4)
          .map((file) => box(file))
          .join('')}
        fill={paper}
        stroke={ink.main}
        strokeWidth={LINE}
      />
      <path
        d={some(5)
          .map((file) => box(file))
          .join('')}
        fill={ink.main}
        stroke={ink.main}
        strokeWidth={LINE}
      />
      <Stroke d={some(1, 3).map(label)} pen={HAIR} />
      <Stroke d={feet.map((foot) => segment(-10, foot + 3, 810, foot + 3))} pen={BOLD} />
      <path
        d={found.map((file) => box(file, lift)).join('')}
        fill={ground.soft}
        stroke={ink.accent}
        strokeWidth={BOLD}
      />
      <path d={found.map(thread).join('')} stroke={paper} strokeWidth={8} />
      <Stroke d={found.map(thread)} tone="accent" pen={2.4} />
      <path d={sheet} fill={ground.raised} stroke={ink.main} strokeWidth={BOLD} />
      <Stroke d={words.filter(({ quoted }) => !quoted).map(line)} />
      <Stroke d={words.filter(({ quoted }) => quoted).map(line)} tone="accent" pen={BOLD} />
      <Stroke
        d={polyline([
          [page.x + page.width - FOLD, page.y],
          [page.x + page.width - FOLD, page.y + FOLD],
          [page.x + page.width, page.y + FOLD],
        ])}
      />
      <Mark x={mouth[0]} y={mouth[1]} r={8} />
    </g>
  );
}
