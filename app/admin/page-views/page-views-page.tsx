import { ChartColumn } from 'lucide-react';
import { Link } from 'react-router';
import { fromOtherSites, fromThisSite } from '~/server/views/view-facts';
import { EmptyList } from '../empty-list';
import { ToolHead } from '../tool-head';
import {
  type Bar,
  type PageViewsReport,
  type PageViewsState,
  pageViewsAddress,
  periods,
  type Share,
} from './page-views';
import { dayWords, ViewsChart } from './views-chart';

const number = (value: number) => value.toLocaleString('en-US');
const linkClass = 'text-accent underline-offset-4 hover:underline';

const referrerWords: Record<string, string> = {
  '': 'Directly, or not said',
  [fromThisSite]: 'Another page of this site',
  [fromOtherSites]: 'Further sites',
};
const deviceWords = { computer: 'Computer', phone: 'Phone', tablet: 'Tablet' } as const;
const countryWords = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** How often pages were viewed, over time, and where from; what is asked is in the URL. */
export function PageViewsPage({ report }: { report: PageViewsReport }) {
  const { state, total, pages, referrers, devices, countries } = report;
  return (
    <section aria-labelledby="page-views-title" className="grid gap-6">
      <div>
        <ToolHead id="page-views" title="Page views">
          Counted by the site itself, without cookies, addresses or scripts: views, not visitors, because nobody is
          recognized. Whoever asks not to be tracked (Do Not Track, Global Privacy Control) is not counted, nor are
          programs and signed-in staff. Days are those of UTC; the last seconds are still to come.
        </ToolHead>
      </div>
      <Periods state={state} />
      {state.path !== '' && (
        <p className="text-sm">
          Of one page: <span className="font-mono text-xs break-all">{state.path}</span>.{' '}
          <Link to={pageViewsAddress({ ...state, path: '' })} className="text-accent underline underline-offset-4">
            Show all pages
          </Link>
        </p>
      )}
      {total === 0 ? (
        <EmptyList icon={ChartColumn} sentence="Nothing was counted in this time." />
      ) : (
        <>
          <OverTime report={report} />
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <Shares title="Pages" column="Page" shares={pages} total={total} more={report.morePages}>
              {({ name }) => (
                <Link to={pageViewsAddress({ ...state, path: name })} className={`${linkClass} font-mono text-xs`}>
                  {name}
                </Link>
              )}
            </Shares>
            <div className="grid gap-6">
              <Shares title="Where from" column="Site" shares={referrers} total={total} more={report.moreReferrers}>
                {({ name }) => referrerWords[name] ?? name}
              </Shares>
              <Shares title="Devices" column="Device" shares={devices} total={total}>
                {({ name }) => deviceWords[name]}
              </Shares>
              {countries.length > 0 && (
                <Shares title="Countries" column="Country" shares={countries} total={total}>
                  {({ name }) => countryWords.of(name) ?? name}
                </Shares>
              )}
            </div>
          </div>
        </>
      )}
    </section>
  );
}

function Periods({ state }: { state: PageViewsState }) {
  return (
    <nav aria-label="Period" className="flex flex-wrap gap-1">
      {periods.map((period) => (
        <Link
          key={period.days}
          to={pageViewsAddress({ ...state, period })}
          preventScrollReset
          aria-current={period.days === state.period.days ? 'true' : undefined}
          className="rounded-md border border-transparent px-3 py-1.5 text-sm text-muted hover:bg-sunken hover:text-text aria-[current]:border-line-strong aria-[current]:bg-raised aria-[current]:text-text"
        >
          {period.label}
        </Link>
      ))}
    </nav>
  );
}

function OverTime({ report: { bars, total, before, state } }: { report: PageViewsReport }) {
  const unit = state.period.step === 1 ? 'day' : 'week';
  const highest = bars.reduce<Bar | undefined>(
    (best, bar) => (best && best.views >= bar.views ? best : bar),
    undefined,
  );
  const summary = `Views of each ${unit}: ${number(total)} in all${highest ? `, most on ${dayWords(highest)} (${number(highest.views)})` : ''}`;
  return (
    <div className="rounded-md border border-line bg-raised p-4 sm:p-6">
      <p className="mb-5 flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-3xl font-semibold tabular-nums">{number(total)}</span>
        <span className="text-sm text-muted">
          views in {state.period.label}
          {before !== null && `, ${change(total, before)}`}
        </span>
      </p>
      <ViewsChart bars={bars} name={summary} />
      <details className="mt-4 text-sm">
        <summary className="w-fit cursor-pointer rounded-sm py-1 text-accent">The figures of each {unit}</summary>
        <div
          role="region"
          aria-label={`Views of each ${unit}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
          tabIndex={0}
          className="mt-2 max-h-72 overflow-y-auto rounded-md border border-line"
        >
          <table className="w-full text-left">
            <thead className="sticky top-0 bg-sunken text-xs text-muted">
              <tr>
                <th scope="col" className="px-3 py-2 font-medium capitalize">
                  {unit}
                </th>
                <th scope="col" className="px-3 py-2 text-right font-medium">
                  Views
                </th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {bars.toReversed().map((bar) => (
                <tr key={bar.from}>
                  <th scope="row" className="px-3 py-1.5 font-normal">
                    {dayWords(bar)}
                  </th>
                  <td className="px-3 py-1.5 text-right tabular-nums">{number(bar.views)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </div>
  );
}

function change(total: number, before: number): string {
  if (before === 0) return 'none in the time before';
  const percent = Math.round(((total - before) / before) * 100);
  if (percent === 0) return 'as many as in the time before';
  return `${Math.abs(percent)}% ${percent > 0 ? 'more' : 'fewer'} than in the time before (${number(before)})`;
}

function Shares<Row extends Share>(props: {
  title: string;
  column: string;
  shares: readonly Row[];
  total: number;
  more?: number;
  children: (share: Row) => React.ReactNode;
}) {
  const { title, column, shares, total, more = 0, children } = props;
  const most = shares[0]?.views ?? 1;
  return (
    <section className="overflow-hidden rounded-md border border-line bg-raised">
      <table className="w-full table-fixed text-left text-sm">
        <caption className="px-4 pt-3 pb-2 text-left font-sans text-base font-semibold">{title}</caption>
        <thead className="border-b border-line text-xs text-muted">
          <tr>
            <th scope="col" className="px-4 py-1.5 font-medium">
              {column}
            </th>
            <th scope="col" className="w-20 px-2 py-1.5 text-right font-medium">
              Views
            </th>
            <th scope="col" className="w-20 px-4 py-1.5 text-right font-medium">
              Share
            </th>
          </tr>
        </thead>
        <tbody>
          {shares.map((share) => (
            <tr
              key={share.name}
              data-list-item=""
              className="views-share"
              style={{ backgroundSize: `${(share.views / most) * 100}% 100%` }}
            >
              <th scope="row" className="px-4 py-1.5 font-normal break-words">
                {children(share)}
              </th>
              <td className="px-2 py-1.5 text-right tabular-nums">{number(share.views)}</td>
              <td className="px-4 py-1.5 text-right text-muted tabular-nums">{percentOf(share.views, total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p className="border-t border-line px-4 py-2 text-xs text-muted">and {number(more)} more</p>}
    </section>
  );
}

function percentOf(views: number, total: number): string {
  const percent = (views / total) * 100;
  return percent > 0 && percent < 1 ? '< 1%' : `${Math.round(percent)}%`;
}
