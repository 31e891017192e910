import { type Executor, orm } from '~/db/client.server';
import { sanitizeHtml } from '~/server/html/sanitize.server';
import { readTimeOf } from '~/server/html/text.server';
import { settings } from '~/server/settings/settings.table.server';
import { blogPostsSeed } from './blog_posts/blog_posts.seed.server';
import { blogPostsTable } from './blog_posts/blog_posts.table.server';
import { insightsSeed } from './insights/insights.seed.server';
import { insightsTable } from './insights/insights.table.server';

const key = 'sample-content';

/**
 * Writes the sample content on the first start of an installation, once: deleting it all does not bring it back.
 * Answers how many records were written. Several processes may start at once.
 */
export async function seedSampleContent(): Promise<number> {
  return orm().transaction(async (tx) => {
    const claimed = await tx.insert(settings).values({ key, value: 'written' }).onConflictDoNothing().returning();
    if (claimed.length === 0) return 0;
    return (await seedInsights(tx)) + (await seedBlogPosts(tx));
  });
}

async function seedInsights(executor: Executor): Promise<number> {
  const rows = insightsSeed.map(({ content, publishDate, ...seed }) => {
    const html = sanitizeHtml(content);
    const date = new Date(publishDate);
    return { ...seed, content: html, readTime: readTimeOf(html), publishDate: date, createdAt: date, updatedAt: date };
  });
  await executor.insert(insightsTable).values(rows).onConflictDoNothing({ target: insightsTable.slug });
  return rows.length;
}

async function seedBlogPosts(executor: Executor): Promise<number> {
  const rows = blogPostsSeed.map(({ content, publishDate, ...seed }) => {
    const html = sanitizeHtml(content);
    const date = new Date(`${publishDate}T00:00:00Z`);
    return { ...seed, content: html, readTime: readTimeOf(html), publishDate: date, createdAt: date, updatedAt: date };
  });
  await executor.insert(blogPostsTable).values(rows).onConflictDoNothing({ target: blogPostsTable.slug });
  return rows.length;
}
