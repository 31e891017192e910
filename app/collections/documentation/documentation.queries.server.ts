import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { pagesOf } from '~/lib/list-limits';
import { findByFormerSlug } from '../former-slugs.server';
import { findNamed, readUnstored } from '../one-record.server';
import { isPublished, type Neighbour, neighbourColumns, neighboursOf } from '../published.server';
import { type ListRequest, pageNumber } from '../published-list.server';
import { matchesAnyOf, matchesSearch, nameTerm } from '../search-text.server';
import { documentation } from './documentation';
import { documentationTable as table } from './documentation.table.server';
import { type DocumentationCategory, documentationCategories } from './documentation-categories';

/** More than on other lists: a reader scans documentation as a whole. */
export const documentationPageSize = 48;
/** The menu beside a page names at most so many pages of its category. */
const mostInMenu = 200;

const summaryColumns = {
  id: table.id,
  slug: table.slug,
  title: table.title,
  excerpt: table.excerpt,
  category: table.category,
  featured: table.featured,
  version: table.version,
  tags: table.tags,
  updatedAt: table.updatedAt,
};

export interface DocumentationCategoryCount {
  name: DocumentationCategory;
  /** How many public pages of this category match the search. */
  count: number;
}

/** Where a page stands: its category in the order in which one reads them, its number there, then its age. */
const place = [
  sql`array_position(array[${sql.raw(documentationCategories.map((name) => `'${name}'`).join(', '))}]::text[], ${table.category})`,
  sql`${table.orderIndex}`,
  sql`${table.createdAt}`,
  sql`${table.id}`,
];

function selectSummaries(where: SQL | undefined, order: SQL[], limit: number, offset = 0) {
  return orm()
    .select(summaryColumns)
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

/** One page of the public documentation, in the order of category and number. */
export async function listPublishedDocumentation(request: ListRequest) {
  const page = pageNumber(request.page, documentationPageSize);
  const search = or(matchesSearch(table, request.query), matchesAnyOf(table.tags, request.query));
  const wanted = nameTerm(request.category);
  const inCategory = wanted === '' ? undefined : sql`${table.category} = ${wanted}`;
  const [pages, categories] = await Promise.all([
    selectSummaries(
      and(isPublished(table), search, inCategory),
      place,
      documentationPageSize,
      (page - 1) * documentationPageSize,
    ),
    countCategories(search),
  ]);
  const counted = categories.filter(({ name }) => wanted === '' || name === wanted);
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  return { pages, categories, total, page, pageCount: pagesOf(total, documentationPageSize) };
}

/** Every category that has public pages, in the order in which one reads them. */
function countCategories(search?: SQL): Promise<DocumentationCategoryCount[]> {
  return orm()
    .select({ name: table.category, count: sql<number>`(count(*) filter (where ${search ?? sql`true`}))::int` })
    .from(table)
    .where(isPublished(table))
    .groupBy(table.category)
    .orderBy(sql`${place[0]}`);
}

/** What a page of the documentation shows of its record. */
export type Documentation = Awaited<ReturnType<typeof selectPages>>[number];

function selectPages(from = table) {
  return orm()
    .select({
      ...summaryColumns,
      content: table.content,
      author: table.author,
      metaTitle: table.metaTitle,
      metaDescription: table.metaDescription,
    })
    .from(from);
}

/** The public page with this id or slug, or one that was public under this slug once; null for anything else. */
export async function findPublishedDocumentation(idOrSlug: string): Promise<Documentation | null> {
  const found = await findByName(idOrSlug);
  if (found) return found;
  const id = await findByFormerSlug(documentation.name, idOrSlug);
  return id === null ? null : findByName(id);
}

function findByName(idOrSlug: string): Promise<Documentation | null> {
  return findNamed(table, idOrSlug, isPublished(table), (where, order) =>
    selectPages().where(where).orderBy(order).limit(1),
  );
}

/** What its page would show of a row of the table that may not be stored. */
export function readDocumentation(row: Record<string, unknown>): Promise<Documentation | null> {
  return readUnstored(table, row, selectPages);
}

/** The menu beside a page: every category that has public pages, and the pages of one. */
export async function documentationMenu(category: DocumentationCategory) {
  const [categories, pages] = await Promise.all([
    countCategories(),
    orm()
      .select({ slug: table.slug, title: table.title })
      .from(table)
      .where(and(isPublished(table), eq(table.category, category)))
      .orderBy(...place)
      .limit(mostInMenu),
  ]);
  return { categories, pages };
}

/** The public pages before and after this one, across categories. */
export function neighboursOfDocumentation(id: string) {
  const columns = sql`${neighbourColumns(table)}, ${table.category} as category`;
  return neighboursOf<Neighbour & { category: DocumentationCategory }>(table, id, place, columns);
}
