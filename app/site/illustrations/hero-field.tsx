import { circleCrossings, distance, hyperbola, type Point, range } from './geometry';
import { BOLD, HAIR, ink, Mark, Stroke } from './ink';
import { dot, ellipse, spline } from './path';

/** On the water: two sources of one wavelength. The plane is then squeezed and turned, as if seen from a low stand. */
const WAVELENGTH = 26;
const [QUANTUM, AI]: [Point, Point] = [
  [-112, -40],
  [112, 40],
];
const SQUEEZE = 0.58;
const TURN = (-17 * Math.PI) / 180;
const CENTRE: Point = [1270, 440];

function project([x, y]: Point): Point {
  const flat = y * SQUEEZE;
  return [
    CENTRE[0] + x * Math.cos(TURN) - flat * Math.sin(TURN),
    CENTRE[1] + x * Math.sin(TURN) + flat * Math.cos(TURN),
  ];
}

function rings(source: Point, radii: readonly number[]): string {
  const [x, y] = project(source);
  return radii.map((r) => ellipse(x, y, r, r * SQUEEZE, (TURN * 180) / Math.PI)).join('');
}

/**
 * The signature of the house: the waves of two sources and the fringes that they make together. The cells are filled
 * where both waves have the same sign; the fringes are hyperbolas; a node sits wherever two crests meet.
 */
export function HeroField() {
  const zeros = range(66).map((n) => (n + 0.5) * (WAVELENGTH / 2));
  const crests = range(44).map((n) => (n + 1) * WAVELENGTH);
  const orders = range(Math.floor(distance(QUANTUM, AI) / WAVELENGTH) + 1).flatMap((n) => (n === 0 ? [0] : [n, -n]));
  const fringes = orders.map((n) => spline(hyperbola(QUANTUM, AI, n * WAVELENGTH, 640, 18).map(project)));
  const nodes = range(15).flatMap((m) =>
    range(15).flatMap((n) =>
      circleCrossings(QUANTUM, (m + 1) * WAVELENGTH, AI, (n + 1) * WAVELENGTH).map((at) => ({
        at: project(at),
        order: m - n,
        r: m + n,
      })),
    ),
  );
  const warm = project(circleCrossings(QUANTUM, 8 * WAVELENGTH, AI, 8 * WAVELENGTH)[0] ?? [0, 0]);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 1600 900"
      className="hero-field"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      role="presentation"
    >
      <defs>
        <radialGradient
          id="hero-ink"
          gradientUnits="userSpaceOnUse"
          cx={CENTRE[0]}
          cy={CENTRE[1]}
          r="760"
          gradientTransform={`rotate(-17 ${CENTRE[0]} ${CENTRE[1]}) translate(0 ${CENTRE[1] * (1 - 0.64)}) scale(1 .64)`}
        >
          <stop offset=".3" stopColor={ink.main} />
          <stop offset=".95" stopColor={ink.main} stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d={rings(QUANTUM, zeros) + rings(AI, zeros)} fill="url(#hero-ink)" fillRule="evenodd" />
      <path d={rings(QUANTUM, crests) + rings(AI, crests)} stroke="url(#hero-ink)" strokeWidth={HAIR} />
      <Stroke d={fringes} tone="accent" pen={HAIR} />
      <Stroke d={nodes.filter(({ r }) => r < 22).map(({ at }) => dot(...at))} tone="accent" pen={BOLD * 2} />
      <Mark x={warm[0]} y={warm[1]} r={9} />
    </svg>
  );
}
