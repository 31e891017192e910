import { and, eq, max, or, sql } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { isUuid } from '~/lib/uuid';
import { readAmong } from '../one-record.server';
import { isPublished, stands } from '../published.server';
import type { Displaced } from '../record-card';
import type { StandingSection } from './standing-section';
import { addressOf, type WebsitePage } from './website_content';
import { websiteContentTable as table } from './website_content.table.server';

const shown = { key: table.sectionKey, title: table.title, content: table.content, metadata: table.metadata };
/** A later one lies over an earlier one with the same key. */
const layers = [table.sectionOrder, table.createdAt, table.id];

/** The published sections of a page in their order. */
export function publishedSections(page: WebsitePage) {
  return orm()
    .select(shown)
    .from(table)
    .where(and(isPublished(table), eq(table.pageName, page)))
    .orderBy(...layers);
}

/**
 * The same as if a row of the table, which may not be stored, were published, and as if nothing lay over it: who looks at a
 * record sees that one.
 */
export async function sectionsWith(row: Record<string, unknown>, page: WebsitePage) {
  const others = sql`${isPublished(table)} and ${table.pageName} = ${page}`;
  const sections = await readAmong(table, row, others, (from) =>
    orm()
      .select({ id: table.id, ...shown })
      .from(from)
      .orderBy(...layers),
  );
  const own = sections.findIndex(({ id }) => id === row['id']);
  const key = sections[own]?.key;
  return sections.flatMap(({ id: _id, ...section }, index) => (index > own && section.key === key ? [] : [section]));
}

/** More than a site has, and few enough for a form. */
const mostStanding = 500;

/** The published sections of all pages but the record that is being edited, if it has an id already. */
export async function standingSections(edited: string | null): Promise<StandingSection[]> {
  const isEdited = edited !== null && isUuid(edited) ? sql<boolean>`${table.id} = ${edited}` : sql<boolean>`false`;
  const rows = await orm()
    .select({
      id: table.id,
      title: table.title,
      pageName: table.pageName,
      sectionKey: table.sectionKey,
      sectionOrder: table.sectionOrder,
      isEdited,
    })
    .from(table)
    .where(and(stands(table), or(isPublished(table), isEdited)))
    .orderBy(table.createdAt, table.id)
    .limit(mostStanding);
  const own = rows.findIndex((row) => row.isEdited);
  return rows.flatMap(({ isEdited: isOwn, title, ...row }, index) =>
    isOwn ? [] : [{ ...row, title: title ?? row.sectionKey, isNewer: own !== -1 && index > own }],
  );
}

/** By the id of each of these records that another one lies over: the topmost of those, and whether nothing of it is left. */
export async function displacedAmong(ids: readonly string[]): Promise<Map<string, Displaced>> {
  const places = sql`select page_name, section_key from ${table} where ${table.id} = any(${`{${ids.join()}}`}::uuid[])`;
  const rows = await orm()
    .select({
      id: table.id,
      title: table.title,
      place: sql<string>`${table.pageName} || '/' || ${table.sectionKey}`,
      texts: sql<string[]>`array(select jsonb_object_keys(${table.metadata}))
        || case when ${table.title} <> '' then '{title}'::text[] else '{}' end
        || case when ${table.content} <> '' then '{content}'::text[] else '{}' end`,
    })
    .from(table)
    .where(and(isPublished(table), sql`(${table.pageName}, ${table.sectionKey}) in (${places})`))
    .orderBy(...layers);
  const displaced = new Map<string, Displaced>();
  const tops = new Map<string, { id: string; title: string; covered: Set<string> }>();
  for (const { id, title, place, texts } of rows.toReversed()) {
    const top = tops.get(place);
    if (top) displaced.set(id, { id: top.id, title: top.title, isWhole: texts.every((text) => top.covered.has(text)) });
    else tops.set(place, { id, title: title ?? place.slice(place.indexOf('/') + 1), covered: new Set() });
    for (const text of texts) tops.get(place)?.covered.add(text);
  }
  return displaced;
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
