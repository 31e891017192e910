import { and, type SQL, sql } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { pictureFacts } from '../picture-facts.server';
import {
  type CategoryCount,
  countPublished,
  identifiedBy,
  idFirst,
  isPublished,
  type ListRequest,
  neighboursOf,
  newestAmong,
  newestBut,
  newestFirst,
  pageCountOf,
  pageNumber,
  pageSize,
  sharedTags,
} from '../published.server';
import { matchesSearch, searchTerm } from '../search-text.server';
import { isFeatured, insightsTable as table } from './insights.table.server';

const featured = 'Featured';

/** Without one, an insight counts as General. */
const category = sql<string>`coalesce(nullif(trim(${table.researchCategory}), ''), 'General')`;

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
  const page = pageNumber(request.page);
  const search = matchesSearch(table, request.query);
  const wanted = searchTerm(request.category);
  const inCategory = wanted === '' ? undefined : sql`${category} = ${wanted}`;
  const [rows, categories, total] = await Promise.all([
    selectSummaries(
      and(isPublished(table), search, inCategory),
      [sql`${isFeatured(table)} desc`, ...newestFirst(table)],
      pageSize,
      (page - 1) * pageSize,
    ),
    countCategories(search),
    countPublished(table, search, inCategory),
  ]);
  return {
    featured: rows.filter((row) => row.category === featured),
    articles: rows.filter((row) => row.category !== featured),
    categories,
    total,
    page,
    pageCount: pageCountOf(total),
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

/** The public insight with this id or slug; null for anything else, however malformed. */
export async function findPublishedInsight(idOrSlug: string) {
  const identified = identifiedBy(table, idOrSlug);
  if (!identified) return null;
  const [insight] = await orm()
    .select({
      id: table.id,
      ...summaryColumns,
      content: table.content,
      metaTitle: table.metaTitle,
      metaDescription: table.metaDescription,
      researchKeywords: table.researchKeywords,
      updatedAt: table.updatedAt,
    })
    .from(table)
    .where(and(isPublished(table), identified))
    .orderBy(idFirst(table, idOrSlug))
    .limit(1);
  return insight ?? null;
}

export type Insight = NonNullable<Awaited<ReturnType<typeof findPublishedInsight>>>;

/** The newest public insights. */
export function latestInsights(limit: number) {
  return selectSummaries(isPublished(table), newestFirst(table), limit);
}

/** What to read next: most tags in common first, then the same category, then the newest. */
export function relatedInsights(insight: Pick<Insight, 'id' | 'tags' | 'category'>, limit = 3) {
  const order = [
    sql`${sharedTags(table, insight.tags)} desc`,
    sql`(${category} = ${insight.category}) desc`,
    ...newestFirst(table),
  ];
  return selectSummaries(newestBut(table, insight.id), order, limit);
}

/** The public insights published just before and just after this one. */
export function neighboursOfInsight(id: string) {
  return neighboursOf(table, id, selectSummaries);
}
