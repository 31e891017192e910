import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type ExtraConfigColumn, index } from 'drizzle-orm/pg-core';
import { tsvector } from '../db/tsvector.server.ts';

/** Longer texts are found by their beginning: PostgreSQL refuses a vector of more than a megabyte. */
const longestText = 300_000;

interface Searched {
  title: string;
  /** Short texts that say what the record is about. */
  about: string[];
  /** Lists of words: tags, keywords. */
  lists?: string[];
  /** Long texts, plain or in HTML: PostgreSQL's parser passes over tags. */
  long: string[];
}

/**
 * What the search of the whole site looks through, kept by the database itself. `search_vector` finds: title (weight A),
 * what the record is about (B), its text (C). `headline_vector` ranks: the same without the text, so small that ranking
 * thousands of hits does not have to fetch thousands of texts. The functions are made by the migration `search`.
 */
export function searchVectors({ title, about, lists = [], long }: Searched) {
  const words = (texts: string[], weight: string) =>
    `setweight(search_words(${texts.join(" || ' ' || ")}), '${weight}')`;
  const headline = [
    words([`coalesce(${title}, '')`], 'A'),
    words(
      about.map((column) => `coalesce(${column}, '')`),
      'B',
    ),
    ...lists.map((column) => `setweight(search_words(${column}), 'B')`),
  ].join(' || ');
  const texts = long.map((column) => `coalesce(${column}, '')`);
  const text = `setweight(search_words(left(${texts.join(" || ' ' || ")}, ${longestText})), 'C')`;
  const generated = (name: string, expression: string) => {
    const as: SQL = sql.raw(expression);
    return tsvector(name).notNull().generatedAlwaysAs(as);
  };
  return {
    headlineVector: generated('headline_vector', headline),
    searchVector: generated('search_vector', `${headline} || ${text}`),
  };
}

/**
 * How titles begin, as they are compared: of many with the same word, the index of their trigrams names all of them.
 * Not whole, since there is a limit to what an entry of an index may be.
 */
export const titleBeginning = (title: SQLWrapper): SQL =>
  sql`left(search_fold(${title}), ${sql.raw(String(longestBeginning))})`;
export const longestBeginning = 100;

/** Finds by whole words, and titles by how they begin and by what resembles them. */
export function searchVectorIndexes(name: string, table: Record<'searchVector' | 'title', ExtraConfigColumn>) {
  return [
    index(`${name}_search_vector_idx`).using('gin', table.searchVector),
    index(`${name}_title_beginning_idx`).using('btree', sql`${titleBeginning(table.title)} text_pattern_ops`),
    index(`${name}_title_trigram_idx`).using('gin', sql`search_fold(${table.title}) gin_trgm_ops`),
  ];
}
