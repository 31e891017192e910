import { type SQL, sql } from 'drizzle-orm';
import { check, type ExtraConfigColumn, index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Columns and constraints that several collections have, so that they can't drift apart. */
export function recordColumns() {
  return {
    id: uuid('id').primaryKey().defaultRandom(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true })
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
  };
}

export const contentStatuses = ['draft', 'published'] as const;

/** Of a record that is written before it is shown. */
export function statusColumn(first: (typeof contentStatuses)[number]) {
  return text('status', { enum: contentStatuses }).notNull().default(first);
}

/** A record with a public page of its own: address, status, date. */
export function publishedColumns() {
  return {
    slug: text('slug').notNull(),
    status: statusColumn('draft'),
    publishDate: timestamp('publish_date', { withTimezone: true }).notNull(),
  };
}

export function publishedConstraints(
  name: string,
  table: Record<'slug' | 'status' | 'publishDate' | 'id' | 'createdAt' | 'searchText', ExtraConfigColumn>,
) {
  return [
    ...slugConstraints(name, table.slug),
    ...listConstraints(name, table),
    oneOf(name, 'status', table.status, contentStatuses),
    index(`${name}_publish_date_idx`).on(table.publishDate.desc(), table.id.desc()).where(sql`status = 'published'`),
  ];
}

/** An address of its own for each record. */
export function slugConstraints(name: string, slug: ExtraConfigColumn) {
  return [
    uniqueIndex(`${name}_slug_key`).on(slug),
    check(`${name}_slug_check`, sql`${slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ];
}

/** What the admin's list needs of every table. */
export function listConstraints(name: string, table: Record<'id' | 'createdAt' | 'searchText', ExtraConfigColumn>) {
  return [
    index(`${name}_created_at_idx`).on(table.createdAt.desc(), table.id.desc()),
    index(`${name}_search_idx`).using('gin', table.searchText.op('gin_trgm_ops')),
  ];
}

/** One of a few words. They are typed in code, so they need no escaping. */
export function oneOf(name: string, label: string, column: ExtraConfigColumn, options: readonly string[]) {
  const list = options.map((option) => `'${option}'`).join(', ');
  return check(`${name}_${label}_check`, sql`${column} in (${sql.raw(list)})`);
}

/** `not blank` constraints, one for each required text. */
export function required(name: string, columns: Record<string, ExtraConfigColumn>) {
  return Object.entries(columns).map(([label, column]) => check(`${name}_${label}_check`, sql`${column} ~ '\\S'`));
}

/**
 * What a search looks through: the given plain texts, then the HTML without its tags, all in lower case. The database
 * keeps it itself, so it can't be forgotten by a writer.
 */
export function searchTextColumn(parts: { plain: string[]; html: string[] }) {
  const plain = parts.plain.map((column) => `coalesce(${column}, '')`);
  const html = parts.html.map(
    (column) =>
      `replace(replace(replace(replace(regexp_replace(coalesce(${column}, ''), '<[^>]*>', ' ', 'g'), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&')`,
  );
  // White space counts as one blank: in HTML a line break inside a paragraph means no more than that.
  const joined = [...plain, ...html].join(" || E'\\n' || ");
  const expression: SQL = sql.raw(`regexp_replace(lower(${joined}), '\\s+', ' ', 'g')`);
  return text('search_text').notNull().generatedAlwaysAs(expression);
}
