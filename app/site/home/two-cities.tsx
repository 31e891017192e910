/** Ranchi and Tallinn as the two sources of one wave field, at their true bearing, with the great circle between them. */
const ranchi = { x: 452, y: 452 };
const tallinn = { x: 128, y: 118 };
const wavelength = 30;

function circles({ x, y }: { x: number; y: number }, count: number, phase: number): string {
  return Array.from({ length: count }, (_, n) => {
    const r = Math.round((n + phase) * wavelength * 10) / 10;
    return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
  }).join('');
}

export function TwoCities({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 600 560"
      className={className}
      fill="none"
      role="img"
      aria-label="Ranchi in India and Tallinn in Estonia, joined by an arc"
    >
      <clipPath id="two-cities-frame">
        <path d="M0 0h600v560H0z" />
      </clipPath>
      <path d="M0 0h600v560H0z" fill="var(--color-sunken)" />
      <g clipPath="url(#two-cities-frame)">
        <path
          d={circles(ranchi, 22, 1) + circles(tallinn, 22, 1)}
          stroke="var(--color-line-strong)"
          strokeWidth="0.8"
          opacity="0.55"
        />
        <path
          d={`M${ranchi.x} ${ranchi.y}C${ranchi.x - 20} 260 ${tallinn.x + 190} ${tallinn.y + 8} ${tallinn.x} ${tallinn.y}`}
          stroke="var(--color-accent)"
          strokeWidth="3"
        />
        <City {...ranchi} name="Ranchi" place="23.34° N 85.31° E" tone="var(--color-accent)" below />
        <City {...tallinn} name="Tallinn" place="59.44° N 24.75° E" tone="var(--color-warm)" />
      </g>
    </svg>
  );
}

interface CityProps {
  x: number;
  y: number;
  name: string;
  place: string;
  tone: string;
  below?: boolean;
}

function City({ x, y, name, place, tone, below = false }: CityProps) {
  const top = below ? y + 50 : y - 62;
  return (
    <g>
      <circle cx={x} cy={y} r="9" fill={tone} />
      <circle cx={x} cy={y} r="20" stroke={tone} strokeWidth="1.2" />
      <g className="two-cities-label" fill="var(--color-text)" textAnchor={below ? 'end' : 'start'}>
        <text x={x + (below ? 22 : -22)} y={top} className="two-cities-name">
          {name}
        </text>
        <text x={x + (below ? 22 : -22)} y={top + 28} className="two-cities-place">
          {place}
        </text>
      </g>
    </g>
  );
}
