import { type SQL, sql } from 'drizzle-orm';
import { stands } from '~/collections/published.server';
import type { BoundCollection } from '~/collections/record-binding.server';
import type { RecordCard } from '~/collections/record-card';
import { matchesSearch } from '~/collections/search-text.server';
import { orm } from '~/db/client.server';
import { readCardsOf } from '../record-list.server';

const mostFound = 12;
const mostWords = 8;
/** Of each collection and way of matching. A word that more titles have tells none of them from the others. */
const mostCandidates = 300;
/** What is shorter is looked for where words begin: no index knows it from their middle. */
const shortestInside = 3;

/** A record that was found, as a list shows it. */
export interface TitledRecord {
  collection: BoundCollection;
  card: RecordCard;
}

/**
 * Records of these collections, drafts included, whose title has every word that was typed: the same title first, then
 * titles that begin with it, then words that do, the latest edited first.
 * @param query a search term, not empty
 */
export async function recordsByTitle(collections: readonly BoundCollection[], query: string): Promise<TitledRecord[]> {
  if (collections.length === 0) return [];
  const parts = collections.flatMap((collection) => candidates(collection, query));
  const { rows } = await orm().execute<{ collection: string; id: string }>(sql`
    select collection, id from (${sql.join(parts, sql` union all `)}) as found
    group by collection, id order by max(rank) desc, max(updated_at) desc, id limit ${mostFound}`);
  return readRecords(collections, rows);
}

/**
 * What one collection has, one question for each rank. None of them sorts, so that a word of every title ends after its
 * first hundreds, and a word of few is answered by the index of the titles.
 */
function candidates({ declaration, table }: BoundCollection, query: string): SQL[] {
  const title = sql`search_fold(${table.title})`;
  const like = (pattern: SQL) => sql`${title} like ${pattern}`;
  const whole = folded(query);
  const words = query.split(' ').slice(0, mostWords);
  const hasWords = sql.join(
    words.map((word) => like(sql`'%' || ${folded(word)} || '%'`)),
    sql` and `,
  );
  const ways = [
    { rank: 3, matches: like(whole) },
    { rank: 2, matches: like(sql`${whole} || '%'`) },
    { rank: 1, matches: like(sql`'% ' || ${whole} || '%'`) },
  ];
  if (words.some((word) => word.length >= shortestInside)) ways.push({ rank: 0, matches: hasWords });
  // What needs no title is found by its text as long as it has none.
  if (!table.title.notNull)
    ways.push({ rank: 0, matches: sql`${table.title} is null and ${matchesSearch(table, query)}` });
  return ways.map(
    ({ rank, matches }) => sql`(select ${declaration.name}::text as collection, ${table.id} as id, ${rank}::int as rank,
      ${table.updatedAt} as updated_at from ${table} where ${stands(table)} and ${matches} limit ${mostCandidates})`,
  );
}

/**
 * What was typed as titles are compared, for a pattern of LIKE in which every character means itself: folded first, because
 * that makes a per cent sign of a full-width one.
 */
function folded(typed: string): SQL {
  return sql`regexp_replace(search_fold(${typed}), '([\\\\%_])', '\\\\\\1', 'g')`;
}

async function readRecords(
  collections: readonly BoundCollection[],
  found: readonly { collection: string; id: string }[],
): Promise<TitledRecord[]> {
  const known = new Map<string, TitledRecord>();
  for (const collection of collections) {
    const ids = found.filter((hit) => hit.collection === collection.declaration.name).map(({ id }) => id);
    for (const card of await readCardsOf(collection, ids)) known.set(card.id, { collection, card });
  }
  return found.flatMap(({ id }) => known.get(id) ?? []);
}
