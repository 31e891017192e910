import { type SQL, sql } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { mostRelated } from '~/lib/list-limits';
import { findNamed, readUnstored } from '../one-record.server';
import { pictureFacts } from '../picture-facts.server';
import { hasEntry, isPublished, neighboursByDate, newestBut, newestFirst, sharedTags } from '../published.server';
import { type CategoryCount, countTags, type ListRequest, readListedPage } from '../published-list.server';
import { matchesSearch, nameTerm } from '../search-text.server';
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
  const search = matchesSearch(table, request.query);
  const wanted = nameTerm(request.category);
  const inCategory = wanted === '' ? undefined : hasEntry(table.tags, wanted);
  const [{ rows, ...found }, categories] = await Promise.all([
    readListedPage(table, request, [search, inCategory], selectSummaries),
    countTags(table, search),
  ]);
  const split = found.page === 1 ? featuredCount : 0;
  return { ...found, featured: rows.slice(0, split), articles: rows.slice(split), categories };
}

/** What the page of a blog post shows of it. */
export type BlogPost = Awaited<ReturnType<typeof selectBlogPosts>>[number];

function selectBlogPosts(from = table) {
  return orm()
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
    .from(from);
}

/** The public blog post with this id or slug; null for anything else, however malformed. */
export function findPublishedBlogPost(idOrSlug: string): Promise<BlogPost | null> {
  return findNamed(table, idOrSlug, isPublished(table), (where, order) =>
    selectBlogPosts().where(where).orderBy(order).limit(1),
  );
}

/** What its page would show of a row of the table that may not be stored. */
export function readBlogPost(row: Record<string, unknown>): Promise<BlogPost | null> {
  return readUnstored(table, row, selectBlogPosts);
}

/** The newest public posts. */
export function latestBlogPosts(limit: number) {
  return selectSummaries(isPublished(table), newestFirst(table), limit);
}

/** What to read next: most tags in common first, then the newest. */
export function relatedBlogPosts(post: Pick<BlogPost, 'id' | 'tags'>) {
  const order = [sql`${sharedTags(table, post.tags)} desc`, ...newestFirst(table)];
  return selectSummaries(newestBut(table, post.id), order, mostRelated);
}

/** The public posts published just before and just after this one. */
export function neighboursOfBlogPost(id: string) {
  return neighboursByDate(table, id);
}
