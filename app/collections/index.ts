import { blogPosts } from './blog_posts/blog_posts';
import type { CollectionDeclaration } from './collection';
import { insights } from './insights/insights';

/** Every collection, in the order of the admin's tabs. */
export const collections: readonly CollectionDeclaration[] = [insights, blogPosts];

export function findCollection(tabPath: string): CollectionDeclaration | null {
  return collections.find((collection) => collection.tab.path === tabPath) ?? null;
}
