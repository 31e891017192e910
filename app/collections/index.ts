import { blogPosts } from './blog_posts/blog_posts';
import { careers } from './careers/careers';
import { caseStudies } from './case_studies/case_studies';
import type { CollectionDeclaration } from './collection';
import { documentation } from './documentation/documentation';
import { insights } from './insights/insights';
import { websiteContent } from './website_content/website_content';

/** Every collection, in the order of the admin's tabs. */
export const collections: readonly CollectionDeclaration[] = [
  insights,
  caseStudies,
  documentation,
  blogPosts,
  careers,
  websiteContent,
];

export function findCollection(tabPath: string): CollectionDeclaration | null {
  return collections.find((collection) => collection.tab.path === tabPath) ?? null;
}
