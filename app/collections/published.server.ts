import { eq, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { orm } from '~/db/client.server';
import { slugShape } from '~/lib/slug';
import { isUuid } from '~/lib/uuid';

/** A collection whose records are public from their date on: what the shared reads need of its table. */
export type PublishedTable = PgTable &
  Record<
    'id' | 'slug' | 'title' | 'status' | 'publishDate' | 'createdAt' | 'searchText' | 'tags' | 'deletedAt',
    AnyPgColumn
  >;

/** So many new ones are compared when something to read next is looked for. */
export const mostCompared = 2_000;

/** True of every record that is not in the bin. */
export function stands({ deletedAt }: { deletedAt: AnyPgColumn }): SQL {
  return sql`${deletedAt} is null`;
}

/** True of every other one. */
export function isInBin({ deletedAt }: { deletedAt: AnyPgColumn }): SQL {
  return sql`${deletedAt} is not null`;
}

type StatusTable = Record<'status' | 'deletedAt', AnyPgColumn>;

/**
 * What makes a record public, by the database's clock: its status, its date where it has one, and that it is not in the
 * bin. Every public read goes through it.
 */
export function isPublished(table: StatusTable & { publishDate?: AnyPgColumn }): SQL {
  const hasStatus = sql`${table.status} = 'published' and ${stands(table)}`;
  return table.publishDate ? sql`(${hasStatus} and ${table.publishDate} <= now())` : sql`(${hasStatus})`;
}

type OpenTable = StatusTable & Record<'applicationDeadline', AnyPgColumn>;

/** The same for what is open to applications: active, and its deadline, if it has one, has not passed. */
export function isOpen(table: OpenTable): SQL {
  const { status, applicationDeadline } = table;
  const beforeDeadline = sql`(${applicationDeadline} is null or now() < ${endOfDay(applicationDeadline)})`;
  return sql`(${status} = 'active' and ${stands(table)} and ${beforeDeadline})`;
}

/** The moment at which a calendar day is over: it counts whole, until midnight in India. */
export function endOfDay(day: AnyPgColumn): SQL {
  return sql`((${day} + 1)::timestamp at time zone interval '+05:30')`;
}

/** The condition for an id or a slug, in any case; undefined for what can be neither. */
export function identifiedBy(table: Record<'id' | 'slug', AnyPgColumn>, idOrSlug: string): SQL | undefined {
  const wanted = idOrSlug.length <= 200 ? idOrSlug.toLowerCase() : '';
  if (isUuid(wanted)) return sql`(${table.id} = ${wanted}::uuid or ${table.slug} = ${wanted})`;
  return slugShape.test(wanted) ? eq(table.slug, wanted) : undefined;
}

/** Blog posts have a day and no time: of one day, the one that was written last is the newest. */
export function newestFirst(table: PublishedTable): SQL[] {
  return placeByDate(table).map((part) => sql`${part} desc`);
}

function placeByDate({ publishDate, createdAt, id }: PublishedTable): SQL[] {
  return [publishDate, createdAt, id].map((column) => sql`${column}`);
}

/** What a link to a record says. */
export interface Neighbour {
  id: string;
  slug: string;
  title: string;
}

export function neighbourColumns(table: Record<keyof Neighbour, AnyPgColumn>): SQL {
  return sql`${table.id} as id, ${table.slug} as slug, ${table.title} as title`;
}

/**
 * The public records just before and just after the one with this id, in one query.
 * @param place what all of them are ordered by; its last part is unique
 * @param columns names each part of a `Row`
 */
export async function neighboursOf<Row extends Neighbour>(
  table: StatusTable & Record<'id', AnyPgColumn>,
  id: string,
  place: readonly SQL[],
  columns: SQL,
): Promise<{ previous: Row | null; next: Row | null }> {
  const parts = sql.join([...place], sql`, `);
  const backwards = sql.join(
    place.map((part) => sql`${part} desc`),
    sql`, `,
  );
  // Read by the database, because a Date would lose its microseconds.
  const own = sql`(select ${parts} from ${table} where ${table.id} = ${id}::uuid)`;
  const { rows } = await orm().execute<{ side: 'previous' | 'next'; neighbour: Row }>(sql`
    (select 'previous' as side, to_jsonb(found) as neighbour from (
      select ${columns} from ${table} where ${isPublished(table)} and (${parts}) < ${own} order by ${backwards} limit 1) as found)
    union all
    (select 'next', to_jsonb(found) from (
      select ${columns} from ${table} where ${isPublished(table)} and (${parts}) > ${own} order by ${parts} limit 1) as found)`);
  const at = (wanted: string) => rows.find(({ side }) => side === wanted)?.neighbour ?? null;
  return { previous: at('previous'), next: at('next') };
}

/** The public records published just before and just after the one with this id. */
export function neighboursByDate(table: PublishedTable, id: string) {
  return neighboursOf<Neighbour>(table, id, placeByDate(table), neighbourColumns(table));
}

/** Whether a list of a record, such as its tags, has this entry; said so that its index answers. */
export function hasEntry(list: AnyPgColumn, entry: string): SQL {
  return sql`${list} @> array[${entry}]::text[]`;
}

/** How many of the given tags a record has. */
export function sharedTags(table: PublishedTable, tags: string[]): SQL {
  const list = sql.join(
    tags.map((tag) => sql`${tag}::text`),
    sql`, `,
  );
  return sql`(select count(*) from unnest(${table.tags}) as tag where tag = any(array[${list}]::text[]))`;
}

/** True of the newest public records but one: among these something to read next is chosen. */
export function newestBut(table: PublishedTable, id: string): SQL {
  const order = sql.join(newestFirst(table), sql`, `);
  const newest = sql`select ${table.id} from ${table} where ${isPublished(table)} order by ${order} limit ${mostCompared}`;
  return sql`${table.id} in (${newest}) and ${table.id} <> ${id}::uuid`;
}
