import type { MenuKey } from './site-map';

interface Fringes {
  bars: number;
  /** How many fringes fit under the middle of the envelope. */
  slits?: number;
  /** Moves the brightest fringe, -1 to 1. */
  shift?: number;
  /** Share of the strip's middle that stays empty: there the waves cancel. */
  gap?: number;
}

/** The counts behind a double slit, as bars across a strip: the brand's line, a few hundred bytes long. */
export function FringeStrip({ className, ...shape }: Fringes & { className?: string }) {
  return (
    <svg
      viewBox={`0 0 ${shape.bars * 10} 100`}
      preserveAspectRatio="none"
      className={className}
      aria-hidden="true"
      focusable="false"
      role="presentation"
    >
      <path d={fringes(shape)} fill="currentColor" />
    </svg>
  );
}

/** The bars as a path, 100 high and ten wide each; each begins where the one before did, moved by a little. */
export function fringes({ bars, slits = 7, shift = 0, gap = 0 }: Fringes): string {
  let pen: number | null = null;
  let path = '';
  for (let index = 0; index < bars; index++) {
    if (Math.abs((index + 0.5) / bars - 0.5) < gap / 2) continue;
    const width = widthOf(index, bars, slits, shift);
    const left = tenth(index * 10 + 5 - width / 2);
    path += `${pen === null ? `M${left} 0` : `m${tenth(left - pen)} 0`}h${width}v100h${-width}z`;
    pen = left;
  }
  return path;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

export const MENU_BARS = 44;
/** Each menu shows another order of the same pattern. */
export const menuStrips: Record<MenuKey, Pick<Fringes, 'slits' | 'shift'>> = {
  services: { slits: 9, shift: 0 },
  industries: { slits: 15, shift: 0.35 },
  solutions: { slits: 5, shift: -0.4 },
  resources: { slits: 12, shift: -0.15 },
  company: { slits: 7, shift: 0.5 },
};

function widthOf(index: number, bars: number, slits: number, shift: number): number {
  const u = ((index + 0.5) / bars) * 2 - 1 - shift;
  const envelope = u === 0 ? 1 : (Math.sin(u * 3.1) / (u * 3.1)) ** 2;
  const intensity = envelope * Math.cos(u * slits * Math.PI * 0.5) ** 2;
  // In steps that nobody sees: a strip of few widths is half as long once compressed.
  return tenth(0.4 * Math.round((0.8 + 7.6 * Math.max(intensity, envelope * 0.12)) / 0.4));
}
