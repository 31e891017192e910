import { blogPostsRecords } from './blog_posts/blog_posts.record.server';
import { insightsRecords } from './insights/insights.record.server';
import type { BoundCollection } from './record-binding.server';

/** Every collection with its table, in the order of the admin's tabs. */
export const boundCollections: readonly BoundCollection[] = [insightsRecords, blogPostsRecords];

export function findBoundCollection(tabPath: string): BoundCollection | null {
  return boundCollections.find(({ declaration }) => declaration.tab.path === tabPath) ?? null;
}
