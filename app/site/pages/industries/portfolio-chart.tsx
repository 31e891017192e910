import { polyline } from '../../illustrations/path';
import type { financeCopy } from './finance-copy';
import { everyPortfolio, frontier, type Portfolio, pickedOneByOne } from './portfolio-model';

const frame = { left: 56, right: 740, top: 16, bottom: 400 };
const risk = { from: 0.09, to: 0.19 };
const reward = { from: 0.075, to: 0.115 };

const x = (volatility: number) =>
  frame.left + ((volatility - risk.from) / (risk.to - risk.from)) * (frame.right - frame.left);
const y = (mean: number) =>
  frame.bottom - ((mean - reward.from) / (reward.to - reward.from)) * (frame.bottom - frame.top);
const hundredths = (share: number) => `${(share * 100).toFixed(1)}%`;

const all = everyPortfolio();
const best = frontier(all);
const oneByOne = pickedOneByOne();
/** At least the same return with the least risk. */
const together =
  all.filter(({ mean }) => mean >= oneByOne.mean).sort((a, b) => a.volatility - b.volatility)[0] ?? oneByOne;

/** Return against risk of every choice, and the two that are told about. */
export function PortfolioChart({ copy }: { copy: (typeof financeCopy.sections)['overview'] }) {
  return (
    <>
      <svg viewBox="0 0 760 450" className="chart" fill="none" aria-hidden="true">
        {[0.08, 0.09, 0.1, 0.11].map((mean) => (
          <g key={mean}>
            <path d={`M${frame.left} ${y(mean)}H${frame.right}`} stroke="var(--color-line)" />
            <text x={frame.left - 12} y={y(mean) + 6} textAnchor="end">
              {Math.round(mean * 100)}
            </text>
          </g>
        ))}
        {[0.1, 0.12, 0.14, 0.16, 0.18].map((volatility) => (
          <text key={volatility} x={x(volatility)} y={frame.bottom + 34} textAnchor="middle">
            {Math.round(volatility * 100)}
          </text>
        ))}
        <path
          d={polyline(best.map(({ volatility, mean }) => [x(volatility), y(mean)]))}
          stroke="var(--color-accent)"
          strokeWidth="1.5"
        />
        {all.map(({ names, volatility, mean }) => (
          <circle
            key={names}
            cx={x(volatility).toFixed(1)}
            cy={y(mean).toFixed(1)}
            r="4.5"
            stroke="var(--color-line-strong)"
            strokeWidth="1.5"
          />
        ))}
        {best.map(({ names, volatility, mean }) => (
          <circle
            key={names}
            cx={x(volatility).toFixed(1)}
            cy={y(mean).toFixed(1)}
            r="5.5"
            fill="var(--color-accent)"
          />
        ))}
        <path
          d={`M${x(oneByOne.volatility) - 14} ${y(oneByOne.mean)}H${x(together.volatility) + 18}`}
          stroke="var(--color-warm)"
          strokeWidth="2"
          strokeDasharray="2 6"
        />
        <circle cx={x(oneByOne.volatility)} cy={y(oneByOne.mean)} r="9" fill="var(--color-warm)" />
        <circle cx={x(together.volatility)} cy={y(together.mean)} r="14" stroke="var(--color-accent)" strokeWidth="2" />
      </svg>
      <dl className="mt-6 grid gap-x-8 gap-y-4 border-t border-line pt-5 text-sm sm:grid-cols-3">
        <Key tone="bg-warm" title={copy.one_by_one} portfolio={oneByOne} />
        <Key tone="bg-accent" title={copy.together} portfolio={together} />
        <div>
          <dt className="font-medium">{copy.frontier}</dt>
          <dd className="mt-1 text-muted tabular-nums">
            {best.length} of {all.length}
          </dd>
        </div>
      </dl>
    </>
  );
}

function Key({ tone, title, portfolio }: { tone: string; title: string; portfolio: Portfolio }) {
  return (
    <div>
      <dt className="flex items-baseline gap-2 font-medium">
        <span aria-hidden="true" className={`inline-block size-2.5 shrink-0 rounded-full ${tone}`} />
        {title}
      </dt>
      <dd className="mt-1 text-muted tabular-nums">
        {portfolio.names}: return {hundredths(portfolio.mean)}, volatility {hundredths(portfolio.volatility)}
      </dd>
    </div>
  );
}
