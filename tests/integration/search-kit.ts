import { beforeEach } from 'vitest';
import { blogPostsTable } from '~/collections/blog_posts/blog_posts.table.server';
import { careersTable } from '~/collections/careers/careers.table.server';
import { caseStudiesTable } from '~/collections/case_studies/case_studies.table.server';
import { documentationTable } from '~/collections/documentation/documentation.table.server';
import { insightsTable } from '~/collections/insights/insights.table.server';
import { orm } from '~/db/client.server';
import { searchSite } from '~/site/search/search.server';
import type { SearchState } from '~/site/search/search-address';
import { type DriverKit, useMigratedDatabase } from '../support/drivers';

const tables = [insightsTable, blogPostsTable, documentationTable, caseStudiesTable, careersTable];
const date = new Date('2025-06-01T00:00:00Z');

/** A record that no page of the site resembles, unless told. */
export function insight(slug: string, more: Partial<typeof insightsTable.$inferInsert> = {}) {
  return {
    slug,
    title: `Zyzzyva ${slug}`,
    excerpt: 'Nothing in particular',
    content: '<p>Nothing more</p>',
    author: 'Research team',
    status: 'published' as const,
    publishDate: date,
    ...more,
  };
}

export function opening(slug: string, more: Partial<typeof careersTable.$inferInsert> = {}) {
  return {
    slug,
    title: `Zyzzyva ${slug}`,
    department: 'Applied AI',
    location: 'Ranchi',
    description: 'Work',
    responsibilities: 'Work',
    requirements: 'Care',
    ...more,
  };
}

export const ask = (query: string, more: Partial<SearchState> = {}) =>
  searchSite({ query, kind: null, page: 1, ...more });
export const pathsOf = async (query: string, more: Partial<SearchState> = {}) =>
  (await ask(query, more)).results.map(({ path }) => path);
/** The same without what only resembles the words. */
export const foundPathsOf = async (query: string, more: Partial<SearchState> = {}) => {
  const { fit, results } = await ask(query, more);
  return fit !== 'all' ? [] : results.map(({ path }) => path);
};
export const marked = (pieces: { text: string; isMatch: boolean }[]) =>
  pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text);

export const addInsights = (...records: (typeof insightsTable.$inferInsert)[]) =>
  orm().insert(insightsTable).values(records);

/** A database in which each test begins without records. */
export function useSearch(kit: DriverKit) {
  const handle = useMigratedDatabase(kit);

  beforeEach(async () => {
    for (const table of tables) await handle.orm.delete(table);
  });

  return handle;
}
