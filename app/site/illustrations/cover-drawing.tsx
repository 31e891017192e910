import { COVER_HEIGHT } from './drawing';
import { HEIGHT, range, WIDTH } from './geometry';
import { ground, HAIR, ink, LINE } from './ink';
import type { MotifName } from './motif-for';
import { MOTIFS } from './motifs';
import { rect, segment } from './path';
import { createRandom, type Random } from './random';

/** How far a motif may be turned before it reads as a mistake, in degrees. Motifs with letters stay level. */
const TURN: Partial<Record<MotifName, number>> = {
  'bloch-sphere': 16,
  'cell-field': 180,
  civic: 40,
  constellation: 24,
  'day-dial': 12,
  inspection: 6,
  interference: 90,
  network: 20,
  'order-book': 0,
  signal: 9,
  sinogram: 7,
  'standing-wave': 22,
  strata: 8,
};

/** Motifs with one strong figure may be shown close up and off centre; dense ones must keep their rhythm. */
const FIGURES: readonly MotifName[] = ['bloch-sphere', 'civic', 'constellation', 'radiograph', 'standing-wave'];

/** Motifs that are higher than a cover and may lose no part of their top: below, their lines run on. */
const TOPPED: readonly MotifName[] = ['power-grid'];

type Composition = { turn: number; zoom: number; dx: number; dy: number; paper: string; spine: Spine | null };
type Spine = { x: number; width: number; paper: string };

function compose(motif: MotifName, random: Random): Composition {
  const paper = random.pick([ground.sunken, ground.raised, ground.soft]);
  const limit = TURN[motif] ?? 0;
  const turn = Math.round(random.range(-limit, limit));
  const close = FIGURES.includes(motif);
  const [sin, cos] = [Math.abs(Math.sin((turn * Math.PI) / 180)), Math.abs(Math.cos((turn * Math.PI) / 180))];
  const least = Math.max(cos + (COVER_HEIGHT / WIDTH) * sin, (WIDTH * sin + COVER_HEIGHT * cos) / HEIGHT);
  const isTopped = TOPPED.includes(motif);
  const zoom = Math.max(close ? 0.78 : 1, least) * random.range(1, close ? 1.4 : isTopped ? 1 : 1.16);
  const [spareX, spareY] = close
    ? [170, 60]
    : [(zoom - least) * 300, Math.max(0, (HEIGHT * zoom - COVER_HEIGHT * (1 + sin)) / 2)];
  // So narrow that a frame of 4:3 cuts it off whole, and so does a small one, which shows the cover from nearer.
  const width = random.pick([0, 0, 48, 56, 64]);
  const spine =
    width === 0
      ? null
      : {
          x: random.chance(0.6) ? 0 : WIDTH - width,
          width,
          paper: paper === ground.soft ? ground.raised : ground.soft,
        };
  const dy = random.range(isTopped ? spareY : -spareY, spareY);
  return { turn, zoom, dx: random.range(-spareX, spareX), dy, paper, spine };
}

/** The edge of a cover: the fringes of a double slit, as a detector behind it would count them. */
function SpineFringes({ spine, seed }: { spine: Spine; seed: string }) {
  const random = createRandom(`spine ${seed}`);
  const period = random.range(44, 96);
  const slit = period * random.range(3.5, 6);
  const middle = random.range(120, 330);
  const bars = range(56).map((i) => {
    const y = 4 + i * 8;
    const u = (Math.PI * (y - middle)) / slit;
    const envelope = u === 0 ? 1 : (Math.sin(u) / u) ** 2;
    const length = spine.width * 0.86 * (0.08 + 0.92 * envelope) * Math.cos((Math.PI * (y - middle)) / period) ** 2;
    return length < 1
      ? ''
      : segment(spine.x === 0 ? 0 : WIDTH, y, Math.round(spine.x === 0 ? length : WIDTH - length), y);
  });
  return (
    <g>
      <path d={rect(spine.x, 0, spine.width, COVER_HEIGHT)} fill={spine.paper} />
      <path d={bars.join('')} stroke={ink.main} strokeWidth={LINE} strokeLinecap="butt" />
      <path
        d={segment(spine.x === 0 ? spine.width : spine.x, 0, spine.x === 0 ? spine.width : spine.x, COVER_HEIGHT)}
        stroke={ink.main}
        strokeWidth={HAIR}
      />
    </g>
  );
}

/** What is in a cover, without the sheet it is on. */
export function drawCover(motif: MotifName, seed: string) {
  const Motif = MOTIFS[motif];
  const { turn, zoom, dx, dy, paper, spine } = compose(motif, createRandom(`cover ${seed}`));
  const at = (value: number) => Math.round(value * 100) / 100;
  const place = `translate(${at(WIDTH / 2 + dx)} ${at(COVER_HEIGHT / 2 + dy)}) rotate(${turn}) scale(${at(zoom)}) translate(${-WIDTH / 2} ${-HEIGHT / 2})`;
  return (
    <>
      <path d={rect(0, 0, WIDTH, COVER_HEIGHT)} fill={paper} />
      <g transform={place}>
        <Motif seed={seed} paper={paper} />
      </g>
      {spine ? <SpineFringes spine={spine} seed={seed} /> : null}
    </>
  );
}
