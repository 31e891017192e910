import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { matchesColumns, searchTerm } from '~/collections/search-text.server';
import { orm } from '~/db/client.server';
import { readPage, recordsPerPage } from '../record-list.server';
import type { BoundInbox } from './bound-inboxes.server';
import type { InboxState, InboxView, Waiting } from './inbox';

/** Reads a list's state from the URL; nonsense counts as not given. */
export function readInboxState(search: URLSearchParams, { declaration }: BoundInbox): InboxState {
  const filters = ['all', ...declaration.statuses.map(({ key }) => key), 'overdue', 'spam'];
  return {
    query: searchTerm(search.get('q')),
    show: filters.find((filter) => filter === search.get('show')) ?? 'all',
    page: readPage(search),
  };
}

/** One page of an inbox, newest first, and how many each filter has. Authorise first. */
export async function listInbox(inbox: BoundInbox, state: InboxState, now: Date): Promise<InboxView> {
  const { table } = inbox;
  const filters = filtersOf(inbox, now);
  const found = matchesColumns([table.name, table.email, table.company, table.message], state.query);
  const counts = await count(inbox, filters, found);
  const rows = await orm()
    .select()
    .from(table)
    .where(and(filters[state.show], found))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(recordsPerPage)
    .offset((state.page - 1) * recordsPerPage);
  return {
    state,
    cards: rows.map((row) => inbox.toCard(row, now)),
    pageCount: Math.max(1, Math.ceil((counts[state.show] ?? 0) / recordsPerPage)),
    counts,
  };
}

/** How many have just arrived, and how many are overdue. Authorise first. */
export async function countWaiting(inbox: BoundInbox, now: Date): Promise<Waiting> {
  const [first] = inbox.declaration.statuses;
  const { [first?.key ?? '']: fresh, overdue } = filtersOf(inbox, now);
  const counts = await count(inbox, { fresh, overdue }, undefined);
  return { fresh: counts.fresh ?? 0, freshLabel: first?.label.toLowerCase() ?? '', overdue: counts.overdue ?? 0 };
}

type Filters = Record<string, SQL | undefined>;

/** What is doubtful is in `spam` and nowhere else. */
function filtersOf(inbox: BoundInbox, now: Date): Filters {
  const { table, declaration } = inbox;
  const honest = isNull(table.spamReason);
  const filters: Filters = { all: honest };
  for (const { key } of declaration.statuses) filters[key] = and(honest, eq(table.status, key));
  filters.overdue = and(honest, inArray(table.status, [...declaration.awaiting]), inbox.wasDueBefore(now));
  filters.spam = isNotNull(table.spamReason);
  return filters;
}

async function count({ table }: BoundInbox, filters: Filters, found: SQL | undefined): Promise<Record<string, number>> {
  const columns = Object.entries(filters).map(([key, filter]) => [
    key,
    sql<number>`count(*) filter (where ${filter ?? sql`true`})`.mapWith(Number),
  ]);
  const [counts] = await orm().select(Object.fromEntries(columns)).from(table).where(found);
  return counts ?? {};
}
