import type { CollectionDeclaration } from '~/collections/collection';

/** What a list or a bin shows, as far as its address says it. */
interface Shown {
  query?: string;
  status?: string;
  sort?: string;
  page?: number;
  term?: ListedTerm | null;
}

/** What the records of a list have in a field of `terms`. */
export interface ListedTerm {
  field: string;
  value: string;
}

/** In the address of a list: the field and what it says. */
export const listedTermParameters = { field: 'field', value: 'term' } as const;

/** The address of a state of a tab's list; what is the default is not said. */
export function listPath({ tab, sorts }: CollectionDeclaration, { query, status, sort, page, term }: Shown): string {
  const search = new URLSearchParams();
  if (status) search.set('status', status);
  if (query) search.set('q', query);
  if (term) search.set(listedTermParameters.field, term.field);
  if (term) search.set(listedTermParameters.value, term.value);
  if (sort && sort !== sorts[0]?.key) search.set('sort', sort);
  if (page && page > 1) search.set('page', String(page));
  return `/admin/${tab.path}${search.size > 0 ? `?${search}` : ''}`;
}

/** In the address of a bin, which has a search of its own: what the address of the list says, for the way back. */
export const listParameter = 'list';

/** The same of its bin; `list` is the search of the list's address. */
export function binPath(
  { tab }: CollectionDeclaration,
  { query, page, list }: Pick<Shown, 'query' | 'page'> & { list: string },
): string {
  const search = new URLSearchParams();
  if (query) search.set('q', query);
  if (page && page > 1) search.set('page', String(page));
  if (list !== '') search.set(listParameter, list);
  return `/admin/${tab.path}/bin${search.size > 0 ? `?${search}` : ''}`;
}

/** In the address of a new record: the record that it starts as a copy of. */
export const copyParameter = 'copy';

export function copyPath({ tab }: CollectionDeclaration, id: string, list: string): string {
  return withOwn(`/admin/${tab.path}/new`, { [copyParameter]: id }, list);
}

/** Where a record's page is shown before visitors see it; null where there is none. */
export function previewPath({ tab, hasPreview }: CollectionDeclaration, id: string | null): string | null {
  return hasPreview ? `/admin/preview/${tab.path}/${id ?? 'new'}` : null;
}

/** In addresses: which version of a record is meant. */
export const versionParameter = 'version';

/** In the address of the preview of a new record: the key of the form that stored it, whose editor is closed by then. */
export const storedByParameter = 'stored-by';

/** In the address of a preview: an editor keeps it up to date. */
export const followsParameter = 'follows';

/** Where the editor starts with the words of a former version. */
export function bringBackPath({ tab }: CollectionDeclaration, id: string, version: number, list: string): string {
  return withOwn(`/admin/${tab.path}/${id}`, { [versionParameter]: String(version) }, list);
}

/** In the address of a history: the save whose changes are shown, and the one that those on the page come before. */
export const shownParameter = 'shown';
export const beforeParameter = 'before';

/** Where the saves of a record are listed, from the newest on or from before one of them. */
export function historyPath(
  { tab }: CollectionDeclaration,
  id: string,
  list: string,
  before: number | null = null,
): string {
  return withOwn(
    `/admin/${tab.path}/${id}/history`,
    before === null ? {} : { [beforeParameter]: String(before) },
    list,
  );
}

/** An address with words of its own and, behind them, what it says of the list that everything leads back to. */
function withOwn(path: string, own: Record<string, string>, list: string): string {
  const search = new URLSearchParams([...Object.entries(own), ...new URLSearchParams(list)]);
  return search.size > 0 ? `${path}?${search}` : path;
}

/** What the address of an editor or a history says of the list behind it. */
export function searchOfList(search: string): string {
  const kept = new URLSearchParams(search);
  const ofPages = [copyParameter, versionParameter, shownParameter, beforeParameter];
  const own = ofPages.filter((parameter) => kept.has(parameter));
  if (own.length === 0) return search;
  for (const parameter of own) kept.delete(parameter);
  return kept.size > 0 ? `?${kept}` : '';
}
