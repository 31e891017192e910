import { contentTeam } from '~/collections/collection';
import type { Guarded } from '../authorise';

/** The path of the page under /admin. */
export const redirectsPath = 'redirects';
/** The field of a new redirect that a link can fill in. */
export const fromField = 'from';
/** Id of the form for a new redirect. */
export const redirectForm = 'redirect';

export const redirectsGuard: Guarded<'read'> = {
  permissions: { read: contentTeam },
  messages: { signedOut: 'You must be logged in to manage redirects' },
};

export interface RedirectsState {
  query: string;
  page: number;
}

export interface RedirectRow {
  path: string;
  target: string;
  /** ISO 8601. */
  createdAt: string;
  /** What is in the way: a page at its own address, or none at its target. Null when it does what it is for. */
  fault: 'page at its address' | 'no page at its target' | null;
}

/** An address at which there is no page, as it was asked for in the last days. */
export interface MissedAddress {
  path: string;
  views: number;
  /** `YYYY-MM-DD`, in UTC. */
  lastOn: string;
  /** Host of the page that most often linked there; `self` for ours, empty when unknown. */
  linkedFrom: string;
}

export interface RedirectsReport {
  state: RedirectsState;
  rows: RedirectRow[];
  /** How many the search finds. */
  total: number;
  pageCount: number;
  missed: MissedAddress[];
}

/** Missed addresses are those of so many days. */
export const missedDays = 30;

export function redirectsAddress({ query, page }: RedirectsState): string {
  const search = new URLSearchParams();
  if (query) search.set('q', query);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `/admin/${redirectsPath}?${search}` : `/admin/${redirectsPath}`;
}

/** The page with a new redirect begun for this address. */
export function newRedirectAddress(path: string): string {
  return `/admin/${redirectsPath}?${new URLSearchParams({ [fromField]: path })}#${redirectForm}`;
}
