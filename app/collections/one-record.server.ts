import { getTableColumns, getTableName, type SQL, Subquery, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { identifiedBy } from './published.server';

/** The public record with this id or slug, as `select` reads it; null for anything else, however malformed. */
export async function findNamed<Row>(
  table: Record<'id' | 'slug', AnyPgColumn>,
  idOrSlug: string,
  isPublic: SQL,
  select: (where: SQL, order: SQL) => PromiseLike<Row[]>,
): Promise<Row | null> {
  const identified = identifiedBy(table, idOrSlug);
  if (!identified) return null;
  const [found] = await select(sql`${isPublic} and ${identified}`, idFirst(table, idOrSlug));
  return found ?? null;
}

/** What `select` reads of one row of a table, whether or not it is stored: so a page can show what was only typed. */
export async function readUnstored<Table extends PgTable, Row>(
  table: Table,
  row: Record<string, unknown>,
  select: (from: Table) => PromiseLike<Row[]>,
): Promise<Row | null> {
  const [read] = await select(standIn(table, row));
  return read ?? null;
}

/** The same of the row among those of the table that `others` is true of, itself left out as it is stored. */
export function readAmong<Table extends PgTable & { id: AnyPgColumn }, Row>(
  table: Table,
  row: Record<string, unknown>,
  others: SQL,
  select: (from: Table) => PromiseLike<Row[]>,
): PromiseLike<Row[]> {
  return select(standIn(table, row, sql`${others} and ${table.id} <> ${row['id']}::uuid`));
}

/**
 * One row under the name of its table, for a query to read instead of that, beside those that `others` is true of.
 * Columns that the row lacks are null.
 */
function standIn<Table extends PgTable>(table: Table, row: Record<string, unknown>, others = sql`false`): Table {
  const columns = getTableColumns(table);
  const values = Object.entries(columns).map(([property, { name }]) => [name, row[property]]);
  const json = JSON.stringify(Object.fromEntries(values));
  const source = sql`select * from jsonb_populate_record(null::${table}, ${json}::jsonb)
    union all select * from ${table} where ${others}`;
  // Wherever a table may stand in a query, a subquery may; only the types of what is selected come from the table.
  return new Subquery(source, columns, getTableName(table)) as unknown as Table;
}

/** A slug may look like another record's id; the id wins. */
function idFirst(table: Record<'id', AnyPgColumn>, idOrSlug: string): SQL {
  return sql`(${table.id}::text = ${idOrSlug.toLowerCase()}) desc`;
}
