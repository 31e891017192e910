import { distance, type Point } from '../../illustrations/geometry';

/** One van on two banks of a river. The river runs along x = 0; a bank is crossed by a bridge that is open. */
export interface Bridge {
  name: string;
  y: number;
}

export const bridges = { north: { name: 'North bridge', y: -105 }, south: { name: 'South bridge', y: 125 } } as const;
export const depot: Point = [-230, 20];
export const stops: readonly Point[] = [
  [-150, -90],
  [-85, -150],
  [-190, 105],
  [-80, 60],
  [70, -165],
  [150, -120],
  [230, -70],
  [95, -30],
  [210, 40],
  [140, 110],
  [235, 150],
  [60, 70],
];

/** Straight on one bank, over the nearer open bridge between the two. */
function way(from: Point, to: Point, open: readonly Bridge[]): Point[] {
  if (from[0] < 0 === to[0] < 0) return [from, to];
  const over = open
    .map(({ y }): Point => [0, y])
    .sort((a, b) => distance(from, a) + distance(a, to) - distance(from, b) - distance(b, to))[0];
  return over ? [from, over, to] : [from];
}

export function length(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, point, index) => sum + distance(points[index] ?? point, point), 0);
}

/** The whole way along places in a given order. */
export function drive(places: readonly Point[], open: readonly Bridge[]): Point[] {
  const [first] = places;
  if (!first) return [];
  return [first, ...places.slice(1).flatMap((to, index) => way(places[index] ?? first, to, open).slice(1))];
}

/** The shortest way from `start` through every stop to `end`, exactly (Held and Karp, 1962). Returns the order of the stops. */
function shortestOrder(start: Point, through: readonly Point[], end: Point, open: readonly Bridge[]): number[] {
  const count = through.length;
  const places = [...through, start, end];
  const cost = places.map((from) => places.map((to) => length(way(from, to, open))));
  const between = (from: number, to: number) => cost[from]?.[to] ?? 0;
  const size = 1 << count;
  const best = new Float64Array(size * count).fill(Number.POSITIVE_INFINITY);
  const before = new Int8Array(size * count).fill(-1);
  const at = (set: number, last: number) => set * count + last;
  for (let stop = 0; stop < count; stop++) best[at(1 << stop, stop)] = between(count, stop);
  for (let set = 1; set < size; set++) {
    for (let last = 0; last < count; last++) {
      const known = best[at(set, last)] ?? Number.POSITIVE_INFINITY;
      if (known === Number.POSITIVE_INFINITY) continue;
      for (let next = 0; next < count; next++) {
        if (set & (1 << next)) continue;
        const slot = at(set | (1 << next), next);
        const total = known + between(last, next);
        if (total < (best[slot] ?? 0)) {
          best[slot] = total;
          before[slot] = last;
        }
      }
    }
  }
  const total = (last: number) => (best[at(size - 1, last)] ?? 0) + between(last, count + 1);
  let last = through.map((_, index) => index).sort((a, b) => total(a) - total(b))[0] ?? -1;
  const order: number[] = [];
  for (let set = size - 1; last >= 0; ) {
    order.unshift(last);
    const previous = before[at(set, last)] ?? -1;
    set &= ~(1 << last);
    last = previous;
  }
  return order;
}

const pick = (order: readonly number[], from: readonly Point[]) =>
  order.map((index) => from[index]).filter((point) => point !== undefined);

export interface Round {
  driven: Point[];
  ahead: Point[];
  ordered: Point[];
  /** Length of what is ahead, in tenths of a kilometre. */
  left: number;
}

/** One morning: planned at night, the north bridge closed after some stops, the old order kept, the rest solved again. */
export function morning(servedStops: number): { planned: Round; kept: Round; solvedAgain: Round } {
  const both = [bridges.north, bridges.south];
  const onlySouth = [bridges.south];
  const plan = pick(shortestOrder(depot, stops, depot, both), stops);
  const served = plan.slice(0, servedStops);
  const rest = plan.slice(servedStops);
  const here = served.at(-1) ?? depot;
  const again = pick(shortestOrder(here, rest, depot, onlySouth), rest);
  const driven = drive([depot, ...served], both);
  const round = (past: Point[], order: readonly Point[], open: readonly Bridge[]): Round => {
    const ahead = drive([past.at(-1) ?? depot, ...order, depot], open);
    return { driven: past, ahead, ordered: [...order], left: length(ahead) };
  };
  return {
    planned: round([depot], plan, both),
    kept: round(driven, rest, onlySouth),
    solvedAgain: round(driven, again, onlySouth),
  };
}
