import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

const longestQuery = 200;

/** What a search looks for: trimmed, at most 200 characters, without characters that no text contains. */
export function searchTerm(query: string | null | undefined): string {
  return (query ?? '')
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, longestQuery)
    .toWellFormed();
}

/** Case-insensitive "contains", every character meaning itself; undefined when there is nothing to look for. */
export function matchesSearch(table: { searchText: AnyPgColumn }, query: string | null | undefined): SQL | undefined {
  const term = searchTerm(query);
  if (term === '') return undefined;
  const pattern = `%${term.replace(/[\\%_]/g, '\\$&')}%`;
  // Lower-cased by the database, exactly as the text was.
  return sql`${table.searchText} like lower(${pattern}::text)`;
}
