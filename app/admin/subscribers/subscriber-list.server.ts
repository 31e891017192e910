import { and, desc, eq, type SQL } from 'drizzle-orm';
import { matchesColumns, searchTerm } from '~/collections/search-text.server';
import { orm } from '~/db/client.server';
import { toCsv } from '~/lib/csv';
import { pageWithin } from '~/lib/list-limits';
import type { Staff } from '~/lib/roles';
import { writeAudit } from '~/server/audit/audit.server';
import { consentVersions } from '~/server/newsletter/consent';
import { newsletterSubscribers } from '~/server/newsletter/newsletter.table.server';
import { type SubscriberStatus, subscriberStatuses } from '~/server/newsletter/subscriber-status';
import { unsubscribeUrl } from '~/server/newsletter/unsubscribe-link.server';
import { authorise } from '../authorise';
import { readPage, recordsPerPage } from '../record-list.server';
import { subscriberGuard } from './subscriber-words';

export interface SubscriberState {
  query: string;
  /** Empty for all. */
  status: SubscriberStatus | '';
  page: number;
}

/** Times are ISO 8601. */
export interface SubscriberRow {
  id: string;
  email: string;
  status: SubscriberStatus;
  consentAt: string;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
}

export interface SubscriberList {
  state: SubscriberState;
  subscribers: SubscriberRow[];
  total: number;
  pageCount: number;
}

/** Reads a list's state from the URL; nonsense counts as not given. */
export function readSubscriberState(search: URLSearchParams): SubscriberState {
  return {
    query: searchTerm(search.get('q')),
    status: subscriberStatuses.find((status) => status === search.get('status')) ?? '',
    page: readPage(search),
  };
}

const { id, email, status, consentAt, consentVersion, confirmedAt, unsubscribedAt } = newsletterSubscribers;
const columns = { id, email, status, consentAt, consentVersion, confirmedAt, unsubscribedAt };

function matching(state: SubscriberState): SQL | undefined {
  return and(
    state.status === '' ? undefined : eq(newsletterSubscribers.status, state.status),
    matchesColumns([newsletterSubscribers.email], state.query),
  );
}

/** One page of the list, newest consent first. Authorise first. */
export async function listSubscribers(state: SubscriberState): Promise<SubscriberList> {
  const found = matching(state);
  const total = await orm().$count(newsletterSubscribers, found);
  const { page, pageCount } = pageWithin(state.page, total, recordsPerPage);
  const rows = await orm()
    .select(columns)
    .from(newsletterSubscribers)
    .where(found)
    .orderBy(desc(newsletterSubscribers.consentAt), desc(newsletterSubscribers.id))
    .limit(recordsPerPage)
    .offset((page - 1) * recordsPerPage);
  return {
    state: { ...state, page },
    subscribers: rows.map((row) => ({
      ...row,
      consentAt: row.consentAt.toISOString(),
      confirmedAt: row.confirmedAt?.toISOString() ?? null,
      unsubscribedAt: row.unsubscribedAt?.toISOString() ?? null,
    })),
    total,
    pageCount,
  };
}

export type ExportFormat = 'csv' | 'json';

/**
 * Everybody whom the list shows, as a file's text, noted in the audit log. Whoever writes to them from another program
 * has to give each of them their own link to leave.
 * @throws RefusedError
 */
export function exportSubscribers(staff: Staff | null, state: SubscriberState, format: ExportFormat): Promise<string> {
  const actor = authorise(staff, 'export', subscriberGuard);
  return orm().transaction(async (tx) => {
    const rows = await tx
      .select({ ...columns, token: newsletterSubscribers.unsubscribeToken })
      .from(newsletterSubscribers)
      .where(matching(state))
      .orderBy(desc(newsletterSubscribers.consentAt), desc(newsletterSubscribers.id));
    const changes = { subscribers: { after: rows.length }, format: { after: format } };
    await writeAudit(tx, {
      staff: actor,
      action: 'export',
      collection: 'newsletter_subscribers',
      recordId: 'list',
      changes,
    });
    const entries = rows.map(({ id: _id, token, ...row }) => ({
      ...row,
      consentWords: wordsOf(row.consentVersion),
      unsubscribeUrl: unsubscribeUrl(token),
    }));
    if (format === 'json') return `${JSON.stringify(entries, null, 2)}\n`;
    return toCsv(
      [
        'E-mail',
        'Status',
        'Consent at',
        'Confirmed at',
        'Unsubscribed at',
        'Consent version',
        'Consent',
        'Unsubscribe link',
      ],
      entries.map((row) => [
        row.email,
        row.status,
        row.consentAt,
        row.confirmedAt,
        row.unsubscribedAt,
        row.consentVersion,
        row.consentWords,
        row.unsubscribeUrl,
      ]),
    );
  });
}

function wordsOf(version: string): string | null {
  return Object.entries(consentVersions).find(([known]) => known === version)?.[1] ?? null;
}
