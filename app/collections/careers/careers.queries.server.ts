import { and, ne, type SQL, sql } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { mostListed, mostRelated } from '~/lib/list-limits';
import { findNamed, readUnstored } from '../one-record.server';
import { isOpen, mostCompared } from '../published.server';
import { type CategoryCount, type ListedPage, pageOfRows } from '../published-list.server';
import { nameTerm } from '../search-text.server';
import { careersTable as table } from './careers.table.server';

const summaryColumns = {
  id: table.id,
  slug: table.slug,
  title: table.title,
  department: table.department,
  location: table.location,
  description: table.description,
  employmentType: table.employmentType,
  experienceLevel: table.experienceLevel,
  featured: table.featured,
  applicationDeadline: table.applicationDeadline,
  createdAt: table.createdAt,
  updatedAt: table.updatedAt,
};

/** What a list says of an open position. */
export type PositionSummary = Awaited<ReturnType<typeof selectSummaries>>[number];

const featuredThenNewest = [sql`${table.featured} desc`, sql`${table.createdAt} desc`, sql`${table.id} desc`];

function selectSummaries(where: SQL | undefined, order: SQL[], limit: number, offset = 0) {
  return orm()
    .select(summaryColumns)
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

/** As many lines are quick to read through; most companies have fewer open positions. */
const positionsPerPage = 50;

/** One page of the open positions of a department, or of all. */
export interface PositionList extends ListedPage<PositionSummary> {
  /** Every department with an open position, and how many it has. */
  departments: CategoryCount[];
}

/** One page of the open positions, featured ones first, the newest first among each. An empty department is all of them. */
export async function listOpenPositions(request: { department?: string; page?: number } = {}): Promise<PositionList> {
  const wanted = nameTerm(request.department);
  const inDepartment = wanted === '' ? undefined : sql`lower(${table.department}) = lower(${wanted})`;
  const rows = {
    table,
    where: and(isOpen(table), inDepartment),
    order: featuredThenNewest,
    select: selectSummaries,
    perPage: positionsPerPage,
  };
  const [list, departments] = await Promise.all([pageOfRows(rows, request), countDepartments()]);
  return { ...list, departments };
}

/** One in other capitals is the same, under the name that most of its positions say. */
async function countDepartments(): Promise<CategoryCount[]> {
  const { rows } = await orm().execute<{ name: string; count: number }>(sql`
    select mode() within group (order by department) as name, count(*)::int as count
    from ${firstOpen(mostListed)} group by lower(department)`);
  return rows.sort((one, other) => one.name.localeCompare(other.name));
}

/** The open positions that a list has first, as rows of `first_open`. */
function firstOpen(limit: number): SQL {
  const order = sql.join(featuredThenNewest, sql`, `);
  return sql`(select ${table.id} as id, ${table.department} as department from ${table}
    where ${isOpen(table)} order by ${order} limit ${limit}) as first_open`;
}

/** The open positions that a list has first, for where something else was looked for. */
export function firstOpenPositions(limit: number): Promise<PositionSummary[]> {
  return selectSummaries(isOpen(table), featuredThenNewest, limit);
}

/** What the page of a position shows of it. */
export type Position = Awaited<ReturnType<typeof selectPositions>>[number];

function selectPositions(from = table) {
  return orm()
    .select({
      ...summaryColumns,
      responsibilities: table.responsibilities,
      requirements: table.requirements,
      salaryRange: table.salaryRange,
      benefits: table.benefits,
      skillsRequired: table.skillsRequired,
    })
    .from(from);
}

/** The open position with this id or slug; null for anything else, closed and passed ones too. */
export function findOpenPosition(idOrSlug: string): Promise<Position | null> {
  return findNamed(table, idOrSlug, isOpen(table), (where, order) =>
    selectPositions().where(where).orderBy(order).limit(1),
  );
}

/** What its page would show of a row of the table that may not be stored. */
export function readPosition(row: Record<string, unknown>): Promise<Position | null> {
  return readUnstored(table, row, selectPositions);
}

/** Other open positions: of the same department first, then at the same place, then as the list has them. */
export function relatedPositions(position: Pick<Position, 'id' | 'department' | 'location'>) {
  const order = [
    sql`(lower(${table.department}) = lower(${position.department})) desc`,
    sql`(${table.location} = ${position.location}) desc`,
    ...featuredThenNewest,
  ];
  const compared = sql`${table.id} in (select id from ${firstOpen(mostCompared)})`;
  return selectSummaries(and(compared, ne(table.id, position.id)), order, mostRelated);
}
