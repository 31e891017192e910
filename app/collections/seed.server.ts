import { type Executor, orm } from '~/db/client.server';
import { sanitizeHtml } from '~/server/html/sanitize.server';
import { readTimeOf } from '~/server/html/text.server';
import { findSetting } from '~/server/settings/settings.server';
import { settings } from '~/server/settings/settings.table.server';
import { blogPostsSeed } from './blog_posts/blog_posts.seed.server';
import { blogPostsTable } from './blog_posts/blog_posts.table.server';
import { careersSeed } from './careers/careers.seed.server';
import { careersTable } from './careers/careers.table.server';
import { caseStudiesSeed } from './case_studies/case_studies.seed.server';
import { caseStudiesTable } from './case_studies/case_studies.table.server';
import { documentationSeed } from './documentation/documentation.seed.server';
import { documentationTable } from './documentation/documentation.table.server';
import { insightsSeed } from './insights/insights.seed.server';
import { insightsTable } from './insights/insights.table.server';
import { withOwnSlugs } from './seed-slugs';
import { websiteContentSeed } from './website_content/website_content.seed.server';
import { websiteContentTable } from './website_content/website_content.table.server';

const key = 'sample-content';

/**
 * Writes the sample content on the first start of an installation, once: deleting it all does not bring it back.
 * Answers how many records were written. Several processes may start at once.
 * @param withFigures puts the published figures in place of the tokens that stand for them
 */
export async function seedSampleContent(withFigures: (text: string) => string): Promise<number> {
  // As at every start but the first, without a transaction, which takes longer.
  if ((await findSetting(orm(), key)) !== null) return 0;
  return orm().transaction(async (tx) => {
    const claimed = await tx.insert(settings).values({ key, value: 'written' }).onConflictDoNothing().returning();
    if (claimed.length === 0) return 0;
    const written = [
      await seedInsights(tx),
      await seedCaseStudies(tx, withFigures),
      await seedDocumentation(tx),
      await seedBlogPosts(tx),
      await seedCareers(tx),
      await seedWebsiteContent(tx),
    ];
    return written.reduce((sum, records) => sum + records, 0);
  });
}

async function seedInsights(executor: Executor): Promise<number> {
  const rows = withOwnSlugs('insights', insightsSeed).map(({ content, publishDate, ...seed }) => {
    const html = sanitizeHtml(content);
    const date = new Date(publishDate);
    return { ...seed, content: html, readTime: readTimeOf(html), publishDate: date, createdAt: date, updatedAt: date };
  });
  await executor.insert(insightsTable).values(rows).onConflictDoNothing({ target: insightsTable.slug });
  return rows.length;
}

async function seedDocumentation(executor: Executor): Promise<number> {
  const rows = withOwnSlugs('documentation', documentationSeed).map(({ content, updated, ...seed }) => {
    const date = new Date(`${updated}T00:00:00Z`);
    return { ...seed, content: sanitizeHtml(content), createdAt: date, updatedAt: date };
  });
  await executor.insert(documentationTable).values(rows).onConflictDoNothing({ target: documentationTable.slug });
  return rows.length;
}

async function seedBlogPosts(executor: Executor): Promise<number> {
  const rows = withOwnSlugs('blog_posts', blogPostsSeed).map(({ content, publishDate, ...seed }) => {
    const html = sanitizeHtml(content);
    const date = new Date(`${publishDate}T00:00:00Z`);
    return { ...seed, content: html, readTime: readTimeOf(html), publishDate: date, createdAt: date, updatedAt: date };
  });
  await executor.insert(blogPostsTable).values(rows).onConflictDoNothing({ target: blogPostsTable.slug });
  return rows.length;
}

async function seedCareers(executor: Executor): Promise<number> {
  const rows = withOwnSlugs('careers', careersSeed).map(({ postedAt, ...seed }) => {
    const date = new Date(postedAt);
    return { ...seed, createdAt: date, updatedAt: date };
  });
  await executor.insert(careersTable).values(rows).onConflictDoNothing({ target: careersTable.slug });
  return rows.length;
}

async function seedWebsiteContent(executor: Executor): Promise<number> {
  await executor.insert(websiteContentTable).values(websiteContentSeed);
  return websiteContentSeed.length;
}

async function seedCaseStudies(executor: Executor, withFigures: (text: string) => string): Promise<number> {
  const rows = withOwnSlugs('case_studies', caseStudiesSeed).map(
    ({ content, publishDate, resultsAchieved, ...seed }) => {
      const html = sanitizeHtml(withFigures(content));
      const date = new Date(`${publishDate}T00:00:00Z`);
      return {
        ...seed,
        content: html,
        resultsAchieved: withFigures(resultsAchieved),
        readTime: readTimeOf(html),
        publishDate: date,
        createdAt: date,
        updatedAt: date,
      };
    },
  );
  await executor.insert(caseStudiesTable).values(rows).onConflictDoNothing({ target: caseStudiesTable.slug });
  return rows.length;
}
