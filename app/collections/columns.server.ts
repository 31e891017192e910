import { type SQL, sql } from 'drizzle-orm';
import { check, type ExtraConfigColumn, index, integer, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { oneBlank } from '../db/one-blank.ts';
import { oneOf } from '../db/table-parts.ts';
import { factsOf } from '../lib/fields.ts';
import { slugShape } from '../lib/slug.ts';
import { type CollectionDeclaration, orderColumns } from './collection.ts';
import { columnOf } from './field-names.ts';

/** Columns and constraints that several collections have, so that they can't drift apart. */
export function recordColumns() {
  return {
    id: uuid('id').primaryKey().defaultRandom(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true })
      .notNull()
      .defaultNow()
      .$onUpdate(() => new Date()),
    /** Counts the saves, so that a second person's save can tell that the record is no longer the one they opened. */
    revision: integer('revision').notNull().default(1),
    /** When it was put into the bin; null for a record that stands. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** The name of who did it, as it was: it outlives their account. */
    deletedBy: text('deleted_by'),
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
  table: ListedColumns & Record<'slug' | 'publishDate' | 'createdAt', ExtraConfigColumn>,
  declaration: Listed,
  statuses: readonly string[] = contentStatuses,
) {
  return [
    ...slugConstraints(name, table.slug),
    ...listConstraints(name, table, declaration, [table.publishDate]),
    check(`${name}_status_check`, oneOf(table.status, statuses)),
    index(`${name}_public_idx`)
      .on(table.publishDate, table.createdAt, table.id)
      .where(sql`status = 'published' and deleted_at is null`),
  ];
}

/** The rule of every column that holds a slug. */
export function hasSlugShape(slug: ExtraConfigColumn): SQL {
  return sql`${slug} ~ '${sql.raw(slugShape.source)}'`;
}

/** An address of its own for each record. */
export function slugConstraints(name: string, slug: ExtraConfigColumn) {
  return [uniqueIndex(`${name}_slug_key`).on(slug), check(`${name}_slug_check`, hasSlugShape(slug))];
}

type ListedColumns = Record<'id' | 'status' | 'searchText' | 'uploadStems' | 'deletedAt', ExtraConfigColumn> & {
  linkedPaths?: ExtraConfigColumn;
};

type Listed = Pick<CollectionDeclaration, 'fields' | 'sorts' | 'terms'>;

/**
 * What the admin's list needs of every table: the search, the bin, the terms, and for each order of the tab an index that
 * holds whatever decides which records a page shows, so that skipping to a late page reads the index alone.
 * @param filteredBy columns that say, beside the status, how a record stands
 */
export function listConstraints(
  name: string,
  table: ListedColumns,
  { fields, sorts, terms = [] }: Listed,
  filteredBy: ExtraConfigColumn[] = [],
) {
  const columns: Record<string, ExtraConfigColumn> = table;
  const standing = [table.id, table.status, ...filteredBy];
  const orders = sorts.map((sort): Order => {
    const wanted = orderColumns(sort);
    const [first, ...others] = wanted.flatMap((column) => columns[column] ?? []);
    if (!first || others.length < wanted.length - 1)
      throw new Error(`${name} has no column for its order "${sort.key}".`);
    return [first, ...others, ...standing.filter((each) => each !== first)];
  });
  // Newest and oldest first read one index, from either end.
  const distinct = new Map(orders.map((order) => [order.map((column) => column.name).join(), order]));
  const [usual = [table.id]] = orders;
  return [
    ...[...distinct.values()].map((order) =>
      index(`${name}_by_${order[0].name}_idx`)
        .on(...order)
        .where(sql`deleted_at is null`),
    ),
    index(`${name}_status_idx`)
      .on(table.status, ...usual.filter((each) => each !== table.status))
      .where(sql`deleted_at is null`),
    index(`${name}_bin_idx`).on(table.deletedAt, table.id).where(sql`deleted_at is not null`),
    index(`${name}_search_idx`).using('gin', table.searchText.op('gin_trgm_ops')),
    index(`${name}_upload_stems_idx`).using('gin', table.uploadStems),
    ...(table.linkedPaths ? [index(`${name}_linked_paths_idx`).using('gin', table.linkedPaths)] : []),
    // Which records have a tag or a name. Those in the bin too: a renaming reaches them.
    ...terms.map((field) => {
      const column = columns[columnOf(field)];
      if (!column) throw new Error(`${name} has no column for its term "${field}".`);
      const isList = factsOf(fields, field).kind === 'list';
      return index(`${name}_${column.name}_idx`).using(isList ? 'gin' : 'btree', column);
    }),
  ];
}

type Order = [ExtraConfigColumn, ...ExtraConfigColumn[]];

/** `not blank` constraints, one for each required text. */
export function required(name: string, columns: Record<string, ExtraConfigColumn>) {
  return Object.entries(columns).map(([label, column]) => check(`${name}_${label}_check`, sql`${column} ~ '\\S'`));
}

/** Tags that may stand inside a word: what is before and after them is read as one, as in H<sub>2</sub>O. */
const tagInsideWords = '</?(?:a|b|code|em|i|s|strong|sub|sup|u)(?: [^>]*)?>';

/**
 * What a search looks through: the given plain texts, then the HTML without its tags, all in lower case. The database
 * keeps it itself, so it can't be forgotten by a writer.
 */
export function searchTextColumn(parts: { plain: string[]; html: string[] }) {
  const plain = parts.plain.map((column) => `coalesce(${column}, '')`);
  const html = parts.html.map((column) => {
    const joined = `regexp_replace(coalesce(${column}, ''), '${tagInsideWords}', '', 'g')`;
    return `replace(replace(replace(replace(regexp_replace(${joined}, '<[^>]*>', ' ', 'g'), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&')`;
  });
  // White space counts as one blank: in HTML a line break inside a paragraph means no more than that.
  const joined = [...plain, ...html].join(" || E'\\n' || ");
  const expression: SQL = sql.raw(oneBlank(`search_fold(${joined})`));
  return text('search_text').notNull().generatedAlwaysAs(expression);
}

/**
 * Which uploaded pictures a record mentions, by the stems of their names (see ~/lib/pictures): in texts, HTML and JSON
 * columns, given by their names in the database. The database keeps it itself, so whoever writes, the media library
 * knows where a picture is used. The function is made by the migration `media_library`.
 */
export function uploadStemsColumn(columns: string[]) {
  const texts = columns.map((column) => `coalesce(${column}::text, '')`);
  const expression: SQL = sql.raw(`upload_stems(${texts.join(" || ' ' || ")})`);
  return text('upload_stems').array().notNull().generatedAlwaysAs(expression);
}

/**
 * Which pages of this site a record links to: the paths, each once and in lower case, of the links in its HTML columns,
 * which are given by their names in the database. The database keeps it itself, so whoever writes, the admin knows which
 * links would lead nowhere. The function is made by the migration `linked_paths`.
 */
export function linkedPathsColumn(columns: string[]) {
  const texts = columns.map((column) => `coalesce(${column}, '')`);
  const expression: SQL = sql.raw(`linked_paths(${texts.join(" || ' ' || ")})`);
  return text('linked_paths').array().notNull().generatedAlwaysAs(expression);
}
