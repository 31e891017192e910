import { type SQL, sql } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { mostRelated } from '~/lib/list-limits';
import { findNamed, readUnstored } from '../one-record.server';
import { pictureFacts } from '../picture-facts.server';
import { isPublished, neighboursByDate, newestBut, newestFirst, sharedTags } from '../published.server';
import { type CategoryCount, type ListRequest, newestAmong, readListedPage } from '../published-list.server';
import { matchesSearch, nameTerm } from '../search-text.server';
import { categoryOf, isFeatured, insightsTable as table } from './insights.table.server';

const featured = 'Featured';

const category = categoryOf(table);

const summaryColumns = {
  slug: table.slug,
  title: table.title,
  excerpt: table.excerpt,
  author: table.author,
  publishDate: table.publishDate,
  tags: table.tags,
  category,
  difficulty: table.difficulty,
  readTime: table.readTime,
  featuredImage: table.featuredImage,
  featuredPicture: pictureFacts(table.featuredImage),
};

/** What a list says of an insight. */
export type InsightSummary = Awaited<ReturnType<typeof selectSummaries>>[number];

export interface InsightList {
  /** Category Featured; they come first, so on the first page. */
  featured: InsightSummary[];
  articles: InsightSummary[];
  /** All of them, the largest first, each with what a search would find in it. */
  categories: CategoryCount[];
  /** How many match search and category, on all pages. */
  total: number;
  page: number;
  pageCount: number;
}

function selectSummaries(where: SQL | undefined, order: SQL[], limit: number, offset = 0) {
  return orm()
    .select(summaryColumns)
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

/** One page of the public insights, the featured group first, newest first in each group. */
export async function listPublishedInsights(request: ListRequest): Promise<InsightList> {
  const search = matchesSearch(table, request.query);
  const wanted = nameTerm(request.category);
  const inCategory = wanted === '' ? undefined : sql`${category} = ${wanted}`;
  // Of one category all are featured, or none is.
  const order = inCategory ? newestFirst(table) : [sql`${isFeatured(table)} desc`, ...newestFirst(table)];
  const [{ rows, ...found }, categories] = await Promise.all([
    readListedPage(table, request, [search, inCategory], selectSummaries, order),
    countCategories(search),
  ]);
  return {
    ...found,
    featured: rows.filter((row) => row.category === featured),
    articles: rows.filter((row) => row.category !== featured),
    categories,
  };
}

async function countCategories(search: SQL | undefined): Promise<CategoryCount[]> {
  const { rows } = await orm().execute<{ name: string; count: number }>(sql`
    select ${category} as name, (count(*) filter (where ${search ?? sql`true`}))::int as count
    from ${newestAmong(table)}
    group by name
    order by count(*) desc, name`);
  return rows;
}

/** What the page of an insight shows of it. */
export type Insight = Awaited<ReturnType<typeof selectInsights>>[number];

function selectInsights(from = table) {
  return orm()
    .select({
      id: table.id,
      ...summaryColumns,
      content: table.content,
      metaTitle: table.metaTitle,
      metaDescription: table.metaDescription,
      researchKeywords: table.researchKeywords,
      updatedAt: table.updatedAt,
    })
    .from(from);
}

/** The public insight with this id or slug; null for anything else, however malformed. */
export function findPublishedInsight(idOrSlug: string): Promise<Insight | null> {
  return findNamed(table, idOrSlug, isPublished(table), (where, order) =>
    selectInsights().where(where).orderBy(order).limit(1),
  );
}

/** What its page would show of a row of the table that may not be stored. */
export function readInsight(row: Record<string, unknown>): Promise<Insight | null> {
  return readUnstored(table, row, selectInsights);
}

/** The newest public insights. */
export function latestInsights(limit: number) {
  return selectSummaries(isPublished(table), newestFirst(table), limit);
}

/** What to read next: most tags in common first, then the same category, then the newest. */
export function relatedInsights(insight: Pick<Insight, 'id' | 'tags' | 'category'>) {
  const order = [
    sql`${sharedTags(table, insight.tags)} desc`,
    sql`(${category} = ${insight.category}) desc`,
    ...newestFirst(table),
  ];
  return selectSummaries(newestBut(table, insight.id), order, mostRelated);
}

/** The public insights published just before and just after this one. */
export function neighboursOfInsight(id: string) {
  return neighboursByDate(table, id);
}
