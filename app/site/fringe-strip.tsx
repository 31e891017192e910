/** The counts behind a double slit, as bars across a strip: the brand's line, a few hundred bytes long. */
export function FringeStrip({
  bars = 96,
  slits = 7,
  shift = 0,
  gap = 0,
  className,
}: {
  bars?: number;
  /** How many fringes fit under the middle of the envelope. */
  slits?: number;
  /** Moves the brightest fringe, -1 to 1. */
  shift?: number;
  /** Share of the strip's middle that stays empty: there the waves cancel. */
  gap?: number;
  className?: string;
}) {
  const path = Array.from({ length: bars }, (_, index) =>
    Math.abs((index + 0.5) / bars - 0.5) < gap / 2 ? '' : bar(index, bars, slits, shift),
  ).join('');
  return (
    <svg
      viewBox={`0 0 ${bars * 10} 100`}
      preserveAspectRatio="none"
      className={className}
      aria-hidden="true"
      focusable="false"
      role="presentation"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}

function bar(index: number, bars: number, slits: number, shift: number): string {
  const u = ((index + 0.5) / bars) * 2 - 1 - shift;
  const envelope = u === 0 ? 1 : (Math.sin(u * 3.1) / (u * 3.1)) ** 2;
  const intensity = envelope * Math.cos(u * slits * Math.PI * 0.5) ** 2;
  const width = Math.round((0.8 + 7.6 * Math.max(intensity, envelope * 0.12)) * 10) / 10;
  return `M${Math.round((index * 10 + 5 - width / 2) * 10) / 10} 0h${width}v100h${-width}z`;
}
