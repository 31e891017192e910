import { sql } from 'drizzle-orm';

/** White space as JavaScript has it. The `\s` of the database knows no blank that doesn't break, which texts from Word are full of. */
const blanks = String.raw`'[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+'`;

/** The same as a part of a query. */
export const anyBlanks = sql.raw(blanks);

/** SQL: a text in which every run of white space is one blank, as `searchTerm` makes of what is looked for. */
export function oneBlank(text: string): string {
  return `regexp_replace(${text}, ${blanks}, ' ', 'g')`;
}
