import { and, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { orm } from '~/db/client.server';
import { mostListed, pagesOf } from '~/lib/list-limits';
import { isPublished, newestFirst, type PublishedTable } from './published.server';

/** One state of a public list, as its address says it. */
export interface ListRequest {
  /** What was typed into the search box; empty finds everything. */
  query?: string | undefined;
  /** Null or empty shows all categories. */
  category?: string | null | undefined;
  /** From 1. A page behind the last one is empty. */
  page?: number | undefined;
}

export interface CategoryCount {
  name: string;
  /** How many public records of this category match the search. */
  count: number;
}

const pageSize = 12;

/** How rows of a list are read: those that are meant, in an order, so many from there on. */
type ReadRows<Summary> = (
  where: SQL | undefined,
  order: SQL[],
  limit: number,
  offset: number,
) => PromiseLike<Summary[]>;

/** One page of a public list. */
export interface ListedPage<Summary> {
  rows: Summary[];
  /** How many match, on all pages. */
  total: number;
  page: number;
  pageCount: number;
}

/** One page of what is public and matches, as `select` reads it; the newest first unless another order is named. */
export async function readListedPage<Summary>(
  table: PublishedTable,
  request: Pick<ListRequest, 'page'>,
  conditions: (SQL | undefined)[],
  select: ReadRows<Summary>,
  order = newestFirst(table),
): Promise<ListedPage<Summary>> {
  return pageOfRows(
    { table, where: and(isPublished(table), ...conditions), order, select, perPage: pageSize },
    request,
  );
}

interface PagedRows<Summary> {
  table: PgTable;
  /** Which rows the list has, on all pages. */
  where: SQL | undefined;
  order: SQL[];
  select: ReadRows<Summary>;
  perPage: number;
}

/** One page of whatever a list has, and how much that is. */
export async function pageOfRows<Summary>(
  { table, where, order, select, perPage }: PagedRows<Summary>,
  request: Pick<ListRequest, 'page'>,
): Promise<ListedPage<Summary>> {
  const page = pageNumber(request.page, perPage);
  const [rows, total] = await Promise.all([
    select(where, order, perPage, (page - 1) * perPage),
    countListed(table, where),
  ]);
  return { rows, total, page, pageCount: pagesOf(total, perPage) };
}

/** The tags of public records, the most used first, each with how many records a search would find in it. */
export async function countTags(table: PublishedTable, search: SQL | undefined): Promise<CategoryCount[]> {
  const { rows } = await orm().execute<{ name: string; count: number }>(sql`
    select tag as name, (count(*) filter (where ${search ?? sql`true`}))::int as count
    from ${newestAmong(table)}, lateral (select distinct unnest(${table.tags}) as tag) as own
    group by tag
    order by count(*) desc, tag`);
  return rows;
}

/** A page number that can be counted with: whole, from 1, at most one behind the last that a list may have. */
export function pageNumber(page: number | undefined, perPage = pageSize): number {
  return page !== undefined && Number.isSafeInteger(page) && page >= 1
    ? Math.min(page, pagesOf(mostListed, perPage) + 1)
    : 1;
}

/** How many rows a list has, counted up to `mostListed`. */
async function countListed(table: PgTable, where: SQL | undefined): Promise<number> {
  const some = orm()
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(mostListed)
    .as('some');
  const [row] = await orm().select({ count: sql<number>`count(*)::int` }).from(some);
  return row?.count ?? 0;
}

/**
 * The newest public records under the name of their table, for what would otherwise read all of them however many there
 * are: categories are counted among as many as a list shows.
 */
export function newestAmong(table: PublishedTable): SQL {
  const order = sql.join(newestFirst(table), sql`, `);
  return sql`(select * from ${table} where ${isPublished(table)} order by ${order} limit ${mostListed})
    as ${sql.identifier(getTableName(table))}`;
}
