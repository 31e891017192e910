import { distance, type Point, range, TAU } from '../geometry';
import { BOLD, ground, HAIR, ink, LINE, Mark, type MotifProps, Stroke } from '../ink';
import { circle, dot, polyline, rect } from '../path';
import { createRandom, type Random } from '../random';

/** Street positions with uneven blocks, as a city that has grown. */
function streets(from: number, to: number, random: Random): number[] {
  const list: number[] = [];
  for (let at = from; at < to; at += random.pick([46, 56, 56, 72, 90])) list.push(at);
  return list;
}

type Stop = { column: number; row: number };

/** Nearest neighbour, then 2-opt with Manhattan distance until nothing improves: short enough to look driven. */
function tour(stops: readonly Stop[], at: (stop: Stop) => Point): Stop[] {
  const cost = (a?: Stop, b?: Stop) => {
    if (!a || !b) return 0;
    const [p, q] = [at(a), at(b)];
    return Math.abs(p[0] - q[0]) + Math.abs(p[1] - q[1]);
  };
  let order = [...stops];
  for (let round = 0; round < 6; round++) {
    for (let i = 1; i < order.length - 1; i++) {
      for (let j = i + 1; j < order.length; j++) {
        const before = cost(order[i - 1], order[i]) + cost(order[j], order[(j + 1) % order.length]);
        const after = cost(order[i - 1], order[j]) + cost(order[i], order[(j + 1) % order.length]);
        if (after < before) order = [...order.slice(0, i), ...order.slice(i, j + 1).reverse(), ...order.slice(j + 1)];
      }
    }
  }
  return order;
}

function drive(order: readonly Stop[], at: (stop: Stop) => Point, offset: number): Point[] {
  const shift = ([x, y]: Point): Point => [x + offset, y + offset];
  return [...order, order[0]].flatMap((stop, i, all) => {
    if (!stop) return [];
    const next = all[i + 1];
    const corner = next
      ? { column: i % 2 === 0 ? next.column : stop.column, row: i % 2 === 0 ? stop.row : next.row }
      : null;
    return corner ? [shift(at(stop)), shift(at(corner))] : [shift(at(stop))];
  });
}

export function NetworkMotif({ seed, paper = ground.sunken }: MotifProps) {
  const random = createRandom(`network ${seed}`);
  const columns = streets(-160, 980, random);
  const rows = streets(-220, 820, random);
  const at = ({ column, row }: Stop): Point => [columns[column] ?? 0, rows[row] ?? 0];
  const turn = random.range(8, 16) * (random.chance(0.5) ? 1 : -1);
  const depot: Stop = { column: Math.floor(columns.length / 2), row: Math.floor(rows.length / 2) };
  const centre = at(depot);
  const all = columns.flatMap((_, column) => rows.map((__, row): Stop => ({ column, row })));
  const near = all.filter((stop) => distance(at(stop), centre) < 330 && distance(at(stop), centre) > 60);
  const stops = random.shuffle(near).slice(0, 44);
  const start = random.range(0, TAU);
  const sector = (stop: Stop) => {
    const [x, y] = at(stop);
    return Math.floor(((Math.atan2(y - centre[1], x - centre[0]) - start + 2 * TAU) % TAU) / (TAU / 5));
  };
  const tours = range(5).map((n) => drive(tour([depot, ...stops.filter((s) => sector(s) === n)], at), at, (n - 2) * 4));
  const open = new Set(random.shuffle(range(all.length)).slice(0, 26));
  const blocks = all.flatMap((stop, i) => {
    const [x, y] = at(stop);
    const [right, bottom] = at({ column: stop.column + 1, row: stop.row + 1 });
    return right > x && bottom > y && !open.has(i) && distance([x, y], [400, 300]) < 560
      ? [rect(Math.round(x + 6), Math.round(y + 6), right - x - 12, bottom - y - 12)]
      : [];
  });
  return (
    <g transform={`rotate(${Math.round(turn)} 400 300)`}>
      <path d={blocks.join('')} fill={ground.raised} stroke={ink.hair} strokeWidth={HAIR} strokeOpacity={0.5} />
      {tours.map((points, n) => (
        <Stroke
          key={polyline(points)}
          d={polyline(points)}
          tone={n === 0 ? 'accent' : 'main'}
          pen={n === 0 ? BOLD : LINE}
        />
      ))}
      <Stroke d={stops.map((s) => dot(...at(s)))} pen={11} />
      <path d={stops.map((s) => dot(...at(s))).join('')} stroke={paper} strokeWidth={6} />
      <Stroke d={stops.filter((s) => sector(s) === 0).map((s) => dot(...at(s)))} pen={11} tone="accent" />
      <path d={circle(centre[0], centre[1], 20)} fill={paper} stroke={ink.main} strokeWidth={LINE} />
      <Mark x={centre[0]} y={centre[1]} r={8} />
    </g>
  );
}
