import { inArray, sql } from 'drizzle-orm';
import { orm } from '~/db/client.server';
import { publicCollections } from './public-records.server';
import type { RecordKind } from './record-kinds';
import type { RecordHit } from './record-search.server';

/** A record as a result shows it. */
export interface FoundRecord {
  kind: RecordKind;
  id: string;
  path: string;
  title: string;
  summary: string;
  /** Its whole text, plain or in HTML; longer ones are cut. */
  text: string;
}

const longestText = 60_000;

/** Titles and texts of what was found, in the same order. What was deleted meanwhile is left out. */
export async function readFound(hits: readonly Omit<RecordHit, 'rank'>[]): Promise<FoundRecord[]> {
  const known = new Map<string, FoundRecord>();
  for (const collection of publicCollections) {
    const { kind, base, table, summary, text, isPublic } = collection;
    const ids = hits.filter((hit) => hit.kind === kind).map(({ id }) => id);
    if (ids.length === 0) continue;
    const rows = await orm()
      .select({
        id: sql<string>`${table.id}`,
        slug: sql<string>`${table.slug}`,
        title: sql<string>`${table.title}`,
        summary: sql<string>`${summary}`,
        text: sql<string>`left(${text}, ${longestText})`,
      })
      .from(table)
      .where(sql`${inArray(table.id, ids)} and ${isPublic}`);
    for (const { slug, ...row } of rows) known.set(row.id, { ...row, kind, path: `${base}/${slug}` });
  }
  return hits.flatMap(({ id }) => known.get(id) ?? []);
}
