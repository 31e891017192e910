import type { StateTone } from '~/collections/record-card';
import type { Role } from '~/lib/roles';
import type { Toast } from '~/lib/toast';
import type { Other } from '~/server/presence/presence';
import type { Count } from '../count';

/** The sentences an inbox says. */
export interface InboxMessages {
  empty: string;
  /** Under `empty`: what will stand in the list. */
  emptyHelp: string;
  loadFailed: string;
  updateFailed: string;
  updated: string;
  notSpam: string;
  markedSpam: string;
  assigned: string;
  noted: string;
  answered: string;
  /** Somebody else was quicker. */
  overtaken: string;
  gone: string;
  signedOut: string;
}

/** A step from one status to another. The database takes it only from those in `from`. */
export interface InboxMove<Status extends string = string> {
  label: string;
  /** Over several that were chosen: the button, and how the summary speaks of them. */
  several: { label: string; done: string; already: string };
  from: readonly Status[];
  to: Status;
  /** No other step leads back from it: whoever took it can, as long as nothing else was done. */
  hasUndo?: true;
  /** Nothing comes of it any more: its button is told from the others by its colour. */
  endsIt?: true;
  /** What is arranged is called off by mail, at once: so it asks first. */
  callsOff?: true;
}

/** Facts about a tab of what visitors sent; safe to send to the browser. */
export interface InboxDeclaration<Status extends string = string> {
  /** Name of the table and of the audit log's entries. */
  name: string;
  /** Last part of the tab's URL, and what the tab says. */
  tab: { path: string; label: string };
  heading: string;
  /** The page with the form that fills it. */
  formPath: string;
  /** What one and several are called. */
  nouns: readonly [one: string, several: string];
  permissions: Record<'read' | 'update' | 'export', readonly Role[]>;
  /** In the order of the filters. The first is how they arrive, and is counted at the tab. */
  statuses: readonly { key: Status; label: string; tone: StateTone }[];
  /** As long as it stands like this and nobody has answered, somebody waits. */
  awaiting: readonly Status[];
  /** How it stands once an answer was sent from here; null when an answer alone changes nothing. */
  answered: Status | null;
  moves: readonly InboxMove<Status>[];
  messages: InboxMessages;
}

/** The values of a move's button that are no status. */
export const notSpam = 'not-spam';
export const markSpam = 'spam';
/** The same, of the Undo that takes the last step back. */
export const takeBack = 'take-back';
/** The value of a button that assigns what was chosen to the `assignee` beside it. */
export const assign = 'assign';
/** The `assignee` as long as nobody has chosen one: an empty one is Nobody. */
export const unchosen = 'unchosen';

/** How the summary speaks of several that went into the spam, or came back. */
export const spokenOfSpam = {
  [notSpam]: { done: 'brought back', already: 'among the others' },
  [markSpam]: { done: 'marked as spam', already: 'among the spam' },
};

/** A member of the staff who may answer. */
export interface Colleague {
  id: string;
  name: string;
}

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
  /** When it was answered, where its status says nothing of it; null otherwise. */
  answeredAt: string | null;
  /** Who of the staff answers it; null when nobody was chosen. */
  assignee: Colleague | null;
  /** What an answer by e-mail is headed. */
  replySubject: string;
  /** When it takes place, where that is arranged. */
  appointment: Appointment | null;
  /** Who else has it open now; left out for nobody. */
  presence?: Other[];
}

/** A demo that is arranged. `at` is ISO 8601. */
export interface Appointment {
  at: string;
  minutes: number;
}

/** What the list shows, as the URL says it. `show` is `all`, a status, `overdue`, `mine` or `spam`. */
export interface InboxState {
  query: string;
  show: string;
  page: number;
}

export interface InboxView {
  state: InboxState;
  cards: InquiryCard[];
  pageCount: number;
  /** How many the filter and the search find. */
  total: Count;
  /** How many each filter has; null while something is searched for that a thousand and more have. */
  counts: Record<string, Count> | null;
  /** Whom they can be assigned to. */
  colleagues: Colleague[];
}

/** Another one in the list that one was opened from. */
export interface Neighbour {
  id: string;
  name: string;
  excerpt: string;
  receivedAt: string;
}

/** In the order of the list; null at its ends. */
export interface Neighbours {
  before: Neighbour | null;
  after: Neighbour | null;
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
  fresh: Count;
  freshLabel: string;
  overdue: Count;
}

/** The address of a list's state; what is not said is the default. */
export function inboxPath(inbox: InboxDeclaration, state: Partial<InboxState>): string {
  return `/admin/${inbox.tab.path}${inboxQuery(state)}`;
}

/** The address of one that came in, which remembers the list it was opened from. */
export function inquiryPath(inbox: InboxDeclaration, id: string, state: Partial<InboxState> = {}): string {
  return `/admin/${inbox.tab.path}/${id}${inboxQuery(state)}`;
}

/** The address of what a filter and a search find, whatever the page, as one file. */
export function exportPath(inbox: InboxDeclaration, format: 'csv' | 'json', state: Partial<InboxState>): string {
  return `/admin/${inbox.tab.path}.${format}${inboxQuery({ ...state, page: 1 })}`;
}

/** `?show=…&q=…&page=…`; empty when everything is the default. */
export function inboxQuery(state: Partial<InboxState>): string {
  const search = new URLSearchParams();
  if (state.show && state.show !== 'all') search.set('show', state.show);
  if (state.query) search.set('q', state.query);
  if (state.page && state.page > 1) search.set('page', String(state.page));
  return search.size > 0 ? `?${search}` : '';
}

/** What staff write themselves, by the intent of its form. It is none of the status, so its failures have sentences of their own. */
const writingFailed = {
  reply: 'Your answer could not be sent. Please try again.',
  note: 'Your note could not be kept. Please try again.',
  propose: 'The times could not be sent. Please try again.',
};

/** What is said when something could not be done with one that came in, through no fault of who asked. */
export function failureOf({ messages }: Pick<InboxDeclaration, 'messages'>, intent: string): string {
  return Object.hasOwn(writingFailed, intent)
    ? writingFailed[intent as keyof typeof writingFailed]
    : messages.updateFailed;
}
