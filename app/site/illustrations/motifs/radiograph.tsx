import { range, TAU } from '../geometry';
import { ground, HAIR, Hair, ink, Mark, type MotifProps, Stroke } from '../ink';
import { circle, segment } from '../path';
import { createRandom } from '../random';

type Tissue = { x: number; y: number; a: number; b: number; turn: number; density: number };

/** The Shepp-Logan phantom (1974), on which reconstruction in tomography is tested; densities after Toft (1996). */
const PHANTOM: readonly Tissue[] = [
  { x: 0, y: 0, a: 0.69, b: 0.92, turn: 0, density: 1 },
  { x: 0, y: -0.0184, a: 0.6624, b: 0.874, turn: 0, density: -0.8 },
  { x: 0.22, y: 0, a: 0.11, b: 0.31, turn: -18, density: -0.2 },
  { x: -0.22, y: 0, a: 0.16, b: 0.41, turn: 18, density: -0.2 },
  { x: 0, y: 0.35, a: 0.21, b: 0.25, turn: 0, density: 0.1 },
  { x: 0, y: 0.1, a: 0.046, b: 0.046, turn: 0, density: 0.1 },
  { x: 0, y: -0.1, a: 0.046, b: 0.046, turn: 0, density: 0.1 },
  { x: -0.08, y: -0.605, a: 0.046, b: 0.023, turn: 0, density: 0.1 },
  { x: 0.06, y: -0.605, a: 0.023, b: 0.046, turn: 0, density: 0.1 },
];

/** A chest in section: the wall, two lungs, the heart between them, the spine and the great vessel before it. */
const CHEST: readonly Tissue[] = [
  { x: 0, y: 0, a: 1.14, b: 0.76, turn: 0, density: 1 },
  { x: 0, y: 0, a: 1.08, b: 0.7, turn: 0, density: -0.8 },
  { x: -0.52, y: 0.02, a: 0.36, b: 0.54, turn: -12, density: -0.2 },
  { x: 0.56, y: 0, a: 0.32, b: 0.5, turn: 14, density: -0.2 },
  { x: 0.16, y: 0.2, a: 0.3, b: 0.24, turn: -30, density: 0.2 },
  { x: 0, y: -0.46, a: 0.12, b: 0.12, turn: 0, density: 0.8 },
  { x: 0.13, y: -0.24, a: 0.07, b: 0.07, turn: 0, density: 0.15 },
];

/** The patient lies at an angle to the scan lines: upright, ventricles and lungs look back at the viewer like a face. */
function turned(degrees: number): (tissue: Tissue) => Tissue {
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return (tissue) => ({
    ...tissue,
    x: tissue.x * c - tissue.y * s,
    y: tissue.x * s + tissue.y * c,
    turn: tissue.turn + degrees,
  });
}

/** Where a horizontal line enters and leaves an ellipse, or nothing. */
function chord({ x, y, a, b, turn }: Tissue, level: number): [number, number] | null {
  const angle = (turn * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const dy = level - y;
  const p = (c * c) / (a * a) + (s * s) / (b * b);
  const q = 2 * dy * c * s * (1 / (a * a) - 1 / (b * b));
  const r = dy * dy * ((s * s) / (a * a) + (c * c) / (b * b)) - 1;
  const root = q * q - 4 * p * r;
  if (root <= 0) return null;
  return [x + (-q - Math.sqrt(root)) / (2 * p), x + (-q + Math.sqrt(root)) / (2 * p)];
}

type Run = { from: number; to: number; density: number };

function scan(tissues: readonly Tissue[], level: number): Run[] {
  const chords = tissues.flatMap((tissue) => {
    const ends = chord(tissue, level);
    return ends ? [{ ends, density: tissue.density }] : [];
  });
  const stops = chords.flatMap(({ ends }) => ends).sort((a, b) => a - b);
  return stops.slice(1).map((to, i) => {
    const from = stops[i] ?? to;
    const middle = (from + to) / 2;
    const density = chords.reduce(
      (sum, { ends, density: d }) => (middle > ends[0] && middle < ends[1] ? sum + d : sum),
      0,
    );
    return { from, to, density };
  });
}

export function RadiographMotif({ seed }: MotifProps) {
  const random = createRandom(`radiograph ${seed}`);
  const chest = random.chance(0.3);
  const side = random.chance(0.5) ? 1 : -1;
  const finding: Tissue = {
    x: (chest ? random.range(0.44, 0.62) : random.range(0.2, 0.34)) * side,
    y: chest ? random.range(-0.2, 0.24) : random.range(-0.5, -0.34),
    a: random.range(0.06, 0.08),
    b: random.range(0.05, 0.07),
    turn: 0,
    density: 2,
  };
  const [cx, cy] = [400, 300];
  // The ring around a chest is as wide as the sheet is high; around a head it may be looked at from nearer.
  const size = chest ? 256 : random.pick([262, 300]);
  const ring = chest ? 318 : size * 1.06;
  const tilt = random.range(chest ? 22 : 32, chest ? 44 : 64) * (random.chance(0.5) ? 1 : -1);
  const head = [...(chest ? CHEST : PHANTOM), finding].map(turned(tilt));
  const rows = range(74).map((i) => 0.93 - i * 0.0254);
  const runs = rows.flatMap((level) => scan(head, level).map((run) => ({ ...run, level })));
  const draw = (low: number, high: number) =>
    runs
      .filter(({ density, from, to }) => density >= low && density < high && to - from > 0.012)
      .map(({ from, to, level }) =>
        segment(Math.round(cx + from * size), cy - level * size, Math.round(cx + to * size), cy - level * size),
      );
  const found = head.at(-1) ?? finding;
  const [fx, fy] = [cx + found.x * size, cy - found.y * size];
  const beam = random.range(-0.5, 0.5);
  return (
    <g>
      <Hair d={[0.962, 1.038, 1.138, 1.264, 1.415].map((r) => circle(cx, cy, r * ring))} opacity={0.5} />
      <path d={circle(cx, cy, ring)} stroke={ink.hair} strokeWidth={9} strokeDasharray="0.9 9.1" strokeLinecap="butt" />
      <path d={circle(cx, cy, ring * 0.918)} fill={ground.raised} />
      <Hair
        d={range(25).map((i) =>
          segment(
            cx - 1.2 * 450 * Math.cos(beam),
            cy + 450 * Math.sin(beam),
            cx + 520 * Math.cos(beam + (i - 12) * 0.045),
            cy - 520 * Math.sin(beam + (i - 12) * 0.045),
          ),
        )}
        opacity={0.5}
      />
      <Stroke d={draw(-0.05, 0.15)} pen={HAIR} />
      <Stroke d={draw(0.15, 0.25)} pen={2} />
      <Stroke d={draw(0.25, 0.6)} pen={3} />
      <Stroke d={draw(0.8, 1.05)} pen={4.4} />
      <Stroke d={draw(1.05, 3)} pen={5} tone="accent" />
      <Stroke d={circle(fx, fy, 44)} tone="accent" />
      <Stroke
        d={
          segment(fx, fy - 60, fx, fy - 34) +
          segment(fx, fy + 34, fx, fy + 60) +
          segment(fx - 60, fy, fx - 34, fy) +
          segment(fx + 34, fy, fx + 60, fy)
        }
        tone="accent"
      />
      <Mark x={cx + ring * Math.cos(beam + TAU / 2)} y={cy - ring * Math.sin(beam + TAU / 2)} r={7} />
    </g>
  );
}
