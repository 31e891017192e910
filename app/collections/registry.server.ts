import { blogPostsRecords } from './blog_posts/blog_posts.record.server';
import { careersRecords } from './careers/careers.record.server';
import { caseStudiesRecords } from './case_studies/case_studies.record.server';
import { documentationRecords } from './documentation/documentation.record.server';
import { insightsRecords } from './insights/insights.record.server';
import type { BoundCollection } from './record-binding.server';
import { websiteContentRecords } from './website_content/website_content.record.server';

/** Every collection with its table, in the order of the admin's tabs. */
export const boundCollections: readonly BoundCollection[] = [
  insightsRecords,
  caseStudiesRecords,
  documentationRecords,
  blogPostsRecords,
  careersRecords,
  websiteContentRecords,
];

export function findBoundCollection(tabPath: string): BoundCollection | null {
  return boundCollections.find(({ declaration }) => declaration.tab.path === tabPath) ?? null;
}
