import { inArray, type SQL, sql } from 'drizzle-orm';
import { stands } from '~/collections/published.server';
import type { BoundCollection } from '~/collections/record-binding.server';
import { boundCollections } from '~/collections/registry.server';
import { matchesSearch } from '~/collections/search-text.server';
import { orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { isPermitted } from '../authorise';
import { literalPattern } from './literal-pattern';
import type { Found } from './palette-option';

const mostFound = 12;
const mostWords = 8;
/** Of each collection and way of matching. A word that more titles have tells none of them from the others. */
const mostCandidates = 300;
/** What is shorter is looked for where words begin: no index knows it from their middle. */
const shortestInside = 3;

/**
 * Records of every collection that this person may read, drafts included, whose title has every word that was typed:
 * the same title first, then titles that begin with it, then words that do, the latest edited first.
 * @param query a search term, not empty
 */
export async function findRecords(staff: Staff, query: string): Promise<Found[]> {
  const mine = boundCollections.filter(({ declaration }) => isPermitted(staff, 'read', declaration));
  if (mine.length === 0) return [];
  const parts = mine.flatMap((collection) => candidates(collection, query));
  const { rows } = await orm().execute<{ collection: string; id: string }>(sql`
    select collection, id from (${sql.join(parts, sql` union all `)}) as found
    group by collection, id order by max(rank) desc, max(updated_at) desc, id limit ${mostFound}`);
  return readRecords(mine, rows);
}

/**
 * What one collection has, one question for each rank. None of them sorts, so that a word of every title ends after its
 * first hundreds, and a word of few is answered by the index of the titles.
 */
function candidates({ declaration, table }: BoundCollection, query: string): SQL[] {
  const title = sql`search_fold(${table.title})`;
  const like = (pattern: string) => sql`${title} like search_fold(${pattern})`;
  const whole = literalPattern(query);
  const words = query.split(' ').slice(0, mostWords);
  const hasWords = sql.join(
    words.map((word) => like(`%${literalPattern(word)}%`)),
    sql` and `,
  );
  const ways = [
    { rank: 3, matches: like(whole) },
    { rank: 2, matches: like(`${whole}%`) },
    { rank: 1, matches: like(`% ${whole}%`) },
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

async function readRecords(
  mine: readonly BoundCollection[],
  found: readonly { collection: string; id: string }[],
): Promise<Found[]> {
  const known = new Map<string, Found>();
  const now = new Date();
  for (const collection of mine) {
    const { declaration, table } = collection;
    const ids = found.filter((hit) => hit.collection === declaration.name).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const row of await orm().select().from(table).where(inArray(table.id, ids))) {
      const { id, title, state } = collection.toCard(row, now);
      const { path, label } = declaration.tab;
      known.set(id, { group: 'Records', title: title || 'Untitled', href: `/admin/${path}/${id}`, tab: label, state });
    }
  }
  return found.flatMap(({ id }) => known.get(id) ?? []);
}
