import { asc, count, desc } from 'drizzle-orm';
import type { BoundCollection } from '~/collections/record-binding.server';
import type { RecordCard } from '~/collections/record-card';
import { matchesSearch, searchTerm } from '~/collections/search-text.server';
import { orm } from '~/db/client.server';

export const recordsPerPage = 20;

/** What the list shows, as the URL says it. */
export interface ListState {
  query: string;
  sort: string;
  page: number;
}

export interface RecordList {
  cards: RecordCard[];
  total: number;
  pageCount: number;
}

/** Reads a list's state from the URL; nonsense counts as not given. */
export function readListState(search: URLSearchParams, collection: BoundCollection): ListState {
  const { sorts } = collection.declaration;
  return {
    query: searchTerm(search.get('q')),
    sort: sorts.find(({ key }) => key === search.get('sort'))?.key ?? sorts[0]?.key ?? '',
    page: readPage(search),
  };
}

export function readPage(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

/** One page of a collection for its tab, drafts included. Authorise first. */
export async function listRecords(collection: BoundCollection, state: ListState): Promise<RecordList> {
  const { table, declaration } = collection;
  const found = matchesSearch(table, state.query);
  const sort = declaration.sorts.find(({ key }) => key === state.sort) ?? declaration.sorts[0];
  const order = sort?.direction === 'asc' ? asc : desc;
  const columns = [sort?.column ?? 'createdAt', sort?.thenBy ?? [], 'id'].flat();
  const [total] = await orm().select({ rows: count() }).from(table).where(found);
  const rows = await orm()
    .select()
    .from(table)
    .where(found)
    .orderBy(...columns.map((column) => order(table[column as 'id'])))
    .limit(recordsPerPage)
    .offset((state.page - 1) * recordsPerPage);
  const now = new Date();
  const records = total?.rows ?? 0;
  return {
    cards: rows.map((row) => collection.toCard(row, now)),
    total: records,
    pageCount: Math.max(1, Math.ceil(records / recordsPerPage)),
  };
}
