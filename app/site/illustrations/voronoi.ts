import type { Point } from './geometry';

/** Keeps the part of a convex polygon that is closer to `site` than to `other`. */
function cut(polygon: readonly Point[], site: Point, other: Point): Point[] {
  const [nx, ny] = [other[0] - site[0], other[1] - site[1]];
  const limit = (other[0] ** 2 + other[1] ** 2 - site[0] ** 2 - site[1] ** 2) / 2;
  const side = (p: Point) => p[0] * nx + p[1] * ny - limit;
  return polygon.flatMap((from, i) => {
    const to = polygon[(i + 1) % polygon.length] ?? from;
    const [a, b] = [side(from), side(to)];
    const t = a / (a - b);
    const crossing: Point[] = a * b < 0 ? [[from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]] : [];
    return a <= 0 ? [from, ...crossing] : crossing;
  });
}

export function centroid(polygon: readonly Point[]): Point {
  const sum = polygon.reduce<Point>((total, p) => [total[0] + p[0], total[1] + p[1]], [0, 0]);
  return [sum[0] / polygon.length, sum[1] / polygon.length];
}

/** Voronoi cells of the sites inside a rectangle given by two corners, in the order of the sites. */
export function voronoi(sites: readonly Point[], [x0, y0]: Point, [x1, y1]: Point): Point[][] {
  const frame: Point[] = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
  return sites.map((site) =>
    sites.reduce<Point[]>((polygon, other) => (other === site ? polygon : cut(polygon, site, other)), frame),
  );
}

/** Lloyd's relaxation: moving sites to the middle of their cells evens the spacing out. */
export function relax(sites: readonly Point[], from: Point, to: Point, rounds: number): Point[] {
  let current = [...sites];
  for (let i = 0; i < rounds; i++) current = voronoi(current, from, to).map(centroid);
  return current;
}
