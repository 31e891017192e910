import { desc } from 'drizzle-orm';
import { containsSearch, matchesSearch } from '~/collections/search-text.server';
import { orm } from '~/db/client.server';
import type { Staff } from '~/lib/roles';
import { isPermitted } from '../authorise';
import { type BoundInbox, boundInboxes, type InquiryRow } from '../inbox/bound-inboxes.server';
import { inquiryPath } from '../inbox/inbox';
import type { Found } from './palette-option';

const mostFound = 5;
/** A search that more fit is not sorted as a whole: the newest of them are read in their own order. */
const mostSorted = 300;
/** Shorter ones fit everything. */
const shortestQuery = 3;

/** What visitors sent whose name, address, company or words contain what was typed, spam too; the newest first. */
export async function findInquiries(staff: Staff, query: string): Promise<Found[]> {
  if (query.length < shortestQuery) return [];
  const mine = boundInboxes.filter(({ declaration }) => isPermitted(staff, 'read', declaration));
  const found = await Promise.all(mine.map((inbox) => newestIn(inbox, query)));
  return found
    .flat()
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, mostFound)
    .map(({ entry }) => entry);
}

async function newestIn({ table, declaration }: BoundInbox, query: string): Promise<{ at: Date; entry: Found }[]> {
  const counted = orm()
    .select({ id: table.id })
    .from(table)
    .where(matchesSearch(table, query))
    .limit(mostSorted + 1);
  const isCommon = (await counted).length > mostSorted;
  const rows = await orm()
    .select()
    .from(table)
    .where(isCommon ? containsSearch(table, query) : matchesSearch(table, query))
    .orderBy(desc(table.createdAt), desc(table.id))
    .limit(mostFound);
  return rows.map((row) => {
    const { id, name, company, email, createdAt, status, spamReason } = row as InquiryRow;
    const known = declaration.statuses.find(({ key }) => key === status) ?? { label: status, tone: 'neutral' as const };
    const state = spamReason === null ? { label: known.label, tone: known.tone } : spamState;
    const title = `${name}, ${company ?? email}`;
    const href = inquiryPath(declaration, id);
    return { at: createdAt, entry: { group: 'From visitors', title, href, tab: declaration.tab.label, state } };
  });
}

const spamState = { label: 'Spam', tone: 'caution' } as const;
