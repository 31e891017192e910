/** Eight assets that move with one market factor: yearly return, exposure to the factor, volatility of their own. */
const assets = [
  { name: 'A', mean: 0.118, beta: 1.2, own: 0.06 },
  { name: 'B', mean: 0.112, beta: 1.15, own: 0.05 },
  { name: 'C', mean: 0.105, beta: 1.05, own: 0.06 },
  { name: 'D', mean: 0.098, beta: 1.0, own: 0.05 },
  { name: 'E', mean: 0.114, beta: 0.6, own: 0.26 },
  { name: 'F', mean: 0.104, beta: 0.3, own: 0.25 },
  { name: 'G', mean: 0.07, beta: 0.5, own: 0.16 },
  { name: 'H', mean: 0.05, beta: -0.2, own: 0.14 },
] as const;

const marketVolatility = 0.16;
const held = 4;

export interface Portfolio {
  names: string;
  mean: number;
  volatility: number;
}

/** Four of the assets in equal parts. */
function portfolio(picked: readonly number[]): Portfolio {
  const chosen = assets.filter((_, index) => picked.includes(index));
  const mean = chosen.reduce((sum, asset) => sum + asset.mean, 0) / held;
  const beta = chosen.reduce((sum, asset) => sum + asset.beta, 0) / held;
  const own = chosen.reduce((sum, asset) => sum + asset.own ** 2, 0) / held ** 2;
  return {
    names: chosen.map(({ name }) => name).join(' '),
    mean,
    volatility: Math.sqrt((beta * marketVolatility) ** 2 + own),
  };
}

function choices(from: number, left: number): number[][] {
  if (left === 0) return [[]];
  const found: number[][] = [];
  for (let index = from; index <= assets.length - left; index++) {
    for (const rest of choices(index + 1, left - 1)) found.push([index, ...rest]);
  }
  return found;
}

/** Every way to hold four of the eight. */
export function everyPortfolio(): Portfolio[] {
  return choices(0, held).map(portfolio);
}

/** Those that no other beats in return and risk at once, from the calm to the bold. */
export function frontier(all: readonly Portfolio[]): Portfolio[] {
  return all
    .filter(
      (one) =>
        !all.some(
          (other) =>
            other.mean >= one.mean &&
            other.volatility <= one.volatility &&
            other.mean + one.volatility > one.mean + other.volatility + 1e-9,
        ),
    )
    .sort((a, b) => a.volatility - b.volatility);
}

/** The four assets with the best return for their own risk, picked one by one. */
export function pickedOneByOne(): Portfolio {
  const ratio = (index: number) => {
    const asset = assets[index];
    return asset ? asset.mean / Math.hypot(asset.beta * marketVolatility, asset.own) : 0;
  };
  const ranked = assets.map((_, index) => index).sort((a, b) => ratio(b) - ratio(a));
  return portfolio(ranked.slice(0, held));
}
