import type { PositionList, PositionSummary } from '~/collections/careers/careers.queries.server';
import { listedCount } from '~/lib/list-limits';
import { NoSuchPage } from '../articles/list-states';
import { Pagination } from '../articles/pagination';
import { ColumnsSection } from '../parts/section';
import type { CareersCopy } from './careers-copy';
import {
  applicationHref,
  dayWords,
  openingOf,
  type PositionsState,
  positionsHref,
  sentenceCase,
} from './position-words';

/** One page of the open positions. */
export interface ShownPositions {
  list: PositionList;
  state: PositionsState;
  /** The list could not be read. */
  failed: boolean;
}

/** Departments at the side, positions as the lines of a timetable. */
export function PositionsBoard({ copy, list, state, failed }: ShownPositions & { copy: CareersCopy['positions'] }) {
  const { departments, pageCount } = list;
  const { page } = state;
  const hrefOf = (wanted: number) => positionsHref({ ...state, page: wanted });
  return (
    <ColumnsSection id="positions" tone="sunken" rowGap="gap-y-8">
      <div className="col-span-12 lg:col-span-3">
        <div className="lg:sticky lg:top-[calc(var(--header-height)+3rem)]">
          <h2 id="positions-title" className="text-3xl">
            {copy.title}
          </h2>
          {departments.length > 0 && <Departments departments={departments} chosen={state.department} />}
        </div>
      </div>
      <div className="col-span-12 lg:col-span-9">
        {list.total === 0 ? (
          <NoPositions copy={copy} failed={failed} offerAll={departments.length > 0} />
        ) : page > pageCount ? (
          <NoSuchPage page={page} pageCount={pageCount} href={hrefOf(1)} />
        ) : (
          <>
            <p className="sr-only">{openInWords(list.total, state.department)}</p>
            <ColumnHeads />
            <ul className="border-b border-line-strong">
              {list.rows.map((position) => (
                <PositionLine key={position.id} position={position} />
              ))}
            </ul>
            <Pagination
              page={page}
              pageCount={pageCount}
              hrefOf={hrefOf}
              words={{ previous: 'Previous', next: 'Next' }}
            />
          </>
        )}
      </div>
    </ColumnsSection>
  );
}

export function openInWords(count: number, department = ''): string {
  const positions = count === 1 ? '1 open position' : `${listedCount(count)} open positions`;
  return department === '' ? positions : `${positions} in ${department}`;
}

/** How many positions are open in all departments together. */
export function countOpen(departments: PositionList['departments']): number {
  return departments.reduce((sum, { count }) => sum + count, 0);
}

function Departments({ departments, chosen }: Pick<PositionList, 'departments'> & { chosen: string }) {
  return (
    <nav aria-label="Departments" className="mt-6 lg:mt-8">
      <ul className="flex flex-wrap gap-x-5 lg:block lg:border-t lg:border-line">
        <Department name="All departments" count={countOpen(departments)} isChosen={chosen === ''} />
        {departments.map(({ name, count }) => (
          <Department key={name} name={name} count={count} isChosen={name === chosen} department={name} />
        ))}
      </ul>
    </nav>
  );
}

interface DepartmentProps {
  name: string;
  count: number;
  isChosen: boolean;
  department?: string;
}

function Department({ name, count, isChosen, department }: DepartmentProps) {
  return (
    <li className="lg:border-b lg:border-line">
      <a
        href={positionsHref({ department: department ?? '' })}
        aria-current={isChosen ? 'true' : undefined}
        className="flex min-h-11 items-center justify-between gap-2 text-sm text-muted decoration-2 underline-offset-4 transition-colors duration-(--duration-quick) hover:text-text aria-[current]:font-semibold aria-[current]:text-accent aria-[current]:underline lg:gap-4"
      >
        {name}
        <span className="font-mono text-xs tabular-nums">
          {listedCount(count)}
          <span className="sr-only"> open</span>
        </span>
      </a>
    </li>
  );
}

const columns = 'md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,2.5fr)_minmax(0,3.5fr)] md:gap-x-6';

function ColumnHeads() {
  return (
    <p aria-hidden="true" className={`pb-3 text-xs text-muted max-md:hidden ${columns}`}>
      <span>Position</span>
      <span>Where</span>
      <span>How</span>
    </p>
  );
}

/** One position; a featured one says more of itself. */
function PositionLine({ position }: { position: PositionSummary }) {
  const { slug, title, department, location, employmentType, experienceLevel, featured, applicationDeadline } =
    position;
  return (
    <li
      className={`group/line relative isolate border-t py-5 before:absolute before:inset-y-0 before:-inset-x-4 before:-z-10 before:transition-colors before:duration-(--duration-quick) hover:before:bg-ground max-lg:before:inset-x-0 ${columns} ${featured ? 'border-line-strong md:py-7' : 'border-line'}`}
    >
      <div className="min-w-0">
        <p className="text-xs text-muted">
          {featured && <span className="mr-3 font-semibold text-accent">Featured</span>}
          {department}
        </p>
        <h3 className={`mt-1.5 break-words ${featured ? 'text-2xl' : 'text-xl'}`}>
          <a
            href={`/careers/${slug}`}
            className="transition-colors duration-(--duration-quick) after:absolute after:inset-0 group-hover/line:text-accent"
          >
            {title}
          </a>
        </h3>
        {featured && <p className="mt-3 line-clamp-3 max-w-[60ch] text-muted">{openingOf(position)}</p>}
      </div>
      <p className="mt-3 text-sm break-words md:mt-6">{location}</p>
      <div className="text-sm md:mt-6">
        <p>
          {sentenceCase(employmentType)}
          <span className="text-muted">, {experienceLevel}</span>
        </p>
        {applicationDeadline && (
          <p className="mt-1 text-warm">
            Apply by{' '}
            <time dateTime={applicationDeadline} className="whitespace-nowrap">
              {dayWords(applicationDeadline)}
            </time>
          </p>
        )}
      </div>
    </li>
  );
}

function NoPositions(props: { copy: CareersCopy['positions']; failed: boolean; offerAll: boolean }) {
  const { copy, failed, offerAll } = props;
  return (
    <div className="border-y border-line-strong py-14">
      <h3 className="text-2xl">{copy.nothing}</h3>
      <p className="mt-3 max-w-[52ch] text-lg text-muted">{failed ? copy.failureHint : copy.nothingHint}</p>
      <p className="mt-6 flex flex-wrap gap-x-8 gap-y-3">
        {offerAll && (
          <a href={positionsHref()} className="font-medium text-accent underline underline-offset-4">
            Show all departments
          </a>
        )}
        <a href={applicationHref()} className="font-medium text-accent underline underline-offset-4">
          Write to us
        </a>
      </p>
    </div>
  );
}
