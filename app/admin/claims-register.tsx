import { longDate } from '~/lib/dates';
import type { ClaimInUse } from '~/site/claims-in-use.server';
import { ToolHead } from './tool-head';

/** Every published figure, read only: where it came from, when somebody has to look at it again, and where it stands. */
export function ClaimsRegister({ claims, today }: { claims: readonly ClaimInUse[]; today: string }) {
  const overdue = claims.filter(({ reviewDate }) => reviewDate < today).length;
  const unused = claims.filter(({ pages }) => pages.length === 0).length;
  return (
    <section aria-labelledby="claims-title">
      <ToolHead id="claims" title="Published figures">
        Every number that the site claims is stated once, in the register, and pages name it. To change, confirm or
        withdraw a figure, change the register: all pages follow. {claims.length} figures, {overdue} to be reviewed now,{' '}
        {unused} shown nowhere.
      </ToolHead>
      <div
        role="region"
        aria-label="Table of published figures"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reachable by keyboard
        tabIndex={0}
        className="mt-6 overflow-x-auto rounded-md border border-line bg-raised"
      >
        <table className="w-full min-w-2xl text-left text-sm">
          <thead className="border-b border-line text-xs text-muted">
            <tr>
              {['Figure', 'Where it came from', 'Review by', 'Shown on'].map((label) => (
                <th key={label} scope="col" className="px-4 py-2.5 font-medium">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {claims.map((claim) => (
              <ClaimRow key={claim.id} claim={claim} overdue={claim.reviewDate < today} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function ClaimRow({ claim, overdue }: { claim: ClaimInUse; overdue: boolean }) {
  const { id, value, label, source, reviewDate, pages } = claim;
  return (
    <tr className="align-top">
      <th scope="row" className="w-1/3 px-4 py-3 font-normal lg:w-64">
        <span className="font-display text-lg font-semibold tabular-nums">{value}</span> {label}
        <span className="mt-1 block font-mono text-2xs text-muted">{id}</span>
      </th>
      <td className="max-w-80 px-4 py-3 text-muted">{source}</td>
      <td className="px-4 py-3 whitespace-nowrap">
        <time dateTime={reviewDate}>{longDate(reviewDate)}</time>
        {overdue && <span className="block text-danger">Review is due</span>}
      </td>
      <td className="px-4 py-3">
        {pages.length === 0 && <span className="text-muted">No page shows it</span>}
        <ul className="flex flex-wrap gap-x-3 gap-y-1">
          {pages.map((page) => (
            <li key={page.path}>
              <a href={page.path} className="text-accent underline underline-offset-4 hover:text-accent-strong">
                {page.label}
              </a>
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
