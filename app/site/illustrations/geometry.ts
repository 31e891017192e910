export { HEIGHT, WIDTH } from './drawing';
export type Point = readonly [number, number];
export type Field = (x: number, y: number) => number;

export const TAU = Math.PI * 2;

export const midpoint = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
export const smoothstep = (from: number, to: number, value: number): number => {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
};

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

export function polar(cx: number, cy: number, r: number, angle: number): Point {
  return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
}

export type WaveSource = { x: number; y: number; phase?: number };

/** Superposition of circular waves of one wavelength, normalised to [-1, 1]. */
export function superpose(sources: readonly WaveSource[], wavelength: number): Field {
  const k = TAU / wavelength;
  return (x, y) =>
    sources.reduce(
      (sum, source) => sum + Math.cos(k * Math.hypot(x - source.x, y - source.y) + (source.phase ?? 0)),
      0,
    ) / sources.length;
}

/** Where a circle of radius r around a meets one of radius s around b: no point, or two. */
export function circleCrossings(a: Point, r: number, b: Point, s: number): Point[] {
  const d = distance(a, b);
  if (d === 0 || d > r + s || d < Math.abs(r - s)) return [];
  const along = (r * r - s * s + d * d) / (2 * d);
  const off = Math.sqrt(Math.max(0, r * r - along * along));
  const [ux, uy] = [(b[0] - a[0]) / d, (b[1] - a[1]) / d];
  const [px, py] = [a[0] + along * ux, a[1] + along * uy];
  return [
    [px - off * uy, py + off * ux],
    [px + off * uy, py - off * ux],
  ];
}

/**
 * The curve on which the path difference to two sources is constant: a hyperbola branch, the fringe of two-source
 * interference. `difference` is |to b| - |to a|; the branch is followed to `reach` on either side of the axis.
 */
export function hyperbola(a: Point, b: Point, difference: number, reach: number, steps: number): Point[] {
  const c = distance(a, b) / 2;
  const half = difference / 2;
  const other = Math.sqrt(Math.max(0.01, c * c - half * half));
  const centre = midpoint(a, b);
  const [ux, uy] = [(b[0] - a[0]) / (2 * c), (b[1] - a[1]) / (2 * c)];
  const limit = Math.asinh(reach / other);
  return range(steps + 1).map((i) => {
    const t = mix(-limit, limit, i / steps);
    const along = -half * Math.cosh(t);
    const across = other * Math.sinh(t);
    return [centre[0] + along * ux - across * uy, centre[1] + along * uy + across * ux];
  });
}

/** Points at even distance along a polyline, so that a spline through them stays smooth. */
export function resample(points: readonly Point[], spacing: number, closed = false): Point[] {
  const first = points[0];
  if (!first) return [];
  const path = closed ? [...points, first] : points;
  let length = 0;
  for (let i = 1; i < path.length; i++) length += distance(path[i - 1] ?? first, path[i] ?? first);
  const count = Math.max(closed ? 6 : 2, Math.round(length / spacing));
  const step = length / count;
  const result: Point[] = [first];
  let carried = 0;
  for (let i = 1; i < path.length && result.length <= count; i++) {
    const from = path[i - 1] ?? first;
    const to = path[i] ?? first;
    const part = distance(from, to);
    let at = step - carried;
    while (at <= part + 1e-9 && result.length <= count) {
      result.push([mix(from[0], to[0], at / part), mix(from[1], to[1], at / part)]);
      at += step;
    }
    carried = part - (at - step);
  }
  if (closed) return result.slice(0, count);
  const last = path.at(-1);
  return last && result.length <= count ? [...result, last] : result;
}

/** Parallel projection of a point on the ground plane with a height, as in a plan drawn at an angle. */
export type Projection = (x: number, y: number, z?: number) => Point;

export function oblique(originX: number, originY: number, turn: number, tilt: number, scale = 1): Projection {
  const [c, s] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return (x, y, z = 0) => [originX + x * c - y * s, originY + (x * s + y * c) * tilt - z * scale];
}
