import { type SQL, sql } from 'drizzle-orm';
import { stands } from '~/collections/published.server';
import type { BoundCollection } from '~/collections/record-binding.server';
import type { RecordCard } from '~/collections/record-card';
import { foldedPattern, literally, matchesSearch } from '~/collections/search-text.server';
import { longestBeginning, titleBeginning } from '~/collections/search-vectors.server';
import { orm } from '~/db/client.server';
import { readCardsOf } from '../record-list.server';

const mostFound = 12;
const mostWords = 8;
/** Of each collection and way of matching. A word that more titles have tells none of them from the others. */
const mostCandidates = 2_000;
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
 * What one collection has, one question for each way of matching. Each ends after its first thousands, so that a word of
 * every title costs no more than a word of few, which an index answers.
 */
function candidates({ declaration, table }: BoundCollection, query: string): SQL[] {
  const title = sql`search_fold(${table.title})`;
  const typed = sql`search_fold(${query})`;
  const isBegun = sql`starts_with(${title}, ${typed})`;
  const beginning = titleBeginning(table.title);
  const begun = sql`left(${typed}, ${longestBeginning}::int)`;
  // The index of trigrams is kept out of these two: it would name every title with these letters first.
  const ways = [
    { rank: sql`3`, matches: sql`${beginning} = ${begun} and ${isBegun} and length(${title}) = length(${typed})` },
    { rank: sql`2`, matches: sql`${beginning} like ${literally(begun)} || '%' and ${isBegun}` },
    { rank: sql`(${inWords(title, query)})::int`, matches: hasWords(title, query) },
  ];
  // What needs no title is found by its text as long as it has none.
  if (!table.title.notNull)
    ways.push({ rank: sql`0`, matches: sql`${table.title} is null and ${matchesSearch(table, query)}` });
  return ways.map(
    ({ rank, matches }) => sql`(select * from (
        select ${declaration.name}::text as collection, ${table.id} as id, ${rank} as rank, ${table.updatedAt} as updated_at
        from ${table} where ${stands(table)} and ${matches} limit ${mostCandidates}
      ) as candidates order by rank desc, updated_at desc, id limit ${mostFound})`,
  );
}

/** That a title has what was typed where one of its words begins, its first one included. */
function inWords(title: SQL, query: string): SQL {
  const whole = foldedPattern(query);
  return sql`${title} like ${whole} || '%' or ${title} like '% ' || ${whole} || '%'`;
}

/** That a title has every word that was typed: anywhere, unless all of them are short. */
function hasWords(title: SQL, query: string): SQL {
  const words = query.split(' ').slice(0, mostWords);
  if (words.every((word) => word.length < shortestInside)) return sql`(${inWords(title, query)})`;
  return sql.join(
    words.map((word) => sql`${title} like '%' || ${foldedPattern(word)} || '%'`),
    sql` and `,
  );
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
