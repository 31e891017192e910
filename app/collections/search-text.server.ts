import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { withOneBlank } from '~/db/one-blank';

const longestQuery = 200;

/** What a search looks for: trimmed, at most 200 characters, without characters that no text contains. */
export function searchTerm(query: string | null | undefined): string {
  return nameTerm((query ?? '').replace(/\s+/g, ' '));
}

/** The name that a list is narrowed to, such as a category: the blanks in it stand as they were stored. */
export function nameTerm(name: string | null | undefined): string {
  return (name ?? '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, longestQuery)
    .toWellFormed();
}

/** "Contains", whatever the case and the accents, every character meaning itself; undefined when there is nothing to look for. */
export function matchesSearch(table: { searchText: AnyPgColumn }, query: string | null | undefined): SQL | undefined {
  const pattern = containsTerm(query);
  return pattern && sql`${table.searchText} like ${pattern}`;
}

/**
 * The same where far more rows match than are wanted: written so that the database reads rows in the wanted order and
 * looks into each, instead of asking the index of the search text for all of them first.
 */
export function containsSearch(table: { searchText: AnyPgColumn }, query: string): SQL {
  return sql`strpos(${table.searchText}, search_fold(${searchTerm(query)})) > 0`;
}

/** The same for a table without a search text of its own: in these columns, read as one line. */
export function matchesColumns(columns: readonly AnyPgColumn[], query: string | null | undefined): SQL | undefined {
  const pattern = containsTerm(query);
  const text = sql`concat_ws(' ', ${sql.join([...columns], sql`, `)})`;
  return pattern && sql`search_fold(${withOneBlank(text)}) like ${pattern}`;
}

/** The same in a list of short texts, such as tags. */
export function matchesAnyOf(list: AnyPgColumn, query: string | null | undefined): SQL | undefined {
  const pattern = containsTerm(query);
  return (
    pattern &&
    sql`exists (select 1 from unnest(${list}) as entry where search_fold(${withOneBlank(sql`entry`)}) like ${pattern})`
  );
}

/** Folded by the database, exactly as the text was. */
function containsTerm(query: string | null | undefined): SQL | undefined {
  const term = searchTerm(query);
  return term === '' ? undefined : sql`'%' || ${foldedPattern(term)} || '%'`;
}

/**
 * What was typed as texts are compared, for a pattern of LIKE in which every character means itself: folded first, because
 * that makes a per cent sign of a full-width one.
 */
export function foldedPattern(typed: string): SQL {
  return literally(sql`search_fold(${typed})`);
}

/** A text as a pattern of LIKE in which every character means itself. */
export function literally(text: SQL): SQL {
  return sql`regexp_replace(${text}, '([\\\\%_])', '\\\\\\1', 'g')`;
}
