import { and, asc, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { containsSearch, matchesSearch, searchTerm } from '~/collections/search-text.server';
import { orm } from '~/db/client.server';
import { pagesOf, pageWithin } from '~/lib/list-limits';
import type { Staff } from '~/lib/roles';
import { countRows, countUpTo } from '../capped-count.server';
import type { Count } from '../count';
import { mostCounted, mostFound, readPage, recordsPerPage } from '../record-list.server';
import type { BoundInbox, InboxClock, InquiryRow } from './bound-inboxes.server';
import { cardsOf } from './cards.server';
import { colleaguesOf } from './colleagues.server';
import { excerptOf } from './excerpt';
import type { InboxState, InboxView, Neighbour, Neighbours, Waiting } from './inbox';

const none: Count = { rows: 0, more: false };

/** Who looks, and when. */
export interface InboxViewer {
  staff: Staff;
  clock: InboxClock;
}

/** Reads a list's state from the URL; nonsense counts as not given. */
export function readInboxState(search: URLSearchParams, { declaration }: BoundInbox): InboxState {
  const filters = ['all', ...declaration.statuses.map(({ key }) => key), 'overdue', 'mine', 'spam'];
  return {
    query: searchTerm(search.get('q')),
    show: filters.find((filter) => filter === search.get('show')) ?? 'all',
    page: readPage(search),
  };
}

/** One page of an inbox, newest first, and how many each filter has. Authorise first. */
export async function listInbox(inbox: BoundInbox, state: InboxState, viewer: InboxViewer): Promise<InboxView> {
  const { table } = inbox;
  const filters = filtersOf(inbox, viewer);
  const found = state.query === '' ? undefined : await searchedIn(inbox, state.query);
  const counts = found?.isLarge ? null : await countAll(inbox, filters, found?.where);
  const where = and(filters[state.show], found?.where);
  const total = counts?.[state.show] ?? (await countRows(table, where, mostFound));
  const { page: within, pageCount } = pageWithin(state.page, total.rows, recordsPerPage);
  let page = total.more ? state.page : within;
  let rows = await readRows(inbox, where, page, state.show);
  if (rows.length === 0 && page > 1) {
    // Behind the end of a list too long to count.
    page = pagesOf((await countRows(table, where)).rows, recordsPerPage);
    rows = await readRows(inbox, where, page, state.show);
  }
  const colleagues = await colleaguesOf(inbox.declaration);
  return {
    state: { ...state, page },
    cards: await cardsOf(inbox, rows, viewer.clock, colleagues),
    pageCount,
    total,
    counts,
    colleagues,
  };
}

/** Who has waited longest is answered first. */
const isOldestFirst = (show: string) => show === 'overdue';

/** The page's ids come from the index of the order alone; only their rows are read. What is overdue has the oldest first. */
async function readRows(
  { table }: BoundInbox,
  where: SQL | undefined,
  page: number,
  show: string,
): Promise<InquiryRow[]> {
  const inOrder = isOldestFirst(show) ? asc : desc;
  const order = [inOrder(table.createdAt), inOrder(table.id)];
  const ids = orm()
    .select({ id: table.id })
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(recordsPerPage)
    .offset((page - 1) * recordsPerPage);
  const rows = await orm()
    .select()
    .from(table)
    .where(inArray(table.id, ids))
    .orderBy(...order);
  return rows as InquiryRow[];
}

/**
 * What a search finds: few are named by the index of the search text; of many, the order's own index is read until the
 * page is full.
 */
async function searchedIn({ table }: BoundInbox, query: string): Promise<{ where: SQL; isLarge: boolean }> {
  const rows = await orm()
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(matchesSearch(table, query))
    .limit(mostFound + 1);
  if (rows.length > mostFound) return { where: containsSearch(table, query), isLarge: true };
  return { where: sql`${table.id} = any(${`{${rows.map(({ id }) => id).join()}}`}::uuid[])`, isLarge: false };
}

/** Those before and after one in the list that it was opened from, which it may have left since. Authorise first. */
export async function neighboursIn(
  inbox: BoundInbox,
  state: InboxState,
  viewer: InboxViewer,
  id: string,
): Promise<Neighbours> {
  const { table } = inbox;
  const listed = listedIn(inbox, state, viewer);
  const here = sql`((select created_at from ${table} where id = ${id}), ${id}::uuid)`;
  const read = async (isNewer: boolean) => {
    const place = sql`(${table.createdAt}, ${table.id})`;
    const inOrder = isNewer ? asc : desc;
    const [row] = await orm()
      .select()
      .from(table)
      .where(and(listed, isNewer ? sql`${place} > ${here}` : sql`${place} < ${here}`))
      .orderBy(inOrder(table.createdAt), inOrder(table.id))
      .limit(1);
    return row ? neighbourOf(row as InquiryRow) : null;
  };
  const [newer, older] = await Promise.all([read(true), read(false)]);
  return isOldestFirst(state.show) ? { before: older, after: newer } : { before: newer, after: older };
}

function neighbourOf({ id, name, message, createdAt }: InquiryRow): Neighbour {
  return { id, name, excerpt: excerptOf(message), receivedAt: createdAt.toISOString() };
}

/** What a list's filter and search leave, whatever the page; undefined when nothing is left out. */
export function listedIn(inbox: BoundInbox, state: InboxState, viewer: InboxViewer): SQL | undefined {
  return and(filtersOf(inbox, viewer)[state.show], matchesSearch(inbox.table, state.query));
}

/** How many have just arrived, and how many are overdue. Authorise first. */
export async function countWaiting(inbox: BoundInbox, viewer: InboxViewer): Promise<Waiting> {
  const [first] = inbox.declaration.statuses;
  const { [first?.key ?? '']: arrived, overdue: late } = filtersOf(inbox, viewer);
  const [fresh = none, overdue = none] = await countUpTo(inbox.table, [arrived, late], mostCounted);
  return { fresh, freshLabel: first?.label.toLowerCase() ?? '', overdue };
}

type Filters = Record<string, SQL | undefined>;

/** What is doubtful is in `spam` and nowhere else. */
function filtersOf(inbox: BoundInbox, { staff, clock }: InboxViewer): Filters {
  const { table, declaration } = inbox;
  const honest = isNull(table.spamReason);
  const filters: Filters = { all: honest };
  for (const { key } of declaration.statuses) filters[key] = and(honest, eq(table.status, key));
  const unanswered = and(honest, isNull(table.answeredAt), inArray(table.status, [...declaration.awaiting]));
  filters.overdue = and(unanswered, inbox.wasDueBefore(clock));
  filters.mine = and(honest, eq(table.assignedTo, staff.id));
  filters.spam = isNotNull(table.spamReason);
  return filters;
}

async function countAll({ table }: BoundInbox, filters: Filters, found: SQL | undefined) {
  const conditions = Object.values(filters).map((filter) => and(filter, found));
  const counts = await countUpTo(table, conditions, mostCounted);
  return Object.fromEntries(Object.keys(filters).map((key, index) => [key, counts[index] ?? none]));
}
