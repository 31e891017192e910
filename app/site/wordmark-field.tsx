const sources = [
  { x: 470, y: 250 },
  { x: 970, y: 40 },
];
const wavelength = 22;

/** Circles on which one source's wave is zero; filled even-odd, two sets of them make the fringes. */
function rings(): string {
  return sources
    .flatMap(({ x, y }) =>
      Array.from({ length: 92 }, (_, n) => {
        const r = (n + 0.5) * (wavelength / 2);
        return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
      }),
    )
    .join('');
}

const ringsPath = rings();

/** The name as large as the page is wide, made of the fringes of two sources. */
export function WordmarkField({ name, className }: { name: string; className?: string }) {
  return (
    <svg viewBox="0 0 1440 374" className={className} aria-hidden="true" focusable="false" role="presentation">
      <clipPath id="wordmark-letters">
        <text x="-14" y="292" textLength="1460" lengthAdjust="spacingAndGlyphs" className="wordmark-letters">
          {name}
        </text>
      </clipPath>
      <g clipPath="url(#wordmark-letters)">
        <rect width="1440" height="374" fill="var(--color-accent-soft)" />
        <path d={ringsPath} fill="var(--color-accent)" fillRule="evenodd" />
      </g>
    </svg>
  );
}
