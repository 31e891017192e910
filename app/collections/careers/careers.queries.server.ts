import { and, ne, type SQL, sql } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { findNamed, readUnstored } from '../one-record.server';
import { isOpen } from '../published.server';
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

function selectSummaries(where: SQL | undefined, order: SQL[], limit?: number) {
  const query = orm()
    .select(summaryColumns)
    .from(table)
    .where(where)
    .orderBy(...order);
  return limit === undefined ? query : query.limit(limit);
}

/** Every open position, featured ones first, the newest first among each. */
export function listOpenPositions(): Promise<PositionSummary[]> {
  return selectSummaries(isOpen(table), featuredThenNewest);
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
export function relatedPositions(position: Pick<Position, 'id' | 'department' | 'location'>, limit = 3) {
  const order = [
    sql`(${table.department} = ${position.department}) desc`,
    sql`(${table.location} = ${position.location}) desc`,
    ...featuredThenNewest,
  ];
  return selectSummaries(and(isOpen(table), ne(table.id, position.id)), order, limit);
}
