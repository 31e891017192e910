import { mix, range, superpose } from '../geometry';
import { BOLD, Fill, HAIR, LINE, Mark, type MotifProps, Stroke } from '../ink';
import { createRandom, type Random } from '../random';

const COLUMNS = 32;
const ROWS = 30;
const [STEP, TICK] = [20, 20];
const RIGHT = COLUMNS * STEP;

/** Dashes of one price level along time: the longer the dash, the more is on offer there. */
function level(row: number, lengths: readonly number[]): string {
  let d = '';
  let gap = 0;
  for (const length of lengths) {
    if (length < 1) {
      gap += STEP;
      continue;
    }
    d += d === '' ? `M${gap + 3} ${row * TICK + 10}` : `m${gap} 0`;
    d += `h${length}`;
    gap = STEP - length;
  }
  return d;
}

/** A random walk that is drawn back to the middle of the sheet, in ticks. */
function midPrices(random: Random): number[] {
  let price = random.range(13, 17);
  return range(COLUMNS).map(() => {
    price += random.range(-1.1, 1.1) + (ROWS / 2 - price) * 0.05;
    return Math.round(price);
  });
}

export function OrderBookMotif({ seed }: MotifProps) {
  const random = createRandom(`book ${seed}`);
  const sources = [
    { x: random.range(-10, 10), y: random.range(0, 10) },
    { x: random.range(25, 45), y: random.range(20, 30) },
  ];
  const depth = superpose(sources, random.range(7, 10));
  const prices = midPrices(random);
  const size = (column: number, row: number) => {
    const gap = Math.abs(row - (prices[column] ?? 15));
    if (gap < 1) return 0;
    const resting = (0.5 + 0.5 * depth(column * 1.25, row)) ** 1.6 * mix(1.1, 0.4, gap / 22) * random.range(0.7, 1);
    return Math.min(17, Math.round(resting * 18));
  };
  const book = range(ROWS).map((row) => range(COLUMNS).map((column) => size(column, row)));
  const tier = (low: number, high: number) =>
    book.map((lengths, row) =>
      level(
        row,
        lengths.map((length) => (length >= low && length < high ? length : 0)),
      ),
    );
  const last = prices.at(-1) ?? 15;
  const path = prices.map((p, i) => `${i === 0 ? 'M-4 ' : 'V'}${p * TICK + 10}H${(i + 1) * STEP + 2}`).join('');
  const profile = (rows: readonly number[]) => {
    let sum = 0;
    return rows.map((row, i) => {
      sum +=
        1.5 + (range(4).reduce((total, n) => total + (book[row]?.at(-1 - n) ?? 0), 0) / 4) * random.range(0.5, 1.7);
      return `${i === 0 ? `M${RIGHT + 14} ${row * TICK + 10}` : ''}H${Math.round(RIGHT + 14 + Math.min(sum, 150))}V${(row + (row > last ? 1 : -1)) * TICK + 10}`;
    });
  };
  const asks = profile(range(last).reverse()).join('');
  const bids = profile(range(ROWS - last - 1).map((i) => last + 1 + i)).join('');
  return (
    <g>
      <Stroke d={tier(1, 6)} pen={LINE} />
      <Stroke d={tier(6, 11)} pen={5} />
      <Stroke d={tier(11, 20)} pen={10} />
      <Fill d={`${asks}H${RIGHT + 14}z`} color="var(--color-accent-soft)" />
      <Fill d={`${bids}H${RIGHT + 14}z`} color="var(--color-raised)" />
      <Stroke d={[asks, bids]} />
      <Stroke d={`M${RIGHT + 14} 0V600`} pen={HAIR} />
      <Stroke d={path} tone="accent" pen={BOLD} />
      <Mark x={RIGHT + 2} y={last * TICK + 10} r={8} />
    </g>
  );
}
