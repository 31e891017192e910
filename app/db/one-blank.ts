import { type SQL, sql } from 'drizzle-orm';

/**
 * Blanks that don't break, of which texts from Word are full, and thin ones: white space for JavaScript, but not for the `\s`
 * of every database. Replaced one after the other: a class of them takes half as long again, and in a database without an encoding (SQL_ASCII)
 * it would match single bytes of other letters.
 */
const rare = ['\u00a0', '\u2007', '\u2009', '\u202f', '\ufeff'];

/** For a column: a text in which every run of white space is one blank, as `searchTerm` makes of what is looked for. */
export function oneBlank(text: string): string {
  const usual = rare.reduce((inner, blank) => `replace(${inner}, '${blank}', ' ')`, text);
  return `regexp_replace(${usual}, '\\s+', ' ', 'g')`;
}

/** The same for a query. */
export function withOneBlank(text: SQL): SQL {
  const usual = rare.reduce((inner, blank) => sql`replace(${inner}, ${blank}, ' ')`, text);
  return sql`regexp_replace(${usual}, '\\s+', ' ', 'g')`;
}
