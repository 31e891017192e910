import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { formerSlugsTable } from '~/collections/former-slugs.table.server';
import { type PublicCollection, publicCollections } from '~/collections/public-records.server';
import { stands } from '~/collections/published.server';
import type { BoundCollection } from '~/collections/record-binding.server';
import type { RecordCard } from '~/collections/record-card';
import { boundCollections } from '~/collections/registry.server';
import { orm } from '~/db/client.server';
import { isUuid } from '~/lib/uuid';
import { log } from '~/server/log.server';
import { readCardsOf } from './record-list.server';
import { noUses, type RecordUse, type RecordUses, recordUse } from './record-use';

/**
 * Which records link to which. The table of every collection with HTML has `linked_paths`, kept by the database and
 * indexed: what is asked here can't differ from what the texts say. The bin does not count, nor a record's links to itself.
 */

const mostShown = 100;

/** The records whose texts link to this one, those that visitors see first. */
export async function findLinksTo(collection: BoundCollection, id: string): Promise<RecordUses> {
  const target = publicOf(collection);
  if (!target) return noUses;
  const { rows } = await orm().execute<{ source: number; id: string; total: number }>(sql`
    ${linksTo(target, collection, [id], sql`true`)}
    select source, id, count(*) over ()::int as total from links
    order by is_public desc, updated_at desc, id limit ${mostShown}`);
  const uses = new Map<string, RecordUse>();
  for (const [index, source] of boundCollections.entries()) {
    const ids = rows.flatMap((row) => (row.source === index ? [row.id] : []));
    for (const card of await readCardsOf(source, ids)) uses.set(card.id, recordUse(source.declaration, card));
  }
  return { total: rows[0]?.total ?? 0, shown: rows.flatMap((row) => uses.get(row.id) ?? []) };
}

/** How many public texts link to each of these records that is public itself; one without any is missing. */
export async function countPublicLinks(collection: BoundCollection, ids: string[]): Promise<Map<string, number>> {
  const target = publicOf(collection);
  const known = ids.filter(isUuid);
  if (!target || known.length === 0) return new Map();
  const { rows } = await orm().execute<{ target: string; texts: number }>(sql`
    ${linksTo(target, collection, known, target.isPublic)}
    select target, count(*)::int as texts from links where is_public group by target`);
  return new Map(rows.map(({ target: id, texts }) => [id, texts]));
}

/** The cards of a list, each with what its deletion would leave without an end. */
export async function withPublicLinks(collection: BoundCollection, cards: RecordCard[]): Promise<RecordCard[]> {
  const shown = cards.flatMap(({ id, state }) => (state.isPublic ? [id] : []));
  const counts = await countPublicLinks(collection, shown);
  return cards.map((card) => {
    const linkedFrom = counts.get(card.id);
    return linkedFrom === undefined ? card : { ...card, linkedFrom };
  });
}

/** What can't be found out is left out, with a line in the log: nobody is kept from a list, a record or a question by it. */
export async function ifKnown<Known>(links: Promise<Known>, otherwise: Known, requestId: string): Promise<Known> {
  try {
    return await links;
  } catch (error) {
    log.error({ id: requestId, err: error }, 'which texts link to records could not be found out');
    return otherwise;
  }
}

/** What visitors see of a collection; undefined where its records have no pages. */
export function publicOf(collection: BoundCollection): PublicCollection | undefined {
  return publicCollections.find(({ table }) => getTableName(table) === collection.declaration.name);
}

/**
 * Begins a statement with `links`: for each of the records (`target`) every record that links to it, once, by its
 * collection's place in the registry (`source`) and its id. The addresses are gathered first, so that each index is read
 * once for all of them.
 */
function linksTo({ base, table }: PublicCollection, { declaration }: BoundCollection, ids: string[], which: SQL): SQL {
  const wanted = sql`any(${`{${ids.join()}}`}::uuid[])`;
  const sources = boundCollections.flatMap((collection, index) => {
    const from = publicOf(collection);
    return from?.table.linkedPaths ? [linksFrom(from, from.table.linkedPaths, index, table)] : [];
  });
  return sql`with targets as (select ${table.id} as id, ${table.slug} as slug from ${table} where ${table.id} = ${wanted} and ${which}),
    names as (
      select id, slug as name from targets
      union all select id, id::text from targets
      union all select ${formerSlugsTable.recordId}, ${formerSlugsTable.slug} from ${formerSlugsTable}
        where ${formerSlugsTable.collection} = ${declaration.name} and ${formerSlugsTable.recordId} in (select id from targets)
    ),
    addresses as materialized (select id, ${`${base}/`}::text || name as path from names),
    links as (${sql.join(sources, sql` union all `)})`;
}

function linksFrom({ table, isPublic }: PublicCollection, paths: AnyPgColumn, source: number, target: PgTable): SQL {
  const isOther = table === target ? sql`${table.id} <> addresses.id` : sql`true`;
  return sql`(select distinct addresses.id as target, ${source}::int as source, ${table.id} as id,
      ${isPublic} as is_public, ${table.updatedAt} as updated_at
    from ${table} join addresses on addresses.path = any(${paths})
    where ${paths} && (select array_agg(path) from addresses) and ${stands(table)} and ${isOther})`;
}
