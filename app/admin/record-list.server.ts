import { and, type SQL, sql } from 'drizzle-orm';
import { type CollectionDeclaration, orderColumns } from '~/collections/collection';
import { stands } from '~/collections/published.server';
import type { BoundCollection } from '~/collections/record-binding.server';
import type { RecordCard } from '~/collections/record-card';
import { containsSearch, matchesSearch, searchTerm } from '~/collections/search-text.server';
import { orm } from '~/db/client.server';
import { writtenColumns } from '~/db/written-columns.server';
import { pagesOf, pageWithin } from '~/lib/list-limits';
import { isStorable } from '~/lib/typed-text';
import { countRows, countUpTo } from './capped-count.server';
import type { Count } from './count';
import { type ListedTerm, listedTermParameters } from './list-address';
import type { ListState, RecordList } from './record-list-view';
import { hasTerm } from './terms/term-fields.server';

export const recordsPerPage = 20;
/** More are not counted, so that 100,000 records take no longer than 10,000. */
export const mostCounted = 10_000;
/** Of a search that finds more, only so many are counted, and it is no longer sorted as a whole. */
export const mostFound = 1000;

/** Reads a list's state from the URL; nonsense counts as not given. */
export function readListState(search: URLSearchParams, { declaration, filters }: BoundCollection): ListState {
  const { sorts } = declaration;
  return {
    query: searchTerm(search.get('q')),
    status: filters.find(({ key }) => key === search.get('status'))?.key ?? '',
    term: readTerm(search, declaration),
    sort: sorts.find(({ key }) => key === search.get('sort'))?.key ?? sorts[0]?.key ?? '',
    page: readPage(search),
  };
}

function readTerm(search: URLSearchParams, { terms = [] }: CollectionDeclaration): ListedTerm | null {
  const field = terms.find((name) => name === search.get(listedTermParameters.field));
  const value = search.get(listedTermParameters.value)?.trim();
  return field && value && isStorable(value) ? { field, value } : null;
}

export function readPage(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

/** One page of a collection for its tab, drafts included, without what is in the bin. Authorise first. */
export async function listRecords(collection: BoundCollection, state: ListState): Promise<RecordList> {
  const { table, filters } = collection;
  const standing = and(
    stands(table),
    filters.find(({ key }) => key === state.status)?.where,
    state.term ? hasTerm(collection, state.term) : undefined,
  );
  const isNarrowed = state.query !== '' || state.term !== null;
  const [counted, binned, found] = await Promise.all([
    isNarrowed ? null : countFilters(collection),
    countRows(table, sql`${table.deletedAt} is not null`, mostCounted),
    isNarrowed ? findRecords(collection, state.query, standing) : null,
  ]);
  const total = found?.count ?? counted?.get(state.status) ?? { rows: 0, more: false };
  const { page: within, pageCount } = pageWithin(state.page, total.rows, recordsPerPage);
  const where = found?.where ?? standing;
  let page = total.more ? state.page : within;
  let cards = await readCards(collection, where, state.sort, page);
  if (cards.length === 0 && page > 1) {
    // Behind the end of a list too long to count.
    const { rows } = await countRows(table, where);
    page = pagesOf(rows, recordsPerPage);
    cards = await readLastCards(collection, where, state.sort, rows - (page - 1) * recordsPerPage);
  }
  const all = { key: '', label: 'All' };
  return {
    cards,
    total: total.rows,
    more: total.more,
    page,
    pageCount,
    filters: [all, ...filters].map(({ key, label }) => ({ key, label, count: counted?.get(key) ?? null })),
    binned,
  };
}

/** How many each filter has, and all of them together: every record is in exactly one. */
async function countFilters({ table, filters }: BoundCollection): Promise<Map<string, Count>> {
  const counts = await countUpTo(
    table,
    filters.map(({ where }) => and(stands(table), where)),
    mostCounted,
  );
  const rows = counts.reduce((sum, count) => sum + count.rows, 0);
  const all = { rows: Math.min(rows, mostCounted), more: rows > mostCounted || counts.some(({ more }) => more) };
  return new Map([['', all], ...filters.map(({ key }, index) => [key, counts[index] ?? all] as const)]);
}

/**
 * What a search finds: few are named by the index of the search text and then put in order; of many, the order's own
 * index is read until the page is full. Either would take seconds in place of the other.
 */
async function findRecords({ table }: BoundCollection, query: string, standing: SQL | undefined) {
  const rows = await orm()
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(and(standing, query === '' ? undefined : matchesSearch(table, query)))
    .limit(mostFound + 1);
  if (rows.length > mostFound) {
    return {
      count: { rows: mostFound, more: true },
      where: and(standing, query === '' ? undefined : containsSearch(table, query)),
    };
  }
  const ids = `{${rows.map(({ id }) => id).join()}}`;
  return { count: { rows: rows.length, more: false }, where: sql`${table.id} = any(${ids}::uuid[])` };
}

/** The page's ids come from the index of the order alone; only their rows are read. */
async function readCards(collection: BoundCollection, where: SQL | undefined, sortKey: string, page: number) {
  const ids = await inOrder(collection, where, sortKey)
    .limit(recordsPerPage)
    .offset((page - 1) * recordsPerPage);
  return readCardsOf(
    collection,
    ids.map(({ id }) => id),
  );
}

/** So many of the end, which the index is read from: nothing is skipped one by one. */
async function readLastCards(collection: BoundCollection, where: SQL | undefined, sortKey: string, count: number) {
  const ids = await inOrder(collection, where, sortKey, 'backwards').limit(Math.max(0, count));
  return readCardsOf(collection, ids.map(({ id }) => id).reverse());
}

function inOrder(collection: BoundCollection, where: SQL | undefined, sortKey: string, way?: 'backwards') {
  const { table, declaration } = collection;
  const sort = declaration.sorts.find(({ key }) => key === sortKey) ?? declaration.sorts[0];
  const columns = [...(sort ? orderColumns(sort) : ['createdAt']), 'id'];
  const isAscending = (sort?.direction === 'asc') !== (way === 'backwards');
  const direction = sql.raw(isAscending ? 'asc' : 'desc');
  return orm()
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(where)
    .orderBy(...columns.map((column) => sql`${table[column as 'id']} ${direction}`));
}

/** The cards of these records, in the order of the ids. */
export async function readCardsOf(collection: BoundCollection, ids: string[]): Promise<RecordCard[]> {
  if (ids.length === 0) return [];
  const { table } = collection;
  const rows: Record<string, unknown>[] = await orm()
    .select(listedColumns(collection))
    .from(table)
    .where(sql`${table.id} = any(${`{${ids.join()}}`}::uuid[])`);
  const known = new Map(rows.map((row) => [row.id, row]));
  const now = new Date();
  const cards = ids.flatMap((id) => {
    const row = known.get(id);
    return row ? [collection.toCard(row, now)] : [];
  });
  return collection.amongOthers?.(cards) ?? cards;
}

/** Long texts and what only searches need would make a page of the list megabytes. */
function listedColumns({ table, htmlColumns }: BoundCollection) {
  return Object.fromEntries(
    writtenColumns(table).map(([name, column]) => [name, htmlColumns.includes(name) ? sql<string>`''` : column]),
  );
}
