import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { orm } from '~/db/client.server';
import { blogPostsTable } from './blog_posts/blog_posts.table.server';
import { insightsTable } from './insights/insights.table.server';
import { isPublished, newestFirst, type PublishedTable } from './published.server';

const followed = {
  '/blog': blogPostsTable,
  '/insights': insightsTable,
} satisfies Record<string, WholeTable>;
/** The lists that can be followed by a feed. */
export type FollowedList = keyof typeof followed;

export interface WholeRecord {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  featuredImage: string | null;
  /** Empty where this kind of record has none. */
  author: string;
  tags: string[];
  publishDate: Date;
  updatedAt: Date;
}

type WholeTable = PublishedTable &
  Record<'title' | 'excerpt' | 'content' | 'featuredImage' | 'updatedAt', AnyPgColumn> & { author?: AnyPgColumn };

/** The newest public records of a list with their whole texts. */
export async function newestWhole(list: FollowedList, limit: number): Promise<WholeRecord[]> {
  const table: WholeTable = followed[list];
  const { id, slug, title, excerpt, content, featuredImage, tags, publishDate, updatedAt } = table;
  const author = table.author ?? sql<string>`''`;
  const rows = await orm()
    .select({ id, slug, title, excerpt, content, featuredImage, author, tags, publishDate, updatedAt })
    .from(table)
    .where(isPublished(table))
    .orderBy(...newestFirst(table))
    .limit(limit);
  // All of them have exactly these columns; the shared type of columns does not say of what type each is.
  return rows as WholeRecord[];
}
