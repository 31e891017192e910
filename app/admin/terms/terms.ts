import { contentTeam } from '~/collections/collection';
import type { Guarded } from '../authorise';
import { listedTermParameters } from '../list-address';

/**
 * A term is a value that records share: a tag, an author, a department. Terms have no table of their own; what records say is
 * all there is, so that none can be missing or left over.
 */

/** The path of the page under /admin. */
export const termsPath = 'terms';

export const termsGuard: Guarded<'read'> = {
  permissions: { read: contentTeam },
  messages: { signedOut: 'You must be logged in to manage tags and names' },
};

/** A field of this name in every collection that has it: the tags of insights are those of blog posts. */
export interface TermField {
  name: string;
  label: string;
  /** A record has several of it. */
  isList: boolean;
}

export interface Term {
  value: string;
  /** How many records have it, in each collection; those in the bin count. */
  records: number;
  where: { tab: string; records: number }[];
  /** The same but for case, accents, blanks and signs. */
  alike: string[];
}

export interface TermsState {
  field: string;
  query: string;
  page: number;
}

export interface TermsReport {
  state: TermsState;
  fields: TermField[];
  field: TermField;
  terms: Term[];
  /** How many the search finds. */
  total: number;
  pageCount: number;
  /** The term that is to be renamed. */
  renaming: Term | null;
  /** Records can be without any. */
  canBeRemoved: boolean;
  /** What the field says otherwise: with such a name both become one. */
  others: string[];
}

/** Where the new name is typed; which term of which field it is for is said as in the address of a list. */
export const nameField = 'name';

/** Which term is to be renamed, in the address of the page. */
export const renameParameter = 'rename';

/** A name as it is kept: on one line. */
export function tidyName(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim();
}

export function termsAddress({ field, query = '', page = 1 }: Partial<TermsState>, renamed?: string): string {
  const search = new URLSearchParams();
  if (field) search.set(listedTermParameters.field, field);
  if (query) search.set('q', query);
  if (page > 1) search.set('page', String(page));
  if (renamed !== undefined) search.set(renameParameter, renamed);
  return `/admin/${termsPath}${search.size > 0 ? `?${search}` : ''}`;
}
