import type { StateTone } from '~/collections/record-card';
import type { Role } from '~/lib/roles';
import type { Toast } from '~/lib/toast';

/** The sentences an inbox says. */
export interface InboxMessages {
  empty: string;
  loadFailed: string;
  updateFailed: string;
  updated: string;
  notSpam: string;
  /** Somebody else was quicker. */
  overtaken: string;
  gone: string;
  signedOut: string;
}

/** A step from one status to another. The database takes it only from those in `from`. */
export interface InboxMove<Status extends string = string> {
  label: string;
  from: readonly Status[];
  to: Status;
}

/** Facts about a tab of what visitors sent; safe to send to the browser. */
export interface InboxDeclaration<Status extends string = string> {
  /** Name of the table and of the audit log's entries. */
  name: string;
  /** Last part of the tab's URL, and what the tab says. */
  tab: { path: string; label: string };
  heading: string;
  /** What one and several are called. */
  nouns: readonly [one: string, several: string];
  permissions: Record<'read' | 'update', readonly Role[]>;
  /** In the order of the filters. The first is how they arrive, and is counted at the tab. */
  statuses: readonly { key: Status; label: string; tone: StateTone }[];
  /** As long as it stands like this, somebody waits for an answer. */
  awaiting: readonly Status[];
  moves: readonly InboxMove<Status>[];
  messages: InboxMessages;
}

/** The value of a move's button that is no status. */
export const notSpam = 'not-spam';

/** One of those that came in, as its card shows it. */
export interface InquiryCard {
  id: string;
  name: string;
  email: string;
  company: string | null;
  /** What was chosen from lists. */
  facts: { label: string; value: string }[];
  message: string | null;
  status: string;
  /** Why it looks like spam, in words; null for what looks honest. */
  spam: string | null;
  receivedAt: string;
  /** By when it has to be answered; null when nobody waits. */
  due: { at: string; overdue: boolean } | null;
  /** What an answer by e-mail is headed. */
  replySubject: string;
}

/** What the list shows, as the URL says it. `show` is `all`, a status, `overdue` or `spam`. */
export interface InboxState {
  query: string;
  show: string;
  page: number;
}

export interface InboxView {
  state: InboxState;
  cards: InquiryCard[];
  pageCount: number;
  /** How many each filter has, of those that the search finds. */
  counts: Record<string, number>;
}

/** What a tab's loader answers. */
export interface LoadedInbox {
  /** Null when it could not be loaded. */
  view: InboxView | null;
  now: string;
  failure: Toast | null;
}

/** What waits, for the tab. */
export interface Waiting {
  /** As many have just arrived: "3 unread". */
  fresh: number;
  freshLabel: string;
  overdue: number;
}

/** The address of a list's state; what is not said is the default. */
export function inboxPath(inbox: InboxDeclaration, state: Partial<InboxState>): string {
  const search = new URLSearchParams();
  if (state.show && state.show !== 'all') search.set('show', state.show);
  if (state.query) search.set('q', state.query);
  if (state.page && state.page > 1) search.set('page', String(state.page));
  const query = search.size > 0 ? `?${search}` : '';
  return `/admin/${inbox.tab.path}${query}`;
}
