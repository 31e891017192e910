import { inArray, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { boundCollections } from '~/collections/registry.server';
import { orm } from '~/db/client.server';
import { isUuid } from '~/lib/uuid';
import { profiles } from '~/server/auth/auth.table.server';
import { backupRuns } from '~/server/backup/backup_runs.table.server';
import { outboxMails } from '~/server/mail/outbox_mails.table.server';
import { newsletterSubscribers } from '~/server/newsletter/newsletter.table.server';
import { uploads } from '~/server/uploads/uploads.table.server';
import { fieldLabel } from '../field-label';
import { boundInboxes } from '../inbox/bound-inboxes.server';
import type { AuditSubject } from './audit-entry';
import { type FieldWords, wordsOf } from './audit-values.server';

/** A kind of thing that the log speaks of. */
interface Audited {
  /** As entries name it. */
  name: string;
  label: string;
  /** What one is called; null where what was done says it all. */
  kind: string | null;
  words: FieldWords;
  /** Where titles are; null for what has none. */
  titles: { table: PgTable; id: AnyPgColumn; title: AnyPgColumn; deletedAt?: AnyPgColumn } | null;
  hrefOf(id: string): string | null;
  binHref?: string;
}

/** Of what has no HTML and no words of its own. */
const plain: FieldWords = { htmlColumns: [] };

const others: readonly Audited[] = [
  {
    name: 'users',
    label: 'Users',
    kind: 'user',
    words: plain,
    titles: { table: profiles, id: profiles.id, title: profiles.name },
    hrefOf: (id) => `/admin/users/${id}`,
  },
  {
    name: 'uploads',
    label: 'Media',
    kind: 'picture',
    words: plain,
    titles: { table: uploads, id: uploads.id, title: uploads.originalName },
    hrefOf: (id) => `/admin/media/${id}`,
  },
  {
    name: 'outbox_mails',
    label: 'Mail',
    kind: 'mail',
    words: plain,
    titles: { table: outboxMails, id: outboxMails.id, title: outboxMails.subject },
    hrefOf: (id) => `/admin/mail/${id}`,
  },
  {
    name: 'newsletter_subscribers',
    label: 'Subscribers',
    kind: 'subscriber',
    words: plain,
    titles: { table: newsletterSubscribers, id: newsletterSubscribers.id, title: newsletterSubscribers.email },
    hrefOf: () => '/admin/subscribers',
  },
  {
    name: 'backup_runs',
    label: 'Backups',
    kind: 'backup',
    words: plain,
    titles: { table: backupRuns, id: backupRuns.id, title: backupRuns.file },
    hrefOf: () => '/admin/operations',
  },
  {
    name: 'redirects',
    label: 'Redirects',
    kind: 'redirect',
    words: plain,
    titles: null,
    hrefOf: () => '/admin/redirects',
  },
  { name: 'holidays', label: 'Holidays', kind: 'holiday', words: plain, titles: null, hrefOf: () => null },
  {
    name: 'reply_templates',
    label: 'Reply templates',
    kind: 'template',
    words: plain,
    titles: null,
    hrefOf: () => null,
  },
  {
    name: 'privacy_requests',
    label: 'Privacy requests',
    kind: 'personal data',
    words: plain,
    titles: null,
    hrefOf: () => null,
  },
  { name: 'audit_log', label: 'Audit log', kind: 'audit log', words: plain, titles: null, hrefOf: () => null },
  { name: 'sessions', label: 'Sign-ins', kind: null, words: plain, titles: null, hrefOf: () => null },
];

/** Everything that has a name and a place of its own; the log may speak of more. */
export const audited: readonly Audited[] = [
  ...boundCollections.map((collection) => {
    const { declaration, table } = collection;
    const { name, tab, singular } = declaration;
    return {
      name,
      label: tab.label,
      kind: singular,
      words: wordsOf(collection),
      titles: { table, id: table.id, title: table.title, deletedAt: table.deletedAt },
      hrefOf: (id: string) => `/admin/${tab.path}/${id}`,
      binHref: `/admin/${tab.path}/bin`,
    };
  }),
  ...boundInboxes.map(({ declaration: { name, tab, nouns }, table }) => ({
    name,
    label: tab.label,
    kind: nouns[0],
    words: plain,
    titles: { table, id: table.id, title: table.name },
    hrefOf: (id: string) => `/admin/${tab.path}/${id}`,
  })),
  ...others,
];

export function fieldWordsOf(collection: string): FieldWords {
  return audited.find(({ name }) => name === collection)?.words ?? plain;
}

export function labelOf(collection: string): string {
  return audited.find(({ name }) => name === collection)?.label ?? fieldLabel(collection);
}

interface Named {
  collection: string;
  recordId: string;
}

/** What these entries speak of, as it stands now, keyed by `<collection>/<record>`. One query for each collection. */
export async function findSubjects(entries: readonly Named[]): Promise<Map<string, AuditSubject>> {
  const subjects = new Map<string, AuditSubject>();
  for (const collection of new Set(entries.map((entry) => entry.collection))) {
    const ids = entries.filter((entry) => entry.collection === collection).map(({ recordId }) => recordId);
    const known = audited.find(({ name }) => name === collection);
    const rows = known?.titles ? await findTitles(known.titles, ids) : new Map<string, Found>();
    for (const record of ids) {
      const found = rows.get(record);
      const isList = known !== undefined && isOfList(known, record);
      const standing = isList ? 'here' : found ? (found.binned ? 'in the bin' : 'here') : 'deleted';
      subjects.set(`${collection}/${record}`, {
        collection,
        record,
        kind: kindOf(known, collection, isList),
        title: found?.title || null,
        href: isList ? null : hrefOf(known, record, standing),
        standing: known?.titles ? standing : 'here',
      });
    }
  }
  return subjects;
}

/** An export is of a list, and names its format in place of a record. */
function isOfList({ titles }: Audited, record: string): boolean {
  return titles?.id.columnType === 'PgUUID' && !isUuid(record);
}

function kindOf(known: Audited | undefined, collection: string, isList: boolean): string | null {
  if (isList) return labelOf(collection).toLowerCase();
  return known ? known.kind : fieldLabel(collection).toLowerCase();
}

function hrefOf(known: Audited | undefined, id: string, standing: AuditSubject['standing']): string | null {
  if (standing === 'here') return known?.hrefOf(id) ?? null;
  return standing === 'in the bin' ? (known?.binHref ?? null) : null;
}

interface Found {
  title: string;
  binned: boolean;
}

async function findTitles(
  { table, id, title, deletedAt }: NonNullable<Audited['titles']>,
  ids: readonly string[],
): Promise<Map<string, Found>> {
  // Ids of people are plain text, all others uuids, which PostgreSQL refuses to compare with anything else.
  const wanted = id.columnType === 'PgUUID' ? ids.filter(isUuid) : [...ids];
  if (wanted.length === 0) return new Map();
  const rows = await orm()
    .select({
      id: sql<string>`${id}`,
      title: sql<string>`coalesce(${title}, '')`,
      binned: deletedAt ? sql<boolean>`${deletedAt} is not null` : sql<boolean>`false`,
    })
    .from(table)
    .where(inArray(id, wanted));
  return new Map(rows.map((row) => [row.id, row]));
}
