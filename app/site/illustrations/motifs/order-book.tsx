import { clamp, mix, range, superpose } from '../geometry';
import { BOLD, Fill, HAIR, LINE, Mark, type MotifProps, Stroke } from '../ink';
import { createRandom, type Random } from '../random';

type Market = { columns: number; rows: number; drift: number; nerves: number };

/** Markets differ: calm or driven up or down, in many small steps or few large ones. */
const MARKETS: readonly [Market, ...Market[]] = [
  { columns: 32, rows: 30, drift: 0, nerves: 1.1 },
  { columns: 22, rows: 20, drift: 0.22, nerves: 1.3 },
  { columns: 26, rows: 24, drift: -0.3, nerves: 1.5 },
  { columns: 34, rows: 30, drift: 0.32, nerves: 2.2 },
];

const DEPTH = 640;

/** Dashes of one price level along time: the longer the dash, the more is on offer there. */
function level(y: number, step: number, lengths: readonly number[]): string {
  let d = '';
  let gap = 0;
  for (const length of lengths) {
    if (length < 1) {
      gap += step;
      continue;
    }
    d += d === '' ? `M${gap + 3} ${y}` : `m${gap} 0`;
    d += `h${length}`;
    gap = step - length;
  }
  return d;
}

/** A random walk around a drift through the middle of the sheet, in ticks. */
function midPrices({ columns, rows, drift, nerves }: Market, random: Random): number[] {
  const expected = (i: number) => rows / 2 + (columns / 2 - i) * drift * (rows / columns);
  let price = expected(0);
  return range(columns).map((i) => {
    price += random.range(-nerves, nerves) + (expected(i) - price) * 0.22;
    return Math.round(clamp(price, rows * 0.2, rows * 0.8));
  });
}

export function OrderBookMotif({ seed }: MotifProps) {
  const random = createRandom(`book ${seed}`);
  const market = random.pick(MARKETS);
  const { columns, rows } = market;
  const [step, tick] = [Math.floor(DEPTH / columns), 600 / rows];
  const right = step * columns;
  const sources = [
    { x: random.range(-10, 10), y: random.range(0, 10) },
    { x: random.range(25, 45), y: random.range(20, 30) },
  ];
  const falling = random.chance(0.5);
  const depth = superpose(sources, random.range(7, 10));
  const prices = midPrices(market, random);
  const size = (column: number, row: number) => {
    const gap = Math.abs(row - (prices[column] ?? rows / 2)) * (30 / rows);
    if (gap < 1) return 0;
    const wave = depth((falling ? columns - column : column) * (40 / columns), row * (30 / rows));
    const resting = (0.5 + 0.5 * wave) ** 1.6 * mix(1.1, 0.4, gap / 22) * random.range(0.7, 1);
    return Math.min(step - 3, Math.round(resting * step * 0.9));
  };
  const book = range(rows).map((row) => range(columns).map((column) => size(column, row)));
  const y = (row: number) => Math.round((row + 0.5) * tick);
  const tier = (low: number, high: number) =>
    book.map((lengths, row) =>
      level(
        y(row),
        step,
        lengths.map((length) => (length / step >= low && length / step < high ? length : 0)),
      ),
    );
  const last = prices.at(-1) ?? 15;
  const path = prices.map((p, i) => `${i === 0 ? 'M-4 ' : 'V'}${y(p)}H${(i + 1) * step + 2}`).join('');
  const edge = right + 14;
  const profile = (some: readonly number[]) => {
    let sum = 0;
    return some.map((row, i) => {
      const resting = range(4).reduce((total, n) => total + (book[row]?.at(-1 - n) ?? 0), 0) / 4;
      sum += (1.5 + resting * random.range(0.5, 1.7)) * (20 / step) * (30 / rows);
      return `${i === 0 ? `M${edge} ${y(row)}` : ''}H${Math.round(edge + Math.min(sum, 150))}V${y(row + (row > last ? 1 : -1))}`;
    });
  };
  const asks = profile(range(last).reverse()).join('');
  const bids = profile(range(rows - last - 1).map((i) => last + 1 + i)).join('');
  const pen = tick / 20;
  return (
    <g>
      <Stroke d={tier(0.01, 0.3)} pen={LINE} />
      <Stroke d={tier(0.3, 0.55)} pen={5 * pen} />
      <Stroke d={tier(0.55, 1)} pen={10 * pen} />
      <Fill d={`${asks}H${edge}z`} color="var(--color-accent-soft)" />
      <Fill d={`${bids}H${edge}z`} color="var(--color-raised)" />
      <Stroke d={[asks, bids]} />
      <Stroke d={`M${edge} 0V600`} pen={HAIR} />
      <Stroke d={path} tone="accent" pen={BOLD} />
      <Mark x={right + 2} y={y(last)} r={8} />
    </g>
  );
}
