import { midpoint, type Point } from './geometry';

/** One decimal, without the zero before the point: markup size is part of the design. */
function short(value: number): string {
  const text = String(Math.round(value * 10) / 10);
  if (text === '-0') return '0';
  return text.replace(/^(-?)0\./, '$1.');
}

function numbers(values: readonly number[]): string {
  let text = '';
  for (const value of values) {
    const next = short(value);
    const needsSpace = text !== '' && !next.startsWith('-') && !(next.startsWith('.') && /\.\d*$/.test(text));
    text += (needsSpace ? ' ' : '') + next;
  }
  return text;
}

const FINE = 0.5;
const snap = ([x, y]: Point, grain = FINE): Point => {
  const on = (value: number) => Math.round(Math.round(value / grain) * grain * 10) / 10;
  return [on(x), on(y)];
};

/** Straight segments through the points. */
export function polyline(points: readonly Point[], closed = false, grain = FINE): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let at = snap(first, grain);
  const start = `M${numbers(at)}`;
  const steps: number[] = [];
  for (const point of rest) {
    const to = snap(point, grain);
    steps.push(to[0] - at[0], to[1] - at[1]);
    at = to;
  }
  return `${start}${steps.length > 0 ? `l${numbers(steps)}` : ''}${closed ? 'z' : ''}`;
}

/**
 * Quadratic B-spline with the points as its control polygon. Only the first control point is written; the others follow
 * from `t`, which reflects the one before. Each joint is computed from the control point a browser will really see, so
 * rounding does not build up along the curve. `grain` is that rounding: 1 will do for anything organic.
 */
export function spline(points: readonly Point[], closed = false, grain = FINE): string {
  const ring = closed ? [...points, points[0]] : points;
  const anchor = closed ? points.at(-1) : undefined;
  const first = anchor && ring[0] ? midpoint(anchor, ring[0]) : ring[0];
  const controls = closed ? points : points.slice(1, -1);
  const head = controls[0];
  if (!first || !head) return polyline(points, closed);
  const start = snap(first, grain);
  const end = closed ? start : snap(points.at(-1) ?? start, grain);
  let control = snap(head, grain);
  let at = start;
  const steps: number[] = [control[0] - at[0], control[1] - at[1]];
  for (let i = 0; i < controls.length; i++) {
    const following = controls[i + 1];
    const joint = following ? snap(midpoint(control, following), grain) : end;
    steps.push(joint[0] - at[0], joint[1] - at[1]);
    control = [2 * joint[0] - control[0], 2 * joint[1] - control[1]];
    at = joint;
  }
  const tail = steps.length > 4 ? `t${numbers(steps.slice(4))}` : '';
  return `M${numbers(start)}q${numbers(steps.slice(0, 4))}${tail}${closed ? 'z' : ''}`;
}

/** Level and upright lines, which most are, in the short form. */
export function segment(x1: number, y1: number, x2: number, y2: number): string {
  const [from, to] = [snap([x1, y1]), snap([x2, y2])];
  if (from[1] === to[1]) return `M${numbers(from)}h${short(to[0] - from[0])}`;
  if (from[0] === to[0]) return `M${numbers(from)}v${short(to[1] - from[1])}`;
  return polyline([from, to]);
}

export function circle(cx: number, cy: number, r: number): string {
  const [across] = snap([r, 0]);
  const halfway = (sign: 1 | -1) => [r, r, 0, 1, 0, 2 * across * sign, 0];
  return `M${numbers([cx - across, cy])}a${numbers([...halfway(1), ...halfway(-1)])}z`;
}

/**
 * Circles around one point, each wider than the one before by the same step. After a circle the pen is where it began, so
 * that the way to the next one is the same each time, which compresses best.
 */
export function ripples(cx: number, cy: number, first: number, step: number, count: number): string {
  return Array.from({ length: count }, (_, n) => {
    const r = first + n * step;
    const start = n === 0 ? `M${numbers([cx - r, cy])}` : `m${numbers([-step, 0])}`;
    return `${start}a${numbers([r, r, 0, 1, 0, 2 * r, 0, r, r, 0, 1, 0, -2 * r, 0])}z`;
  }).join('');
}

/** Circular arc, angles in radians, clockwise on the screen from `from` to `to`. */
export function arc(cx: number, cy: number, r: number, from: number, to: number): string {
  const [x1, y1] = snap([cx + r * Math.cos(from), cy + r * Math.sin(from)]);
  const [x2, y2] = snap([cx + r * Math.cos(to), cy + r * Math.sin(to)]);
  const large = Math.abs(to - from) > Math.PI ? 1 : 0;
  return `M${numbers([x1, y1])}a${numbers([r, r, 0, large, to > from ? 1 : 0, x2 - x1, y2 - y1])}`;
}

/** Zero-length line: with a round cap the stroke width is the diameter, and a dot costs ten characters. */
export function dot(x: number, y: number): string {
  return `M${numbers([x, y])}h0`;
}

/** Dots on whole units, each said by its way from the one before, which is shorter than its place. */
export function dots(points: readonly Point[]): string {
  let [atX, atY] = [0, 0];
  return points
    .map(([x, y], index) => {
      const [toX, toY] = [Math.round(x), Math.round(y)];
      const way = numbers([toX - atX, toY - atY]);
      [atX, atY] = [toX, toY];
      return `${index === 0 ? 'M' : 'm'}${way}h0`;
    })
    .join('');
}

export function rect(x: number, y: number, width: number, height: number): string {
  return `M${numbers([x, y])}h${short(width)}v${short(height)}h${short(-width)}z`;
}

/** Rounded rectangle. */
export function plate(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => `a${numbers([r, r, 0, 0, 1, dx, dy])}`;
  const [w, h] = [short(width - 2 * r), short(height - 2 * r)];
  const top = `M${numbers([x + r, y])}h${w}${corner(r, r)}v${h}${corner(-r, r)}`;
  return `${top}h${short(2 * r - width)}${corner(-r, -r)}v${short(2 * r - height)}${corner(r, -r)}z`;
}
