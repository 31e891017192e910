import { longDate } from '~/lib/dates';
import type { ClaimInUse } from '~/site/claims-in-use.server';
import { ToolHead } from './tool-head';

const columns = { source: 'Where it came from', review: 'Review by', pages: 'Shown on' };

/**
 * Every published figure, read only: where it came from, when somebody has to look at it again, and where it stands. In a
 * narrow window each is a card that names its columns.
 */
export function ClaimsRegister({ claims, today }: { claims: readonly ClaimInUse[]; today: string }) {
  const overdue = claims.filter(({ reviewDate }) => reviewDate < today).length;
  const unused = claims.filter(({ pages }) => pages.length === 0).length;
  return (
    <section aria-labelledby="claims-title">
      <ToolHead id="claims" title="Published figures">
        Every number that the site claims is stated once, in the register, and pages name it. To change, confirm or
        withdraw a figure, change the register: all pages follow. What a case study achieved is stated in its record,
        too, and changed there. {claims.length} figures, {overdue} to be reviewed now, {unused} shown nowhere.
      </ToolHead>
      <div className="mt-6 rounded-md border border-line bg-raised">
        <table className="w-full text-left text-sm max-lg:block">
          <thead className="border-b border-line text-xs text-muted max-lg:sr-only">
            <tr>
              {['Figure', columns.source, columns.review, columns.pages].map((label) => (
                <th key={label} scope="col" className="px-4 py-2.5 font-medium">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line max-lg:block">
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
    <tr className="align-top max-lg:grid max-lg:gap-x-6 max-lg:gap-y-3 max-lg:p-4 sm:max-lg:grid-cols-2">
      <th scope="row" className="font-normal sm:max-lg:col-span-full lg:w-64 lg:px-4 lg:py-3">
        <span className="font-display text-lg font-semibold tabular-nums">{value}</span> {label}
        <span className="mt-1 block font-mono text-2xs text-muted">{id}</span>
      </th>
      <td className="text-muted lg:max-w-80 lg:px-4 lg:py-3">
        <ColumnName>{columns.source}</ColumnName>
        {source}
      </td>
      <td className="lg:px-4 lg:py-3 lg:whitespace-nowrap">
        <ColumnName>{columns.review}</ColumnName>
        <time dateTime={reviewDate}>{longDate(reviewDate)}</time>
        {overdue && <span className="block text-danger">Review is due</span>}
      </td>
      <td className="sm:max-lg:col-span-full lg:px-4 lg:py-3">
        <ColumnName>{columns.pages}</ColumnName>
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

/** Above a cell where the head of the table has no room. */
function ColumnName({ children }: { children: string }) {
  return <span className="block text-2xs text-muted lg:hidden">{children}</span>;
}
