import { circleCrossings, distance, hyperbola, type Point, range } from './geometry';
import { BOLD, ground, HAIR, ink, LINE, Mark, Stroke } from './ink';
import { markupOnce } from './markup-once';
import { dots, ripples, spline } from './path';

/** On the water: two sources of one wavelength. The plane is then squeezed and turned, as if seen from a low stand. */
const WAVELENGTH = 28;
const QUANTUM: Point = [-123, -34];
const AI: Point = [123, 34];
const SQUEEZE = 0.6;
const TURN = -16;
const CENTRE: Point = [1290, 448];
const PLANE = `translate(${CENTRE.join(' ')}) rotate(${TURN}) scale(1 ${SQUEEZE})`;

function project([x, y]: Point): Point {
  const angle = (TURN * Math.PI) / 180;
  const flat = y * SQUEEZE;
  return [
    CENTRE[0] + x * Math.cos(angle) - flat * Math.sin(angle),
    CENTRE[1] + x * Math.sin(angle) + flat * Math.cos(angle),
  ];
}

type Node = { at: Point; order: number; rank: number };

/** Where a crest of one wave lies on a crest of the other; `rank` counts the wavelengths that both have travelled. */
function crestCrossings(reach: number): Node[] {
  return range(reach).flatMap((m) =>
    range(reach).flatMap((n) =>
      circleCrossings(QUANTUM, (m + 1) * WAVELENGTH, AI, (n + 1) * WAVELENGTH).map((at) => ({
        at: project(at),
        order: m - n,
        rank: m + n + 2,
      })),
    ),
  );
}

function Ink({ id, color, reach }: { id: string; color: string; reach: number }) {
  return (
    <radialGradient id={id} gradientUnits="userSpaceOnUse" cx="0" cy="0" r={reach}>
      <stop offset=".3" stopColor={color} />
      <stop offset=".62" stopColor={color} stopOpacity=".5" />
      <stop offset=".84" stopColor={color} stopOpacity=".14" />
      <stop offset="1" stopColor={color} stopOpacity="0" />
    </radialGradient>
  );
}

function drawHero() {
  const zeros = ([x, y]: Point) => ripples(x, y, WAVELENGTH / 4, WAVELENGTH / 2, 56);
  const orders = range(Math.floor(distance(QUANTUM, AI) / WAVELENGTH) + 1).flatMap((n) => (n === 0 ? [0] : [n, -n]));
  const fringes = orders.map((n) => spline(hyperbola(QUANTUM, AI, n * WAVELENGTH, 560, 14), false, 1));
  const nodes = crestCrossings(14).filter(({ rank }) => rank < 23);
  const warm = nodes.find(({ order, rank }) => order === 0 && rank === 18);
  const others = nodes.filter((node) => node !== warm);
  const ranked = (low: number, high: number) =>
    dots(others.filter(({ rank }) => rank >= low && rank < high).map(({ at }) => at));
  return (
    <>
      <defs>
        <Ink id="hero-ink" color={ink.main} reach={640} />
        <Ink id="hero-accent" color={ink.accent} reach={560} />
      </defs>
      <g transform={PLANE}>
        <path d={ripples(...QUANTUM, 672, WAVELENGTH * 3, 9)} stroke={ink.hair} strokeWidth={HAIR} opacity=".28" />
        <path d={zeros(QUANTUM) + zeros(AI)} fill="url(#hero-ink)" fillRule="evenodd" />
        <path d={fringes.join('')} stroke="url(#hero-accent)" strokeWidth={LINE} />
      </g>
      <g className="field-breath">
        <Stroke d={ranked(0, 14)} tone="accent" pen={BOLD * 3} />
        <Stroke d={ranked(14, 19)} tone="accent" pen={BOLD * 2.2} />
      </g>
      <g className="field-breath field-breath-late">
        <Stroke d={ranked(19, 30)} tone="accent" pen={BOLD * 1.4} />
      </g>
      {[QUANTUM, AI].map(project).map(([x, y]) => (
        <circle
          key={x}
          cx={Math.round(x)}
          cy={Math.round(y)}
          r="11"
          fill={ground.raised}
          stroke={ink.main}
          strokeWidth={BOLD}
        />
      ))}
      {warm ? <Mark x={warm.at[0]} y={warm.at[1]} r={10} /> : null}
    </>
  );
}

/**
 * The signature of the house: the waves of two sources and the fringes that they make together. The cells are filled
 * where both waves have the same sign; the fringes are hyperbolas; a node sits wherever two crests meet. The ink thins
 * out with the distance, as the waves do, so that the left of the picture stays free for words.
 */
export function HeroField() {
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
      suppressHydrationWarning
      // The home page is never hydrated but in development, where an empty string leaves what the server drew.
      dangerouslySetInnerHTML={{ __html: markupOnce('hero', drawHero) }}
    />
  );
}
