import { readBlogPost } from '~/collections/blog_posts/blog_posts.queries.server';
import { readPosition, relatedPositions } from '~/collections/careers/careers.queries.server';
import { readCaseStudy } from '~/collections/case_studies/case_studies.queries.server';
import { readDocumentation } from '~/collections/documentation/documentation.queries.server';
import { readInsight } from '~/collections/insights/insights.queries.server';
import { addressOf, pageOf } from '~/collections/website_content/website_content';
import { sectionsWith } from '~/collections/website_content/website_content.queries.server';
import { blogPostData, caseStudyData, insightData } from '../articles/article-data.server';
import { documentationData } from '../documentation/documentation-data.server';
import { findWrittenPage } from '../pages';
import { storiesFor } from '../pages/page-content.server';

type Row = Record<string, unknown>;

/** For each collection, by its name: what the page of a row shows, whether or not that is stored. */
const previews = {
  async insights(row: Row) {
    const insight = await readInsight(row);
    return insight && { of: 'insight' as const, page: await insightData(insight) };
  },
  async blog_posts(row: Row) {
    const post = await readBlogPost(row);
    return post && { of: 'blog post' as const, page: await blogPostData(post) };
  },
  async case_studies(row: Row) {
    const study = await readCaseStudy(row);
    return study && { of: 'case study' as const, page: await caseStudyData(study) };
  },
  async documentation(row: Row) {
    const page = await readDocumentation(row);
    return page && { of: 'documentation' as const, page: await documentationData(page) };
  },
  async careers(row: Row) {
    const position = await readPosition(row);
    return position && { of: 'position' as const, page: { position, related: await relatedPositions(position) } };
  },
  async website_content(row: Row) {
    const page = pageOf(row);
    const written = page === null ? undefined : findWrittenPage(addressOf(page));
    if (page === null || !written) return null;
    const [published, stories] = await Promise.all([sectionsWith(row, page), storiesFor(written)]);
    return { of: 'written page' as const, page: { path: written.path, published, stories } };
  },
};

export type Preview = NonNullable<Awaited<ReturnType<(typeof previews)[keyof typeof previews]>>>;

/** What the page of a collection's row would show; null for a collection whose records have no pages of their own. */
export async function previewOf(collection: string, row: Row): Promise<Preview | null> {
  return collection in previews ? previews[collection as keyof typeof previews](row) : null;
}
