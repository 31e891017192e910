import { and, desc } from 'drizzle-orm';
import { isInBin } from '~/collections/published.server';
import type { BoundCollection } from '~/collections/record-binding.server';
import { matchesSearch, searchTerm } from '~/collections/search-text.server';
import { orm } from '~/db/client.server';
import { pageWithin } from '~/lib/list-limits';
import type { BinList, BinState } from './bin';
import { countRows } from './capped-count.server';
import { listParameter } from './list-address';
import { readPage, recordsPerPage } from './record-list.server';

/** Reads a bin's state from the URL; nonsense counts as not given. */
export function readBinState(search: URLSearchParams): BinState {
  const list = new URLSearchParams(search.get(listParameter) ?? '');
  return { query: searchTerm(search.get('q')), page: readPage(search), list: list.size > 0 ? `?${list}` : '' };
}

/** One page of a collection's bin, the last deleted first. Authorise first. */
export async function listBin({ table }: BoundCollection, { query, page: wanted }: BinState): Promise<BinList> {
  const where = and(isInBin(table), matchesSearch(table, query));
  const { rows: total } = await countRows(table, where);
  const { page, pageCount } = pageWithin(wanted, total, recordsPerPage);
  const { id, title, deletedAt, deletedBy } = table;
  const rows: Record<string, unknown>[] = await orm()
    .select({ id, title, deletedAt, deletedBy })
    .from(table)
    .where(where)
    .orderBy(desc(deletedAt), desc(id))
    .limit(recordsPerPage)
    .offset((page - 1) * recordsPerPage);
  const records = rows.map((row) => ({
    id: String(row.id),
    title: typeof row.title === 'string' && row.title !== '' ? row.title : 'Untitled',
    deletedBy: typeof row.deletedBy === 'string' ? row.deletedBy : null,
    deletedAt: new Date(row.deletedAt as Date).toISOString(),
  }));
  return { records, total, page, pageCount };
}
