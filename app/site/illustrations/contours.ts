import { type Field, mix, type Point, range } from './geometry';

export type Contour = { points: Point[]; closed: boolean };
export type Grid = { x: number; y: number; width: number; height: number; columns: number; rows: number };

type Samples = { grid: Grid; values: number[] };

export function sampleField(field: Field, grid: Grid): Samples {
  const { columns, rows } = grid;
  const values = range((rows + 1) * (columns + 1)).map((index) => {
    const column = index % (columns + 1);
    const row = Math.floor(index / (columns + 1));
    return field(grid.x + (grid.width * column) / columns, grid.y + (grid.height * row) / rows);
  });
  return { grid, values };
}

/** Which pairs of a cell's edges (0 top, 1 right, 2 bottom, 3 left) a contour joins, by the corners that lie above it. */
const JOINS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/** Links between edge crossings: every crossing has one or two neighbours, so the links form open and closed chains. */
function linkCrossings({ grid, values }: Samples, level: number) {
  const stride = grid.columns + 1;
  const at = (column: number, row: number) => (values[row * stride + column] ?? 0) - level;
  const links = new Map<number, number[]>();
  const places = new Map<number, Point>();
  const crossing = (column: number, row: number, vertical: boolean): number => {
    const key = (row * stride + column) * 2 + (vertical ? 1 : 0);
    if (!places.has(key)) {
      const a = at(column, row);
      const b = vertical ? at(column, row + 1) : at(column + 1, row);
      const t = a / (a - b);
      const cell: Point = vertical ? [column, mix(row, row + 1, t)] : [mix(column, column + 1, t), row];
      places.set(key, [grid.x + (cell[0] * grid.width) / grid.columns, grid.y + (cell[1] * grid.height) / grid.rows]);
    }
    return key;
  };
  for (let row = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++) {
      const corners = [at(column, row), at(column + 1, row), at(column + 1, row + 1), at(column, row + 1)];
      const index = corners.reduce((bits, value, bit) => bits + (value > 0 ? 1 << bit : 0), 0);
      const edge = (side: number) =>
        crossing(side === 1 ? column + 1 : column, side === 2 ? row + 1 : row, side === 1 || side === 3);
      for (const [from, to] of JOINS[index] ?? []) {
        const [a, b] = [edge(from), edge(to)];
        links.set(a, [...(links.get(a) ?? []), b]);
        links.set(b, [...(links.get(b) ?? []), a]);
      }
    }
  }
  return { links, places };
}

/**
 * Without the points that are nearer than `apart` to the one before. A line crosses two edges of a cell close to its corner, and a
 * curve through both would have a kink there.
 */
export function evened(points: readonly Point[], apart: number): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    const before = kept.at(-1);
    if (!before || Math.hypot(point[0] - before[0], point[1] - before[1]) >= apart) kept.push(point);
  }
  const [end, last] = [points.at(-1), kept.at(-1)];
  return end && last && end !== last ? [...kept.slice(0, Math.max(1, kept.length - 1)), end] : kept;
}

/** Marching squares: the lines on which the sampled field has the given value. */
export function contourLines(samples: Samples, level: number): Contour[] {
  const { links, places } = linkCrossings(samples, level);
  const visited = new Set<number>();
  const ends = [...links].filter(([, next]) => next.length === 1).map(([key]) => key);
  const contours: Contour[] = [];
  for (const start of [...ends, ...links.keys()]) {
    if (visited.has(start)) continue;
    const chain: Point[] = [];
    let key: number | undefined = start;
    while (key !== undefined && !visited.has(key)) {
      visited.add(key);
      const place = places.get(key);
      if (place) chain.push(place);
      key = links.get(key)?.find((next) => !visited.has(next));
    }
    contours.push({ points: chain, closed: links.get(start)?.length === 2 });
  }
  return contours;
}
