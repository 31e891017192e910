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
import { blogPostsTable as table } from './blog_posts.table.server';

const featuredCount = 3;

const summaryColumns = {
  slug: table.slug,
  title: table.title,
  excerpt: table.excerpt,
  author: table.author,
  publishDate: table.publishDate,
  tags: table.tags,
  readTime: table.readTime,
  featuredImage: table.featuredImage,
  featuredPicture: pictureFacts(table.featuredImage),
};

/** What a list says of a blog post. */
export type BlogPostSummary = Awaited<ReturnType<typeof selectSummaries>>[number];

export interface BlogPostList {
  /** The first three that match, on the first page. */
  featured: BlogPostSummary[];
  articles: BlogPostSummary[];
  /** The tags, most used first, each with what a search would find in it. */
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

/** One page of the public blog posts, newest first. A post has no category of its own: its tags are its categories. */
export async function listPublishedBlogPosts(request: ListRequest): Promise<BlogPostList> {
  const page = pageNumber(request.page);
  const search = matchesSearch(table, request.query);
  const wanted = searchTerm(request.category);
  const inCategory = wanted === '' ? undefined : sql`${wanted} = any(${table.tags})`;
  const [rows, categories, total] = await Promise.all([
    selectSummaries(and(isPublished(table), search, inCategory), newestFirst(table), pageSize, (page - 1) * pageSize),
    countTags(search),
    countPublished(table, search, inCategory),
  ]);
  const split = page === 1 ? featuredCount : 0;
  return {
    featured: rows.slice(0, split),
    articles: rows.slice(split),
    categories,
    total,
    page,
    pageCount: pageCountOf(total),
  };
}

async function countTags(search: SQL | undefined): Promise<CategoryCount[]> {
  const { rows } = await orm().execute<{ name: string; count: number }>(sql`
    select tag as name, (count(*) filter (where ${search ?? sql`true`}))::int as count
    from ${newestAmong(table)}, unnest(${table.tags}) as tag
    group by tag
    order by count(*) desc, tag`);
  return rows;
}

/** The public blog post with this id or slug; null for anything else, however malformed. */
export async function findPublishedBlogPost(idOrSlug: string) {
  const identified = identifiedBy(table, idOrSlug);
  if (!identified) return null;
  const [post] = await orm()
    .select({
      id: table.id,
      ...summaryColumns,
      content: table.content,
      socialImage: table.socialImage,
      metaTitle: table.metaTitle,
      metaDescription: table.metaDescription,
      canonicalUrl: table.canonicalUrl,
      updatedAt: table.updatedAt,
    })
    .from(table)
    .where(and(isPublished(table), identified))
    .orderBy(idFirst(table, idOrSlug))
    .limit(1);
  return post ?? null;
}

export type BlogPost = NonNullable<Awaited<ReturnType<typeof findPublishedBlogPost>>>;

/** What to read next: most tags in common first, then the newest. */
export function relatedBlogPosts(post: Pick<BlogPost, 'id' | 'tags'>, limit = 3) {
  const order = [sql`${sharedTags(table, post.tags)} desc`, ...newestFirst(table)];
  return selectSummaries(newestBut(table, post.id), order, limit);
}

/** The public posts published just before and just after this one. */
export function neighboursOfBlogPost(id: string) {
  return neighboursOf(table, id, selectSummaries);
}
