import type { Stretch } from '~/lib/text-diff';
import type { AuditAction } from '~/server/audit/audit-actions';

/** What the log is asked; everything of it is in the URL. Empty means not asked. */
export interface AuditState {
  query: string;
  /** Id of who did it. */
  person: string;
  collection: string;
  action: AuditAction | '';
  /** Id of the record; means something with a collection only. */
  record: string;
  /** Days in India, `YYYY-MM-DD`, both included. */
  from: string;
  to: string;
  /** Entries older than this one, or newer; at most one of the two. */
  before: number | null;
  after: number | null;
}

/** A field that changed, in words. */
export interface AuditChange {
  label: string;
  before: string;
  after: string;
}

/** The same with what exactly differs; null where one of the values is empty, or nothing that can be read differs. */
export interface AuditDifference extends AuditChange {
  stretches: Stretch[] | null;
}

/** An entry as the list shows it. */
export interface AuditEntry {
  id: number;
  at: string;
  actor: { id: string | null; name: string };
  action: AuditAction | (string & {});
  subject: AuditSubject;
  changes: AuditChange[];
}

/** What an entry speaks of, as it stands now. */
export interface AuditSubject {
  collection: string;
  record: string;
  /** What kind of thing it is: "insight"; null where what was done says it all: "signed in". */
  kind: string | null;
  /** What it is called; null when that is no longer known. */
  title: string | null;
  /** Where it can be looked at; null when there is no such place, or no longer. */
  href: string | null;
  standing: 'here' | 'in the bin' | 'deleted';
}

export interface AuditPage {
  state: AuditState;
  entries: AuditEntry[];
  /** Addresses of the pages beside this one. */
  older: string | null;
  newer: string | null;
  /** What the filters offer. */
  people: { id: string; name: string }[];
  collections: { name: string; label: string }[];
}

/** What somebody did, as a word of a sentence: "Ada **changed** …". */
const verbs: Record<AuditAction, string> = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
  purge: 'deleted for good',
  export: 'exported',
  send: 'sent',
  share: 'shared',
  unshare: 'stopped sharing',
  erase: 'erased',
  'sign-in': 'signed in',
  'sign-out': 'signed out',
};

export function verbOf(action: string): string {
  return verbs[action as AuditAction] ?? action;
}

/** The number of an entry, as an address says it; null for anything else. */
export function readEntryNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** The address of the log with these filters, or of a file (`.csv`) of them; what is not said is not asked. */
export function auditPath(state: Partial<AuditState>, ending: '' | '.csv' = ''): string {
  const { query, ...rest } = state;
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries({ q: query, ...rest })) if (value) search.set(key, String(value));
  return `/admin/audit${ending}${search.size > 0 ? `?${search}` : ''}`;
}
