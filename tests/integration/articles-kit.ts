import { beforeEach } from 'vitest';
import { blogPostsTable } from '~/collections/blog_posts/blog_posts.table.server';
import { insightsTable } from '~/collections/insights/insights.table.server';
import { orm } from '~/db/client.server';
import { type DriverKit, useMigratedDatabase } from '../support/drivers';

export const day = (number: number) => new Date(Date.UTC(2025, 0, number));
export const inAnHour = () => new Date(Date.now() + 3_600_000);

export function insight(slug: string, more: Partial<typeof insightsTable.$inferInsert> = {}) {
  return {
    slug,
    title: `Title of ${slug}`,
    excerpt: 'Excerpt',
    content: '<p>Content</p>',
    author: 'Author',
    status: 'published' as const,
    publishDate: day(1),
    ...more,
  };
}

export const post = insight;

export const addInsights = (...records: (typeof insightsTable.$inferInsert)[]) =>
  orm().insert(insightsTable).values(records);
export const addPosts = (...records: (typeof blogPostsTable.$inferInsert)[]) =>
  orm().insert(blogPostsTable).values(records);

/** Stores one insight that is called like its slug, and answers its id. */
export async function writeInsight(slug: string, more: Parameters<typeof insight>[1] = {}): Promise<string> {
  const [row] = await addInsights(insight(slug, { title: slug, ...more })).returning({ id: insightsTable.id });
  return row?.id ?? '';
}

/** The same of a blog post. */
export async function writePost(slug: string, more: Parameters<typeof post>[1] = {}): Promise<string> {
  const [row] = await addPosts(post(slug, { title: slug, ...more })).returning({ id: blogPostsTable.id });
  return row?.id ?? '';
}

/** A text with a link to each of these paths. */
export const linkTo = (...paths: string[]) => paths.map((path) => `<p><a href="${path}">there</a></p>`).join('');

/** A database in which each test begins without insights and blog posts. */
export function useArticles(kit: DriverKit) {
  const handle = useMigratedDatabase(kit);

  beforeEach(async () => {
    await handle.orm.delete(insightsTable);
    await handle.orm.delete(blogPostsTable);
  });

  return handle;
}
