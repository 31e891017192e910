import { and, eq, max, sql } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { readAmong } from '../one-record.server';
import { isPublished } from '../published.server';
import { addressOf, type WebsitePage } from './website_content';
import { websiteContentTable as table } from './website_content.table.server';

function selectSections(from = table) {
  return orm()
    .select({ key: table.sectionKey, title: table.title, content: table.content, metadata: table.metadata })
    .from(from)
    .orderBy(table.sectionOrder, table.createdAt, table.id)
    .$dynamic();
}

/** The published sections of a page in their order: a later one lies over an earlier one with the same key. */
export function publishedSections(page: WebsitePage) {
  return selectSections().where(and(isPublished(table), eq(table.pageName, page)));
}

/** The same as if a row of the table, which may not be stored, were published. */
export function sectionsWith(row: Record<string, unknown>, page: WebsitePage) {
  return readAmong(table, row, sql`${isPublished(table)} and ${table.pageName} = ${page}`, selectSections);
}

/** When a published section of a page last changed, by the page's address. */
export async function sectionsChangedAt(): Promise<Map<string, Date>> {
  const rows = await orm()
    .select({ page: table.pageName, at: max(table.updatedAt) })
    .from(table)
    .where(isPublished(table))
    .groupBy(table.pageName);
  return new Map(rows.flatMap(({ page, at }) => (at === null ? [] : [[addressOf(page), at] as const])));
}
